import type {CompleteLocale} from '@site/src/lib/shared/localized';
import driverPages from '@site/src/data/facts/driver-pages.json';
import drivers from '@site/src/data/facts/drivers.json';
import {headWords} from './headWords';
import {queriesOfPages} from './judgedPages';
import type {queryKinds} from './queryKinds';
import {readerQueries} from './readerQueries';

/** A query, and the sections any of which is what its reader wants, in root-locale spelling. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: (typeof queryKinds)[number];
  readonly wanted: readonly string[];
  readonly half: Half;
  /** Whether it's one of those that were written as readers speak (`readerQueries.ts`). */
  readonly isSpoken: boolean;
}

/** Ranking is tuned on one half of the judged set only; the other half checks it. */
export type Half = 'tuning' | 'checking';

type Row = Omit<JudgedQuery, 'half' | 'isSpoken'>;

const queries = (
  kind: Row['kind'],
  rows: Readonly<Record<string, string | readonly string[]>>,
): readonly Row[] =>
  Object.entries(rows).map(([query, wanted]) => ({
    query,
    kind,
    wanted: typeof wanted === 'string' ? [wanted] : wanted,
  }));

const DRIVERS = '/guide/drivers';
const CONFIG = '/config/configuration.html';
const SITE = '/config/site.html';
const ERRORS = '/faq/errors';
const API = '/guide/api/fs.html';
const DOCKER = '/guide/install/docker.html';

/** Both say how to set another one. */
const FORGOT_PASSWORD = ['/faq/#forgot-password', '/faq/howto.html#password'];

/** Rows of a field that many drivers have; the reader's provider isn't in the query, so any of them will do. */
const REFRESH_TOKEN = driverPages
  .filter((page) =>
    drivers.some(
      ({name, fields}) =>
        page.drivers.includes(name) && fields.some(({key}) => key === 'refresh_token'),
    ),
  )
  .map(({slug}) => `${DRIVERS}/${slug}.html#field-refresh_token`);

