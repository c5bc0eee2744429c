import type {Localized} from '../../lib/shared/localized';

/** Words and sentences of the OpenAPI document that the facts don't have. */
export const openApiMessages = {
  title: {en: 'AList HTTP API', zh: 'AList HTTP API'},
  about: {
    en: 'All endpoints of AList {version}, with their parameters, responses, and errors. The paths are relative to the URL of your AList.',
    zh: 'AList {version} 的全部接口，包括参数、响应和报错。路径相对于 AList 的地址。',
  },
  docs: {en: 'HTTP API in the AList documentation', zh: 'AList 文档的 HTTP API 部分'},
  requests: {en: 'Requests', zh: '请求'},
  responses: {en: 'Responses', zh: '响应'},
  data: {
    en: 'In an error response, `data` is null. The example responses of an endpoint show its errors.',
    zh: '出错时 `data` 为 null。各接口的响应示例中列有可能的报错。',
  },
  paging: {en: 'Paging', zh: '分页'},
  commonErrors: {en: 'Common errors', zh: '常见错误'},
  beyond: {en: 'What OpenAPI can’t express', zh: 'OpenAPI 无法表示的内容'},
  beyondOperations: {
    en: '`x-alist-operations` of a path lists operations that have no place in OpenAPI: methods such as PROPFIND and COPY, and a second operation with the same method. At the top level, it lists what isn’t bound to a path.',
    zh: '路径的 `x-alist-operations` 列出 OpenAPI 无法容纳的操作，例如 PROPFIND、COPY 等方法，以及同一方法的第二种操作。位于顶层时，列出不属于固定路径的操作。',
  },
  beyondMethods: {
    en: '`x-alist-methods` lists all methods of an endpoint that accepts any method. The document describes the one to use.',
    zh: '`x-alist-methods` 列出接受任意方法的接口的全部方法，文件中描述的是应当使用的方法。',
  },
  beyondHeaders: {
    en: '`x-alist-headers` describes headers that HTTP clients set themselves, such as Authorization and Content-Length.',
    zh: '`x-alist-headers` 描述由 HTTP 客户端自行设置的请求头，例如 Authorization 和 Content-Length。',
  },
  beyondS3: {
    en: 'The S3 operations are under `/s3`, as on the main port, where they work only without keys. On its own port, the S3 server uses the same paths without `/s3`.',
    zh: 'S3 操作位于 `/s3` 下，与主端口一致，但在主端口上仅在未设置密钥时可用。使用单独端口时，路径相同，但没有 `/s3`。',
  },
  server: {en: 'Your AList', zh: '你的 AList'},
  serverScheme: {en: 'Protocol of your AList.', zh: 'AList 使用的协议'},
  serverHost: {en: 'Host name or IP address, and port.', zh: '主机名或 IP 地址，以及端口'},
  serverPath: {
    en: 'Path in site_url, including its first slash. Leave blank if there is none.',
    zh: 'site_url 中的路径，以斜杠开头；没有时留空',
  },
  mcpServer: {
    en: 'The MCP server of your AList, which has its own port',
    zh: 'AList 的 MCP 服务器，使用单独的端口',
  },
  result: {en: 'The result or an error.', zh: '结果或报错'},
  errorData: {
    en: 'Null. If creating a storage or a label fails with 500, it contains the ID.',
    zh: '为 null；创建存储或标签时报 500，则包含 ID。',
  },
  refused: {
    en: 'The HTTP server rejected the request before AList read it, such as 400 without a valid Host header or 431 with headers over 1 MB. Errors of AList itself have HTTP status 200.',
    zh: 'HTTP 服务器在 AList 读取请求前就拒绝了请求，例如缺少有效的 Host 请求头（400）或请求头超过 1 MB（431）。AList 自身的报错使用 HTTP 状态码 200。',
  },
  crashed: {
    en: 'The request crashed on the server. The response has no body.',
    zh: '服务器处理请求时崩溃，响应没有正文',
  },
  success: {en: 'The request succeeded.', zh: '请求成功'},
  redirect: {en: 'Redirect to another URL.', zh: '重定向到其他地址'},
  redirected: {
    en: 'What the other URL returns, for clients that follow redirects.',
    zh: '目标地址返回的内容，适用于会跟随重定向的客户端',
  },
  addedSlash: {
    en: 'Redirect to the same path with a slash at the end, which returns the other responses.',
    zh: '重定向到末尾带斜杠的同一路径，其他响应由该路径返回',
  },
  empty: {en: 'Success without a result.', zh: '成功，没有结果'},
  wildcard: {
    en: 'The path can contain slashes. AList also accepts slashes that a client sends as %2F.',
    zh: '路径中可以有斜杠；客户端把斜杠发送为 %2F 时，AList 同样接受。',
  },
  adminBearer: {
    en: 'WebDAV only: the admin token after the word Bearer.',
    zh: '仅用于 WebDAV：在 Bearer 后发送管理员令牌',
  },
  awsSignature: {
    en: 'OpenAPI has no type for AWS signatures, so tools can’t create them from this document. Use an S3 client.',
    zh: 'OpenAPI 没有 AWS 签名这一类型，工具无法根据本文件生成签名。请使用 S3 客户端。',
  },
  notNull: {en: 'It can be null even without an error.', zh: '没有出错时也可能为 null。'},
} as const satisfies Record<string, Localized>;

