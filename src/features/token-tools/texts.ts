import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {Localized} from '@site/src/lib/localized';
import type {FailureKind} from '@site/src/lib/token-flow/failure';

/*
 * Texts of the helper pages. They are here and not in code.json because that file is sent with every
 * page of the site, and these pages are a few among hundreds.
 */
const texts = {
  tokenHelper: {en: '{name}: token helper', zh: '{name}：令牌助手'},
  callbackTitle: {en: '{name}: finish signing in', zh: '{name}：完成登录'},
  callbackLead: {
    en: 'After you sign in to {name}, you return to this page. It exchanges the code for tokens, shows them, and stores nothing.',
    zh: '登录 {name} 后会回到本页。本页用授权码换取令牌并显示，不保存任何内容。',
  },
  privacyTitle: {en: 'What leaves your browser', zh: '哪些数据会离开浏览器'},
  privacyKept: {
    en: 'Nothing is sent until you press a button. The page stores no tokens: they are gone when you leave. While you sign in, this tab keeps the data it needs to finish. That data works once and is valid for 10 minutes. Expired data is deleted when you use any page of this site in this tab again, or when you close the tab.',
    zh: '按下按钮前不会发送任何数据。本页不保存令牌，离开后即消失。登录过程中，完成登录所需的数据只保存在当前标签页，10 分钟内有效，且只能使用一次。再次在该标签页使用本站任意页面，或关闭标签页时，过期数据会被清除。',
  },
  ownServer: {
    en: 'How to run your own API server',
    zh: '如何自建 API 服务器',
  },
  requestsLabel: {en: 'Requests, in order', zh: '按顺序发出的请求'},
  opensPage: {en: "Your browser opens the provider's page", zh: '浏览器打开服务商的页面'},
  asksServer: {en: 'This page {purpose}', zh: '本页{purpose}'},
  secretField: {en: 'secret', zh: '敏感信息'},
  noFields: {en: 'no data', zh: '不含数据'},
  ifSupported: {en: ' (only if the API server supports it)', zh: '（仅当 API 服务器支持时）'},
  toolTitle: {en: 'Get the token', zh: '获取令牌'},
  startTitle: {en: 'Start a sign-in', zh: '开始登录'},
  manualTitle: {en: 'Do it manually', zh: '手动获取'},
  manualSecrets: {
    en: "Read secrets into variables with read -rs, so that they don't end up in your shell history. Replace the values in angle brackets with your own.",
    zh: '用 read -rs 把敏感信息读入变量，避免留在 shell 历史记录中。尖括号中的内容换成你自己的值。',
  },
  signInAddress: {en: 'Sign-in URL', zh: '登录地址'},
  problemsTitle: {en: 'Problems', zh: '常见问题'},
  seeAlsoTitle: {en: 'See also', zh: '另请参阅'},
  problemNetwork: {en: "The server can't be reached", zh: '无法连接服务器'},
  problemNetworkText: {
    en: 'If another API server is listed above, choose it. Otherwise, follow the manual steps. A content blocker in your browser can also be the cause.',
    zh: '如有其他 API 服务器，请在上方切换；没有时，按手动步骤操作。浏览器的拦截插件也可能导致此问题。',
  },
  allHelpers: {en: 'All token helpers', zh: '全部令牌助手'},
  driverPage: {en: '{driver} driver page', zh: '{driver} 驱动页面'},
  noScript: {
    en: 'This helper runs in your browser and needs JavaScript. Without JavaScript, follow the manual steps below.',
    zh: '令牌助手在浏览器中运行，需要 JavaScript。未启用时，请按下面的手动步骤操作。',
  },
  loading: {en: 'Loading the helper', zh: '正在加载令牌助手'},
  application: {en: 'App', zh: '应用'},
  clientDefault: {en: "The API server's app", zh: 'API 服务器的应用'},
  clientOwn: {en: 'My own app', zh: '自己的应用'},
  way: {en: 'Method', zh: '方式'},
  wayScan: {en: 'Scan a QR code', zh: '扫描二维码'},
  waySignIn: {en: 'Sign in with this browser', zh: '在此浏览器中登录'},
  optional: {en: ' (optional)', zh: '（选填）'},
  returnsTo: {en: 'Return to', zh: '登录后返回'},
  returnPage: {en: 'This site (client type Web)', zh: '本站（Web 类型）'},
  returnLoopback: {en: 'Desktop app: paste the URL', zh: '桌面应用：粘贴地址'},
  redirectAddress: {
    en: 'Redirect URI to register in your app',
    zh: '在你的应用中登记的回调地址',
  },
  wrongOrigin: {
    en: "The provider returns to {address}, which isn't this page. Open the helper there, or use your own app with this page's URL registered as its redirect URI.",
    zh: '服务商会返回 {address}，不是当前页面。请在那里打开令牌助手，或使用已登记当前地址的自有应用。',
  },
  noWay: {
    en: "The selected API server can't complete this sign-in. Use your own app or choose another API server.",
    zh: '所选的 API 服务器无法完成这次登录。请使用自己的应用，或更换 API 服务器。',
  },
  noReturn: {
    en: 'The selected API server supports only sign-ins that return to alistgo.com. Choose another API server, or open the helper on alistgo.com. Nothing was sent.',
    zh: '所选的 API 服务器只支持返回 alistgo.com 的登录。请更换 API 服务器，或在 alistgo.com 打开令牌助手。目前没有发送任何数据。',
  },
  insecure: {
    en: 'This page was opened without HTTPS, so your browser turns off encryption. Open it with HTTPS or on localhost.',
    zh: '本页没有通过 HTTPS 打开，浏览器因此禁用了加密功能。请通过 HTTPS 或在 localhost 打开。',
  },
  framed: {
    en: "Another site shows this page inside its own page and could control what you select. That's why the helper is turned off here.",
    zh: '其他网站把本页嵌入了自己的页面，可能会干扰你的操作，因此令牌助手在这里不可用。',
  },
  openAlone: {en: 'Open in a new window', zh: '在新窗口中打开'},
  storageBlocked: {
    en: 'Your browser blocks session storage, which this page needs to confirm that you started the sign-in. Allow it for this site, or follow the manual steps.',
    zh: '浏览器禁用了会话存储。登录返回后，本页需要用它确认是你发起的登录。请为本站放行，或按手动步骤操作。',
  },
  start: {en: 'Sign in to {name}', zh: '登录 {name}'},
  startNewTab: {en: 'Sign in in a new tab', zh: '在新标签页登录'},
  preparing: {en: 'Preparing the sign-in', zh: '正在准备登录'},
  waitingTab: {
    en: "Waiting for the other tab. Keep this tab open. If the sign-in leads to a page that can't be displayed, paste that page's URL here.",
    zh: '正在等待另一个标签页，请不要关闭本页。如果登录后跳转到无法打开的页面，请把该页的地址粘贴到这里。',
  },
  pasteLabel: {en: 'URL of the last sign-in page', zh: '登录后跳转到的地址'},
  pasteUse: {en: 'Use this URL', zh: '使用此地址'},
  pasteWrong: {
    en: "This URL doesn't belong to the sign-in you started here, or it has already been used.",
    zh: '此地址不属于从本页发起的登录，或已经使用过。',
  },
  takenOver: {
    en: 'The other tab finished the sign-in and shows the result.',
    zh: '另一个标签页已完成登录，请在那里查看结果。',
  },
  reading: {en: "Reading the provider's response", zh: '正在读取服务商的响应'},
  exchanging: {en: 'Exchanging the code for tokens', zh: '正在换取令牌'},
  noCode: {
    en: "You haven't started a sign-in yet. Start one below.",
    zh: '还没有待完成的登录，请从下面开始。',
  },
  noCodeElsewhere: {
    en: "You haven't started a sign-in. Start one on the request page.",
    zh: '没有待完成的登录，请到申请页面开始。',
  },
  toRequest: {en: 'Go to the request page', zh: '前往申请页面'},
  unknownTitle: {
    en: "This sign-in wasn't started in this tab",
    zh: '这次登录不是从当前标签页发起的',
  },
  unknownText: {
    en: "Someone might have sent you this link so that you use their account. That's why the code isn't exchanged automatically. You also see this message if the sign-in took longer than 10 minutes, or if you reloaded the page.",
    zh: '可能有人发来此链接，诱使你使用他的账号，因此不会自动换取令牌。登录超过 10 分钟，或重新加载了页面，也会出现此提示。',
  },
  unknownContinue: {en: 'I just signed in myself. Continue', zh: '是我本人刚刚登录的，继续'},
  startAgain: {en: 'Start over', zh: '重新开始'},
  codeReceivedIs: {en: 'The code you received:', zh: '收到的授权码：'},
  codeReceived: {
    en: "The code you received. If it hasn't been used, you can still use it for the manual steps.",
    zh: '收到的授权码。如果没有使用过，仍可用于手动步骤。',
  },
  retry: {en: 'Try again', zh: '重试'},
  retryIn: {en: 'You can try again in {seconds} seconds.', zh: '{seconds} 秒后可以重试。'},
  retryOther: {
    en: 'If you try again, the code is sent to {host}.',
    zh: '重试时，授权码会发送到 {host}。',
  },
  retryOtherSecret: {
    en: 'If you try again, the code and your client secret are sent to {host}.',
    zh: '重试时，授权码和你的客户端密钥会发送到 {host}。',
  },
  retryServer: {
    en: "The server didn't use the code. You can choose another API server above and try again.",
    zh: '服务器没有使用授权码。你可以在上方更换 API 服务器后重试。',
  },
  saidBy: {en: 'Message:', zh: '错误信息：'},
  getCode: {en: 'Get a QR code', zh: '获取二维码'},
  newCode: {en: 'New QR code', zh: '重新获取二维码'},
  stop: {en: 'Stop', zh: '停止'},
  qrAlt: {en: 'QR code for the {app}', zh: '供 {app} 扫描的二维码'},
  scanNow: {
    en: 'Scan the code with the {app}, and then confirm in the app.',
    zh: '用 {app} 扫码，并在其中确认。',
  },
  scanned: {en: 'Scanned. Now confirm in the {app}.', zh: '已扫码，请在 {app} 中确认。'},
  scanExpired: {en: 'The QR code has expired.', zh: '二维码已过期。'},
  scanCancelled: {en: 'You canceled the sign-in in the app.', zh: '已在 App 中取消登录。'},
  manualConfirm: {en: 'I have confirmed', zh: '我已确认'},
  manualConfirmHint: {
    en: "This API server can't detect your confirmation. After you confirm in the app, press the button.",
    zh: '此 API 服务器无法检测你是否已确认。在 App 中确认后，请按下按钮。',
  },
  sendSms: {en: 'Send me a code by SMS', zh: '发送短信验证码'},
  smsSent: {en: 'A code was sent to you by SMS.', zh: '短信验证码已发出。'},
  smsAgain: {en: 'Send another SMS', zh: '重新发送短信'},
  smsAgainIn: {en: 'Send another SMS in {seconds} s', zh: '{seconds} 秒后可重新发送'},
  getToken: {en: 'Get the tokens', zh: '获取令牌'},
  passwordWarning: {
    en: 'Your password is sent to {host} in plain text. Continue only if you trust that server.',
    zh: '密码会以明文发送到 {host}。只有信任该服务器时才继续。',
  },
  resultTitle: {en: 'Your tokens', zh: '你的令牌'},
  resultOnce: {
    en: "The tokens are shown once and aren't stored. Copy what you need before you leave this page.",
    zh: '令牌只显示一次，不会保存。离开本页前，请复制需要的内容。',
  },
  clipboardHint: {
    en: 'After you paste a token, clear your clipboard: other apps can read it, and some devices sync it. If your browser offers to save a client secret as a password, decline.',
    zh: '粘贴令牌后，请清空剪贴板：其他程序可以读取剪贴板，部分设备还会同步其内容。如果浏览器提示将客户端密钥保存为密码，请拒绝。',
  },
  resultFields: {en: 'Fields of the {driver} driver', zh: '{driver} 驱动的字段'},
  resultAddition: {en: 'As addition, for the API', zh: '用于 API 的 addition'},
  resultAccessEnds: {en: 'The access token expires {time}.', zh: '访问令牌的到期时间：{time}。'},
  resultRefreshEnds: {en: 'The refresh token expires {time}.', zh: '刷新令牌的到期时间：{time}。'},
  resultNoRefresh: {
    en: "The response contains no refresh token, so the storage can't renew its access.",
    zh: '响应中没有刷新令牌，存储无法自动续期。',
  },
  resultCleared: {
    en: 'Cleared. This page no longer shows any tokens.',
    zh: '已清除，本页不再显示令牌。',
  },
  reveal: {en: 'Reveal', zh: '显示'},
  hide: {en: 'Hide', zh: '隐藏'},
  copy: {en: 'Copy', zh: '复制'},
  copyNamed: {en: 'Copy {name}', zh: '复制 {name}'},
  revealNamed: {en: 'Reveal {name}', zh: '显示 {name}'},
  hideNamed: {en: 'Hide {name}', zh: '隐藏 {name}'},
  copied: {en: '{name} copied', zh: '{name} 已复制'},
  copySelected: {
    en: '{name} is selected. Copy it with the keyboard',
    zh: '{name} 已选中，请用键盘复制',
  },
  clear: {en: 'Clear', zh: '清除'},
  siteTitle: {en: 'SharePoint site ID', zh: 'SharePoint 站点 ID'},
  siteText: {
    en: "For SharePoint only: enter the site's URL to get its site ID. Your browser sends the request directly to Microsoft.",
    zh: '仅用于 SharePoint：输入站点地址，获取站点 ID。请求由浏览器直接发给微软。',
  },
  siteLabel: {en: 'Site URL', zh: '站点地址'},
  siteAsk: {en: 'Get the site ID', zh: '获取站点 ID'},
  siteRelay: {
    en: 'Send the request through the API server, which then sees your access token',
    zh: '改由 API 服务器发送请求，它会看到你的访问令牌',
  },
  siteWrong: {
    en: "This isn't the https URL of a SharePoint site.",
    zh: '这不是 SharePoint 站点的 https 地址。',
  },
  siteHint: {
    en: 'In the driver, turn on is_sharepoint and enter this site_id.',
    zh: '在驱动中开启 is_sharepoint，并填写此 site_id。',
  },
  siteId: {en: 'site_id', zh: 'site_id'},
  webdavTitle: {en: 'SharePoint WebDAV URL', zh: 'SharePoint 的 WebDAV 地址'},
  webdavLead: {
    en: 'Convert the URL of OneDrive for work or of a SharePoint site to the URL that the WebDav driver needs.',
    zh: '把 OneDrive 工作版或 SharePoint 站点的网址转换成 WebDav 驱动需要的地址。',
  },
  webdavPrivacy: {
    en: 'Your browser does the conversion. Nothing is sent.',
    zh: '转换在浏览器中完成，不发送任何数据。',
  },
  webdavToolTitle: {en: 'Convert the URL', zh: '转换地址'},
  webdavLabel: {en: "URL from your browser's address bar", zh: '浏览器地址栏中的网址'},
  webdavEncoded: {
    en: 'For the address field, with vendor set to sharepoint',
    zh: '填写到 address 字段，vendor 选 sharepoint',
  },
  webdavPlain: {en: 'The same URL, decoded', zh: '未编码的形式'},
  webdavManual: {
    en: "Keep https:// and the host name. If the path starts with personal, sites, or teams, keep its first two segments. Then add /Documents for a personal drive or /Shared Documents for a site. Your organization might use translated library names. If so, use the name in your library's URL.",
    zh: '保留 https:// 和主机名。路径以 personal、sites 或 teams 开头时，保留前两段；个人网盘再加 /Documents，站点再加 /Shared Documents。你的组织可能使用其他语言的文档库名称，请以文档库网址中的名称为准。',
  },
  'webdav-not-address': {en: "This isn't a URL.", zh: '这不是网址。'},
  'webdav-not-https': {
    en: "The URL must start with https:// and can't include a port.",
    zh: '地址必须以 https:// 开头，且不能带端口。',
  },
  'webdav-consumer': {
    en: "This is a personal OneDrive account. It doesn't support WebDAV with a password. Use the Onedrive driver.",
    zh: '这是个人版 OneDrive，不支持用密码登录 WebDAV。请使用 Onedrive 驱动。',
  },
  'webdav-foreign-host': {
    en: "This isn't a SharePoint host (sharepoint.com, .cn, or .us).",
    zh: '这不是 SharePoint 的主机名（sharepoint.com、.cn 或 .us）。',
  },
  'webdav-no-library': {
    en: "The URL doesn't contain the drive or site. Open the library and copy the URL again.",
    zh: '地址中没有网盘或站点的信息。请打开文档库后重新复制。',
  },
  albumTitle: {en: 'Google Photos albums', zh: 'Google 相册的相册 ID'},
  albumLead: {
    en: 'List your albums and their IDs. Use an ID as the root folder ID of the GooglePhoto driver.',
    zh: '列出相册及其 ID，可用作 GooglePhoto 驱动的根文件夹 ID。',
  },
  albumNotice: {
    en: 'Since March 31, 2025, Google shows an app only the albums that the app created. If your app has never created an album in the account, the list is empty.',
    zh: '从 2025 年 3 月 31 日起，应用只能看到自己创建的相册。如果你的应用从未在该账号中创建相册，列表为空。',
  },
  albumSees: {
    en: 'Your browser sends the request directly to Google. No other server receives any data.',
    zh: '请求由浏览器直接发给 Google，不经过其他服务器。',
  },
  albumToolTitle: {en: 'List the albums', zh: '列出相册'},
  albumWith: {en: 'Authenticate with', zh: '验证方式'},
  albumWithAccess: {en: 'An access token', zh: '访问令牌'},
  albumWithRefresh: {en: 'A refresh token and my own app', zh: '刷新令牌和自己的应用'},
  accessToken: {en: 'Access token', zh: '访问令牌'},
  refreshToken: {en: 'Refresh token', zh: '刷新令牌'},
  albumAsk: {en: 'List the albums', zh: '列出相册'},
  albumAsking: {en: 'Requesting the albums from Google', zh: '正在向 Google 请求'},
  albumNone: {
    en: 'Google returned no albums for this app.',
    zh: 'Google 没有返回此应用的相册。',
  },
  albumName: {en: 'Album', zh: '相册'},
  albumId: {en: 'ID', zh: 'ID'},
  albumCount: {en: 'Albums: {count}', zh: '相册数：{count}'},
  albumManual: {
    en: 'Use an access token to send the request to Google from your own terminal.',
    zh: '在自己的终端里，用访问令牌向 Google 请求。',
  },
  indexTitle: {en: 'Token helpers', zh: '令牌助手'},
  indexLead: {
    en: 'Some drivers need a token that you can get only by signing in to the provider. These pages get the token for you. Before each step, they show what is sent and who receives it.',
    zh: '有些驱动需要登录服务商才能获取的令牌。这些页面帮你获取，并在每一步之前说明发送什么、发给谁。',
  },
  indexHelpers: {en: 'Helpers', zh: '助手列表'},
  indexNeeds: {en: 'What you need', zh: '你需要'},
  indexSees: {en: 'Who sees what', zh: '谁能看到什么'},
  indexDrivers: {en: 'For {drivers}', zh: '用于 {drivers}'},
  listSeparator: {en: ', ', zh: '、'},
  indexOther: {en: 'Tools that need no sign-in', zh: '无需登录的工具'},
  indexTrust: {en: 'Rules for all helper pages', zh: '所有令牌助手遵守的规则'},
  indexTrustItems: {
    en: "These pages load no third-party scripts, images, or analytics.\nNothing is sent until you press a button, and each request is listed first.\nTokens are shown once. They aren't stored, logged, or added to a URL.\nWhere the provider allows it, each page also shows manual steps that need no API server.",
    zh: '这些页面不加载第三方脚本、图片和统计代码。\n按下按钮前不发送数据，每个请求都会提前列出。\n令牌只显示一次，不保存、不写入日志，也不放进网址。\n只要服务商允许，每页都提供不经过 API 服务器的手动步骤。',
  },
  openHelper: {en: 'Open the helper page', zh: '打开助手页面'},
} as const satisfies Record<string, Localized>;