const firstQueries: Readonly<Record<CompleteLocale, readonly Row[]>> = {
  en: [
    ...queries('name', {
      docker: DOCKER,
      s3: `${DRIVERS}/s3.html`,
      onedrive: `${DRIVERS}/onedrive.html`,
      '115': [`${DRIVERS}/115.html`, `${DRIVERS}/115_open.html`],
      'local storage': `${DRIVERS}/local.html`,
      minio: `${DRIVERS}/s3.html`,
      sharepoint: [`${DRIVERS}/onedrive.html`, `${DRIVERS}/onedrive.html#sharepoint`],
      permissions: '/reference/permissions.html',
      cli: '/reference/cli.html',
      pricing: '/pricing.html',
      'environment variables': [
        `${CONFIG}#environment`,
        '/config/#environment',
        `${DOCKER}#environment`,
        '/reference/environment.html',
      ],
      'config.json': [CONFIG, '/config/#file', `${CONFIG}#file`],
      meilisearch: `${CONFIG}#meilisearch`,
      cors: [`${CONFIG}#cors`, '/guide/api/#cors'],
      'recycle bin': [
        `${DRIVERS}/local.html#recycle-bin`,
        `${DRIVERS}/local.html#field-recycle_bin_path`,
      ],
      thumbnails: [`${DRIVERS}/local.html#thumbnails`, `${DRIVERS}/local.html#field-thumbnail`],
      'admin token': [
        '/reference/cli.html#admin-token-command',
        '/guide/api/#tokens',
        '/config/other.html#token',
      ],
    }),
    ...queries('field', {
      refresh_token: REFRESH_TOKEN,
      ALIST_JWT_SECRET: [
        `${CONFIG}#config-jwt_secret`,
        '/reference/environment.html#env-jwt_secret',
      ],
      '/api/fs/list': `${API}#api-post-api-fs-list`,
      'fs/rename': `${API}#api-post-api-fs-rename`,
      web_proxy: `${DRIVERS}/common.html#field-web_proxy`,
      'mount path': [
        `${DRIVERS}/common.html#field-mount_path`,
        `${DRIVERS}/common.html#mount-path`,
      ],
      'down proxy url': [
        `${DRIVERS}/common.html#field-down_proxy_url`,
        `${DRIVERS}/common.html#download-proxy-url`,
      ],
      'site url': [`${CONFIG}#config-site_url`, `${CONFIG}#site-url`],
      http_port: [`${CONFIG}#config-scheme-http_port`, '/reference/environment.html#env-http_port'],
      token_expires_in: `${CONFIG}#config-token_expires_in`,
      cache_expiration: `${DRIVERS}/common.html#field-cache_expiration`,
      force_path_style: `${DRIVERS}/s3.html#field-force_path_style`,
      'secret access key': `${DRIVERS}/s3.html#field-secret_access_key`,
      robots_txt: `${SITE}#setting-robots_txt`,
      'pagination type': [`${SITE}#setting-pagination_type`, `${SITE}#paging`],
      allow_register: `${SITE}#setting-allow_register`,
      qrcode_token: `${DRIVERS}/115.html#field-qrcode_token`,
      receive_code: `${DRIVERS}/115.html#field-receive_code`,
      ALIST_DB_HOST: [`${CONFIG}#config-database-host`, '/reference/environment.html#env-db_host'],
      ssl_mode: [`${CONFIG}#config-database-ssl_mode`, `${CONFIG}#ssl-mode`],
      webdav_read: ['/reference/permissions.html#perm-8', '/guide/advanced/user.html#perm-8'],
      'chunk size': [
        `${DRIVERS}/onedrive.html#field-chunk_size`,
        `${DRIVERS}/onedrive.html#chunk-size`,
      ],
      add_offline_download: `${API}#api-post-api-fs-add-offline-download`,
      'tasks.copy.workers': `${CONFIG}#config-tasks-copy-workers`,
    }),
    ...queries('error', {
      'token is invalidated': [
        `${ERRORS}/sign-in.html#err-token-invalidated`,
        '/faq/#token-invalidated',
      ],
      'guest user is disabled': [
        `${ERRORS}/sign-in.html#err-guest-disabled`,
        '/faq/#guest-disabled',
        '/guide/advanced/user.html#guest-disabled',
      ],
      'storage not found; please add a storage first': [
        '/faq/#no-storage',
        `${ERRORS}/files.html#err-storage-not-found-root`,
      ],
      'object not found': `${ERRORS}/files.html#err-object-not-found`,
      'sign expired': [`${ERRORS}/links.html#err-sign-expired`, '/faq/#sign'],
      'proxy not allowed': [
        `${ERRORS}/links.html#err-proxy-not-allowed`,
        `${DRIVERS}/common.html#proxy-refused`,
      ],
      'wrong archive password': `${ERRORS}/links.html#err-archive-password`,
      SignatureDoesNotMatch: [
        `${DRIVERS}/s3.html#signature`,
        // The message doesn't say on which side AList is: here, it's the server that refuses a client.
        '/guide/advanced/s3.html#signature',
      ],
      'address already in use': ['/config/#port-used', '/guide/install/#port-taken'],
      "can't move files between two storages": [
        `${ERRORS}/files.html#err-move-two-storages`,
        '/faq/#move-across',
      ],
      'bad cookie': `${DRIVERS}/115.html#bad-cookie`,
      'invalid cross-device link': `${DRIVERS}/local.html#cross-device`,
      'port is already allocated': `${DOCKER}#port-taken`,
    }),
    ...queries('task', {
      'forgot admin password': FORGOT_PASSWORD,
      'how to reset the password': [
        '/faq/#forgot-password',
        '/reference/cli.html#admin-command',
        '/reference/cli.html#admin-set-command',
        '/reference/cli.html',
        '/guide/install/docker.html#reset',
        '/faq/howto.html#password',
      ],
      'install with docker': DOCKER,
      'update docker image': [`${DOCKER}#update`, DOCKER],
      'run behind a sub-path': [
        `${CONFIG}#sub-path`,
        '/faq/#sub-path',
        `${CONFIG}#config-site_url`,
      ],
      'use mysql': `${CONFIG}#mysql`,
      'change the port': [
        `${CONFIG}#port`,
        `${CONFIG}#config-scheme-http_port`,
        `${CONFIG}#scheme`,
      ],
      'upload a file by api': [
        `${API}#upload`,
        `${API}#api-put-api-fs-put`,
        `${API}#api-put-api-fs-form`,
      ],
      'hidden files': [
        `${DRIVERS}/local.html#hidden-files`,
        `${DRIVERS}/local.html#field-show_hidden`,
        '/config/global.html#hide-files',
      ],
      'start at boot': [`${DOCKER}#start-at-boot`, '/guide/install/#start-at-boot'],
      'keep crawlers away': `${SITE}#no-crawlers`,
      'blank page': [
        '/faq/#sub-path',
        '/faq/why.html#blank-page',
        '/guide/install/reverse-proxy.html#blank-page',
      ],
    }),
    ...queries('question', {
      'why do new files not appear in the list after I upload them': [
        '/faq/#stale-list',
        `${DRIVERS}/common.html#stale-list`,
        `${DRIVERS}/common.html#cache-expiration`,
      ],
      'what should I do when I lost my phone and cannot enter the two-factor code': [
        '/faq/#lost-2fa',
        '/reference/cli.html#cancel2fa-command',
        '/guide/advanced/2fa.html#lost-phone',
      ],
      'how do I get a refresh token for my onedrive account': [
        `${DRIVERS}/onedrive.html#token`,
        `${DRIVERS}/onedrive.html#field-refresh_token`,
        `${DRIVERS}/onedrive.html#credentials`,
      ],
      'how can I let visitors register an account by themselves': [
        `${SITE}#sign-up`,
        `${SITE}#open-sign-up`,
        `${SITE}#setting-allow_register`,
      ],
      'my storages are gone after I updated the docker container': [
        `${DOCKER}#empty-start`,
        '/guide/install/#empty-start',
        `${DOCKER}#update`,
      ],
      'how do I change the port that alist listens on': [
        `${CONFIG}#port`,
        `${CONFIG}#config-scheme-http_port`,
        `${CONFIG}#scheme`,
      ],
      'where does alist keep its data folder and can I move it': [
        '/config/#data-folder',
        '/guide/install/#data',
      ],
      'why does webdav ask for the password again and again': [
        '/faq/#webdav-password',
        '/guide/webdav.html#password',
      ],
      'how do I make alist start by itself when the server boots': [
        `${DOCKER}#start-at-boot`,
        '/guide/install/#start-at-boot',
      ],
      'which call do I use to upload a file with a script': [
        `${API}#upload`,
        `${API}#api-put-api-fs-put`,
        `${API}#api-put-api-fs-form`,
      ],
    }),
    ...queries('typo', {
      onedirve: `${DRIVERS}/onedrive.html`,
      dcoker: DOCKER,
      permisions: '/reference/permissions.html',
      anouncement: [`${SITE}#announcement`, `${SITE}#setting-announcement`],
      refesh_token: REFRESH_TOKEN,
      thumnail: [`${DRIVERS}/local.html#thumbnails`, `${DRIVERS}/local.html#field-thumbnail`],
    }),
    ...queries('mixed', {
      'one drive token': [
        `${DRIVERS}/onedrive.html#token`,
        `${DRIVERS}/onedrive.html#field-refresh_token`,
      ],
      '115 网盘': `${DRIVERS}/115.html`,
      's3 bucket': [
        `${DRIVERS}/s3.html#field-bucket`,
        `${DRIVERS}/s3.html`,
        '/config/s3.html#setting-s3_buckets',
        '/config/s3.html#buckets',
      ],
      'jwt secret': `${CONFIG}#config-jwt_secret`,
    }),
    ...queries('other-language', {
      挂载路径: [`${DRIVERS}/common.html#field-mount_path`, `${DRIVERS}/common.html#mount-path`],
      反代: [
        '/faq/#upload-proxy',
        `${CONFIG}#sub-path`,
        CONFIG,
        '/guide/install/reverse-proxy.html',
      ],
      刷新令牌: [...REFRESH_TOKEN, `${DRIVERS}/onedrive.html#token`],
      对象存储: `${DRIVERS}/s3.html`,
      忘记密码: FORGOT_PASSWORD,
      权限: '/reference/permissions.html',
    }),
    ...queriesOfPages('en'),
  ],
  zh: [
    ...queries('name', {
      docker: DOCKER,
      '115 网盘': `${DRIVERS}/115.html`,
      本机存储: `${DRIVERS}/local.html`,
      对象存储: `${DRIVERS}/s3.html`,
      存储桶: [`${DRIVERS}/s3.html#field-bucket`, `${DRIVERS}/s3.html`],
      权限: '/reference/permissions.html',
      命令行: '/reference/cli.html',
      配置文件: [CONFIG, '/config/#file'],
      环境变量: [
        `${CONFIG}#environment`,
        '/config/#environment',
        `${DOCKER}#environment`,
        '/reference/environment.html',
      ],
      错误信息: '/faq/error.html',
      挂载: [
        `${DRIVERS}/common.html#field-mount_path`,
        `${DRIVERS}/common.html#mount-path`,
        '/guide/#mountable',
      ],
      阿里云盘: [
        `${DRIVERS}/aliyundrive_open.html`,
        `${DRIVERS}/aliyundrive.html`,
        `${DRIVERS}/`,
        '/#drivers',
      ],
      回收站: [`${DRIVERS}/local.html#recycle-bin`, `${DRIVERS}/local.html#field-recycle_bin_path`],
      缩略图: [`${DRIVERS}/local.html#thumbnails`, `${DRIVERS}/local.html#field-thumbnail`],
      跨域: [`${CONFIG}#cors`, '/guide/api/#cors'],
      离线下载: [
        '/guide/advanced/offline-download.html',
        `${DRIVERS}/115.html#offline-download`,
        `${API}#api-post-api-fs-add-offline-download`,
        '/reference/permissions.html#perm-2',
      ],
      公告: [`${SITE}#announcement`, `${SITE}#setting-announcement`],
      盘: [`${DRIVERS}/115.html`, `${DRIVERS}/aliyundrive_open.html`, `${DRIVERS}/`, '/#drivers'],
    }),
    ...queries('field', {
      refresh_token: REFRESH_TOKEN,
      ALIST_JWT_SECRET: [
        `${CONFIG}#config-jwt_secret`,
        '/reference/environment.html#env-jwt_secret',
      ],
      '/api/fs/list': `${API}#api-post-api-fs-list`,
      web_proxy: `${DRIVERS}/common.html#field-web_proxy`,
      挂载路径: [`${DRIVERS}/common.html#field-mount_path`, `${DRIVERS}/common.html#mount-path`],
      刷新令牌: [...REFRESH_TOKEN, `${DRIVERS}/onedrive.html#token`],
      客户端密钥: `${DRIVERS}/onedrive.html#field-client_secret`,
      缓存过期时间: [
        `${DRIVERS}/common.html#cache-expiration`,
        `${DRIVERS}/common.html#field-cache_expiration`,
      ],
      下载代理: [
        `${DRIVERS}/common.html#download-proxy-url`,
        `${DRIVERS}/common.html#field-down_proxy_url`,
        `${DRIVERS}/common.html#download-proxy-sign`,
      ],
      http_port: [`${CONFIG}#config-scheme-http_port`, '/reference/environment.html#env-http_port'],
      'site url': [`${CONFIG}#config-site_url`, `${CONFIG}#site-url`],
      默认角色: [`${SITE}#default-role`, `${SITE}#setting-default_role`],
      允许注册: [`${SITE}#setting-allow_register`, `${SITE}#sign-up`, `${SITE}#open-sign-up`],
      分页: [`${SITE}#paging`, `${SITE}#setting-pagination_type`, '/guide/api/#paging'],
      提取码: [`${DRIVERS}/115.html#field-receive_code`, `${DRIVERS}/115.html`],
      存储类型: [`${DRIVERS}/s3.html#storage-class`, `${DRIVERS}/s3.html#field-storage_class`],
      ALIST_DB_TYPE: [`${CONFIG}#config-database-type`, '/reference/environment.html#env-db_type'],
      回调地址: [
        `${DRIVERS}/onedrive.html#redirect-uri`,
        `${DRIVERS}/onedrive.html#field-redirect_uri`,
      ],
      强制路径样式: [`${DRIVERS}/s3.html#path-style`, `${DRIVERS}/s3.html#field-force_path_style`],
      'fs/copy': `${API}#api-post-api-fs-copy`,
    }),
    ...queries('error', {
      'token is invalidated': [
        `${ERRORS}/sign-in.html#err-token-invalidated`,
        '/faq/#token-invalidated',
      ],
      'storage not found': [
        '/faq/#no-storage',
        `${ERRORS}/files.html#err-storage-not-found-root`,
        `${ERRORS}/files.html#err-storage-not-found`,
      ],
      'sign invalid': [`${ERRORS}/links.html#err-sign-invalid`, '/faq/#sign'],
      'permission denied': [
        `${ERRORS}/files.html#err-permission-denied`,
        `${DOCKER}#not-writable`,
        '/config/#permission',
        `${DRIVERS}/local.html#no-rights`,
        `${ERRORS}/files.html#err-dirs-force-root`,
      ],
      AADSTS: `${DRIVERS}/onedrive.html#aadsts`,
      'bad cookie': `${DRIVERS}/115.html#bad-cookie`,
      下载报403: [
        `${DRIVERS}/115.html#download-403`,
        `${DRIVERS}/baidu.html#download-403`,
        `${DRIVERS}/s3.html#download-403`,
      ],
      NoSuchBucket: `${DRIVERS}/s3.html#bucket-twice`,
      'not a folder': `${ERRORS}/files.html#err-not-folder`,
      'share is expired': `${ERRORS}/shares.html#err-share-expired`,
    }),
    ...queries('task', {
      忘记密码: FORGOT_PASSWORD,
      如何重置管理员密码: [
        '/faq/#forgot-password',
        '/reference/cli.html#admin-command',
        '/reference/cli.html#admin-set-command',
        '/faq/howto.html#password',
      ],
      怎么更新: [
        `${DOCKER}#update`,
        '/guide/install/#update',
        '/guide/install/update.html',
        '/guide/install/update.html#steps',
      ],
      '使用 Docker 安装': DOCKER,
      子路径: [
        `${CONFIG}#sub-path`,
        '/faq/#sub-path',
        `${CONFIG}#config-site_url`,
        // The same task with the rules of each proxy, which the section of the configuration lacks.
        '/guide/install/reverse-proxy.html#subpath',
      ],
      修改端口: [`${CONFIG}#port`, `${CONFIG}#config-scheme-http_port`, `${CONFIG}#scheme`],
      反向代理: [
        '/guide/install/reverse-proxy.html',
        '/faq/#upload-proxy',
        CONFIG,
        `${CONFIG}#sub-path`,
        `${CONFIG}#config-site_url`,
      ],
      开机自启: [`${DOCKER}#start-at-boot`, '/guide/install/#start-at-boot'],
      上传文件接口: [
        `${API}#api-put-api-fs-put`,
        `${API}#api-put-api-fs-form`,
        API,
        // As for the same query in English: it compares the two calls.
        `${API}#upload`,
      ],
      扫码登录: [`${DRIVERS}/115.html#qr-code`, `${DRIVERS}/115.html`],
      新文件不显示: ['/faq/#stale-list', `${DRIVERS}/common.html#stale-list`],
      手机丢了验证码: '/faq/#lost-2fa',
      'webdav 不能写': '/faq/#webdav-write',
      更换数据目录: '/config/#data-folder',
      '使用 MySQL': `${CONFIG}#mysql`,
      收费吗: '/pricing.html',
    }),
    ...queries('question', {
      上传了新文件但是在列表里看不到怎么办: [
        '/faq/#stale-list',
        `${DRIVERS}/common.html#stale-list`,
        `${DRIVERS}/common.html#cache-expiration`,
      ],
      手机丢了没有两步验证码怎么登录: ['/faq/#lost-2fa', '/reference/cli.html#cancel2fa-command'],
      '怎么获取 OneDrive 的刷新令牌': [
        `${DRIVERS}/onedrive.html#token`,
        `${DRIVERS}/onedrive.html#field-refresh_token`,
        `${DRIVERS}/onedrive.html#credentials`,
      ],
      如何让访客自己注册账号: [
        `${SITE}#sign-up`,
        `${SITE}#open-sign-up`,
        `${SITE}#setting-allow_register`,
      ],
      '更新 Docker 容器之后原来的存储都不见了': [
        `${DOCKER}#empty-start`,
        '/guide/install/#empty-start',
        `${DOCKER}#update`,
      ],
      '怎样修改 AList 监听的端口号': [
        `${CONFIG}#port`,
        `${CONFIG}#config-scheme-http_port`,
        `${CONFIG}#scheme`,
      ],
      '数据目录在哪里，可以换到别的硬盘吗': ['/config/#data-folder', '/guide/install/#data'],
      '为什么 WebDAV 一直反复要求输入密码': '/faq/#webdav-password',
      '怎么让 AList 在开机的时候自动启动': [
        // Leads from each way of installing to its commands, which the reader hasn't named.
        '/faq/howto.html#start-at-boot',
        '/guide/install/manual.html#start-at-boot',
        `${DOCKER}#start-at-boot`,
        '/guide/install/#start-at-boot',
      ],
      用脚本上传文件应该调用哪个接口: [
        `${API}#api-put-api-fs-put`,
        `${API}#api-put-api-fs-form`,
        API,
      ],
    }),
    ...queries('typo', {
      onedirve: `${DRIVERS}/onedrive.html`,
      refesh_token: REFRESH_TOKEN,
      dcoker: DOCKER,
      web_porxy: `${DRIVERS}/common.html#field-web_proxy`,
    }),
    ...queries('mixed', {
      'onedrive 令牌': [
        `${DRIVERS}/onedrive.html#token`,
        `${DRIVERS}/onedrive.html#field-refresh_token`,
      ],
      '115网盘cookie': [
        `${DRIVERS}/115.html#field-cookie`,
        `${DRIVERS}/115.html#cookie`,
        `${DRIVERS}/115.html`,
      ],
      's3 密钥': [
        `${DRIVERS}/s3.html#credentials`,
        `${DRIVERS}/s3.html#field-secret_access_key`,
        `${DRIVERS}/s3.html#field-access_key_id`,
        '/config/s3.html#setting-s3_secret_access_key',
        '/config/s3.html#setting-s3_access_key_id',
        '/config/s3.html#keys',
      ],
      'docker 更新': [`${DOCKER}#update`, '/guide/install/update.html#steps'],
      '隐藏文件 local': [
        `${DRIVERS}/local.html#hidden-files`,
        `${DRIVERS}/local.html#field-show_hidden`,
      ],
    }),
    ...queries('other-language', {
      'reverse proxy': [
        '/faq/#upload-proxy',
        CONFIG,
        `${CONFIG}#sub-path`,
        '/guide/install/reverse-proxy.html',
      ],
      'refresh token': [...REFRESH_TOKEN, `${DRIVERS}/onedrive.html#token`],
      permissions: '/reference/permissions.html',
      'forgot password': FORGOT_PASSWORD,
      'object storage': `${DRIVERS}/s3.html`,
      'start at boot': [`${DOCKER}#start-at-boot`, '/guide/install/#start-at-boot'],
    }),
    ...queriesOfPages('zh'),
  ],
};

function judgedQueriesOf(locale: CompleteLocale): readonly JudgedQuery[] {
  return [
    ...firstQueries[locale].map((row, position): JudgedQuery => ({
      ...row,
      half: position % 2 === 0 ? 'tuning' : 'checking',
      isSpoken: false,
    })),
    ...readerQueries(locale).map(({held, ...row}): JudgedQuery => ({
      ...row,
      half: held ? 'checking' : 'tuning',
      isSpoken: true,
    })),
    ...headWords(locale).map((row, position): JudgedQuery => ({
      ...row,
      half: position % 2 === 0 ? 'tuning' : 'checking',
      isSpoken: false,
    })),
  ];
}

/**
 * The judged set: what readers of each language type, and where that must lead. It grows with the pages;
 * a query that fails is a bug of the search, so none is removed or bent to reach a number.
 */
export const judgedQueries: Readonly<Record<CompleteLocale, readonly JudgedQuery[]>> = {
  en: judgedQueriesOf('en'),
  zh: judgedQueriesOf('zh'),
};