/** Name of a text of the document. */
export type OpenApiMessage = keyof typeof openApiMessages;

/** What the groups of routes are for, by the names of the facts. */
export const groupTexts: Readonly<Record<string, Localized>> = {
  'admin/driver': {en: 'Drivers and their fields', zh: '驱动及其字段'},
  'admin/index': {en: 'Search index', zh: '搜索索引'},
  'admin/label': {en: 'Labels', zh: '标签'},
  'admin/label_file_binding': {en: 'Assignment of labels to files', zh: '文件与标签的绑定'},
  'admin/message': {en: 'Messages between AList and the admin panel', zh: '与管理页面之间的消息'},
  'admin/meta': {en: 'Path rules (Meta)', zh: '元信息（路径规则）'},
  'admin/role': {en: 'Roles', zh: '角色'},
  'admin/session': {en: 'Device sessions of all users', zh: '所有用户的设备会话'},
  'admin/setting': {en: 'Settings', zh: '设置'},
  'admin/storage': {en: 'Storages', zh: '存储'},
  'admin/task': {en: 'Tasks, under the path of older releases', zh: '任务（旧版本使用的路径）'},
  'admin/user': {en: 'Users', zh: '用户'},
  auth: {en: 'Signing in and your own account', zh: '登录与自己的账号'},
  'auth/sso': {en: 'Single sign-on', zh: '单点登录'},
  'auth/webauthn': {en: 'Passkeys', zh: '通行密钥'},
  debug: {en: 'Tools for developers of AList', zh: '供 AList 开发者使用的工具'},
  download: {en: 'Downloads and previews', zh: '下载与预览'},
  fs: {en: 'Files and folders', zh: '文件与文件夹'},
  'fs/archive': {en: 'Archives', zh: '压缩包'},
  label: {en: 'Labels of files', zh: '文件的标签'},
  mcp: {en: 'MCP server for AI tools', zh: '供 AI 工具使用的 MCP 服务器'},
  public: {
    en: 'What visitors can read without signing in, and shares',
    zh: '访客无需登录即可读取的内容，以及分享',
  },
  s3: {en: 'S3 server', zh: 'S3 服务器'},
  share: {en: 'Your shares', zh: '自己的分享'},
  task: {en: 'Background tasks', zh: '后台任务'},
  web: {en: 'Web interface and its files', zh: '网页端及其文件'},
  webdav: {en: 'WebDAV server', zh: 'WebDAV 服务器'},
};