/** Name of a text. */
type TextKey = keyof typeof texts;

/** The space that sets Latin letters off from Chinese ones, left over between two Chinese ones. */
const NEEDLESS_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Text in a language, with `{name}` replaced; Chinese words take a Chinese name without spaces. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(NEEDLESS_SPACE, '');
}

/** Reads texts and data in the language of the page. */
export interface Reader {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
  readonly of: (text: Localized) => string;
}

/** The reader's texts for the page's language. */
export function useTexts(): Reader {
  const locale = useLocaleCode();
  return {
    t: (key, values = {}) => fillText(texts[key][locale], values),
    of: (text) => text[locale],
  };
}

/** What each failure is called, and what to do about it. */
export const failureTexts: Readonly<
  Record<FailureKind, {readonly title: Localized; readonly advice: Localized}>
> = {
  'provider-refused': {
    title: {en: 'The provider refused the request', zh: '服务商拒绝了请求'},
    advice: {
      en: "Read the provider's message, and then start over.",
      zh: '查看服务商的错误信息，然后重新开始。',
    },
  },
  'bad-client': {
    title: {en: "The app wasn't accepted", zh: '应用未被接受'},
    advice: {
      en: "Check the app's client ID, client secret, and redirect URI. If you used the API server's app, that server isn't configured correctly.",
      zh: '检查应用的客户端 ID、客户端密钥和回调地址。如果使用的是 API 服务器的应用，说明该服务器配置有误。',
    },
  },
  'code-used-or-expired': {
    title: {en: 'The code has been used or has expired', zh: '授权码已使用或已过期'},
    advice: {
      en: 'A code works once and is valid for a few minutes. Start over.',
      zh: '授权码只能使用一次，几分钟内有效。请重新开始。',
    },
  },
  'not-confirmed-yet': {
    title: {en: 'Not confirmed yet', zh: '尚未确认'},
    advice: {en: 'Confirm in the app, and then try again.', zh: '在 App 中确认后重试。'},
  },
  'rate-limited': {
    title: {en: 'Too many requests', zh: '请求过于频繁'},
    advice: {en: 'Wait a moment, and then try again.', zh: '请稍后重试。'},
  },
  'server-unreachable': {
    title: {en: "The server couldn't be reached", zh: '无法连接服务器'},
    advice: {
      en: "Check your connection and your browser's content blocker. The server might also be down.",
      zh: '检查网络和浏览器的拦截插件。也可能是服务器出现故障。',
    },
  },
  'server-refused': {
    title: {en: 'The API server refused the request', zh: 'API 服务器拒绝了请求'},
    advice: {
      en: "It doesn't accept requests from this site, or it can't complete this sign-in. Choose another API server, and then start over.",
      zh: '它不接受来自本站的请求，或无法完成这次登录。请更换 API 服务器，然后重新开始。',
    },
  },
  'provider-unreachable': {
    title: {en: "The API server couldn't reach the provider", zh: 'API 服务器无法连接服务商'},
    advice: {
      en: 'Start over later, or choose another API server.',
      zh: '请稍后重新开始，或更换 API 服务器。',
    },
  },
  timeout: {
    title: {en: "The server didn't respond in time", zh: '服务器响应超时'},
    advice: {
      en: 'The server might still have used the code. If trying again fails, start over.',
      zh: '服务器可能已经使用了授权码。如果重试失败，请重新开始。',
    },
  },
  'bad-response': {
    title: {en: "The response couldn't be read", zh: '无法读取响应'},
    advice: {
      en: 'The server returned something other than tokens. Try another API server, or follow the manual steps.',
      zh: '服务器返回的不是令牌。请更换 API 服务器，或按手动步骤操作。',
    },
  },
  cancelled: {
    title: {en: 'Stopped', zh: '已停止'},
    advice: {en: 'You can start again.', zh: '可以重新开始。'},
  },
};

/** What the numbers of Microsoft errors mean (contract section 2.7). */
export const aadstsHints: Readonly<Record<number, Localized>> = {
  7000215: {
    en: "The client secret is incorrect. Often, the secret's ID was entered instead of its value.",
    zh: '客户端密钥不正确。常见原因是填写了密钥的 ID，而不是密钥的值。',
  },
  7000222: {
    en: 'The client secret has expired. Create a new one.',
    zh: '客户端密钥已过期，请新建一个。',
  },
  700016: {
    en: "Microsoft can't find the app. Check the client ID and the region.",
    zh: '微软找不到这个应用。请检查客户端 ID 和区域。',
  },
  50011: {
    en: "The redirect URI isn't registered in the app.",
    zh: '应用中没有登记这个回调地址。',
  },
  65001: {en: 'No one has consented to the permissions yet.', zh: '还没有人同意授予这些权限。'},
  90094: {
    en: 'An administrator must consent to the permissions.',
    zh: '需要管理员同意授予这些权限。',
  },
  54005: {en: 'The code has already been used.', zh: '授权码已使用过。'},
  70008: {en: 'The code has expired.', zh: '授权码已过期。'},
  50020: {en: "The account can't sign in to this organization.", zh: '该账号不能登录此组织。'},
  9002326: {
    en: 'The redirect URI is registered for single-page applications. Register it for the Web platform.',
    zh: '回调地址登记在单页应用平台下，请改为 Web 平台。',
  },
  9002327: {
    en: 'The redirect URI is registered for single-page applications. Register it for the Web platform.',
    zh: '回调地址登记在单页应用平台下，请改为 Web 平台。',
  },
  700025: {
    en: "The app is registered as a public client, which can't use a secret.",
    zh: '应用登记为公共客户端，不能使用密钥。',
  },
};
