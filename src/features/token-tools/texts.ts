import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {Localized} from '@site/src/lib/localized';
import type {FailureKind} from '@site/src/lib/token-flow/failure';

/*
 * Texts of the helper pages. They stand here and not in code.json because that file travels with every
 * page of the site, and these pages are a few among hundreds.
 */
const texts = {
  tokenHelper: {en: '{name}: token helper', zh: '{name}：令牌助手'},
  callbackTitle: {en: '{name}: end of the sign-in', zh: '{name}：完成登录'},
  callbackLead: {
    en: 'You come here after signing in at {name}. This page trades the code you bring for tokens, shows them, and keeps nothing.',
    zh: '在 {name} 登录后会回到这里。本页用带回的授权码换取令牌并显示出来，不保存任何内容。',
  },
  privacyTitle: {en: 'What leaves your browser', zh: '哪些数据会离开浏览器'},
  privacyKept: {
    en: 'Nothing is sent before you press a button, and this page keeps nothing: tokens are gone when you leave it. During a sign-in, the data to finish it stays in this tab. It works once, for 10 minutes. What has run out goes when a helper opens again in this tab or when you close it.',
    zh: '你按下按钮之前，不会发送任何数据。本页不保存内容，离开后令牌即消失。登录途中，完成登录所需的数据只留在这个标签页，10 分钟内有效，且只能用一次；再次打开助手或关闭标签页后，过期的数据即清除。',
  },
  ownServer: {
    en: 'How to run an API server of your own',
    zh: '如何自建 API 服务器',
  },
  requestsLabel: {en: 'Requests, in order', zh: '依次发出的请求'},
  opensPage: {en: 'Your browser opens the page of the provider', zh: '浏览器打开服务商的页面'},
  asksServer: {en: 'This page {purpose}', zh: '本页{purpose}'},
  secretField: {en: 'secret', zh: '机密'},
  noFields: {en: 'no data', zh: '不带数据'},
  ifSupported: {en: ' (only if the API server can)', zh: '（仅当 API 服务器支持）'},
  toolTitle: {en: 'Get the token', zh: '获取令牌'},
  startTitle: {en: 'Start a sign-in', zh: '开始登录'},
  manualTitle: {en: 'The same by hand', zh: '手动方法'},
  manualSecrets: {
    en: 'Put secrets into variables with read -rs, so that they do not get into the history of your shell. What stands in angle brackets is for you to fill in.',
    zh: '用 read -rs 把机密读入变量，避免留在 shell 历史里。尖括号中的内容由你填写。',
  },
  signInAddress: {en: 'Address of the sign-in', zh: '登录地址'},
  problemsTitle: {en: 'Problems', zh: '常见问题'},
  seeAlsoTitle: {en: 'See also', zh: '另请参阅'},
  problemNetwork: {en: 'The server cannot be reached', zh: '无法连接服务器'},
  problemNetworkText: {
    en: 'Choose another API server above, if there is one, or use the way by hand. A blocker in the browser can be the reason too.',
    zh: '如有其他 API 服务器，请在上方切换，或使用手动方法。也可能是浏览器的拦截插件所致。',
  },
  allHelpers: {en: 'All token helpers', zh: '全部令牌助手'},
  driverPage: {en: 'Page of the driver {driver}', zh: '{driver} 驱动页面'},
  noScript: {
    en: 'This helper works in your browser and needs JavaScript. Without it, take the way by hand below.',
    zh: '此工具在浏览器中运行，需要 JavaScript。不启用的话，请使用下面的手动方法。',
  },
  loading: {en: 'Loading the helper', zh: '正在载入工具'},
  application: {en: 'Application', zh: '应用'},
  clientDefault: {en: 'The one of the API server', zh: '使用 API 服务器的应用'},
  clientOwn: {en: 'My own', zh: '使用自有应用'},
  way: {en: 'Way', zh: '方式'},
  wayScan: {en: 'Scan a QR code', zh: '扫描二维码'},
  waySignIn: {en: 'Sign in in this browser', zh: '在本浏览器登录'},
  optional: {en: ' (optional)', zh: '（可不填）'},
  returnsTo: {en: 'Comes back to', zh: '返回到'},
  returnPage: {en: 'This site (kind Web)', zh: '本站（Web 类型）'},
  returnLoopback: {en: 'Desktop application, paste the address', zh: '桌面应用，粘贴地址'},
  redirectAddress: {
    en: 'Redirect address to register in your application',
    zh: '登记到你的应用里的回调地址',
  },
  wrongOrigin: {
    en: 'The provider returns to {address}, which is not this page. Open the helper there, or use an application of your own for which you registered this address.',
    zh: '服务商会返回到 {address}，而不是当前页面。请到那里使用此工具，或使用登记了当前地址的自有应用。',
  },
  noWay: {
    en: 'The API server you chose cannot finish this sign-in. Use an application of your own, or another API server.',
    zh: '所选的 API 服务器无法完成这次登录。请使用自有应用，或更换 API 服务器。',
  },
  storageBlocked: {
    en: 'Your browser blocks the storage of this tab, which is needed to recognize your sign-in when it comes back. Allow it for this site, or use the way by hand.',
    zh: '浏览器禁止了本标签页的存储，而返回时要靠它认出你的登录。请为本站放行，或使用手动方法。',
  },
  start: {en: 'Sign in at {name}', zh: '前往 {name} 登录'},
  startNewTab: {en: 'Sign in in a new tab', zh: '在新标签页登录'},
  preparing: {en: 'Preparing the sign-in', zh: '正在准备登录'},
  waitingTab: {
    en: 'Waiting for the other tab. Keep this one open. If the sign-in ends at an address that cannot be shown, paste that address here.',
    zh: '正在等待另一个标签页，请不要关闭本页。如果登录后停在打不开的地址，把那个地址粘贴到这里。',
  },
  pasteLabel: {en: 'Address at which the sign-in ended', zh: '登录后停留的地址'},
  pasteUse: {en: 'Use this address', zh: '使用此地址'},
  pasteWrong: {
    en: 'This is not the address of the sign-in you started here, or it was used already.',
    zh: '这不是从本页开始的登录所返回的地址，或者已经使用过。',
  },
  takenOver: {
    en: 'The other tab has taken over and shows the result.',
    zh: '另一个标签页已接手，结果显示在那里。',
  },
  reading: {en: 'Reading the answer of the provider', zh: '正在读取服务商的返回'},
  exchanging: {en: 'Trading the code for tokens', zh: '正在换取令牌'},
  noCode: {
    en: 'There is no sign-in to finish here yet. Start one below.',
    zh: '这里还没有需要完成的登录。请从下面开始。',
  },
  noCodeElsewhere: {
    en: 'There is no sign-in to finish here. Start one on the request page.',
    zh: '这里没有需要完成的登录。请到申请页面开始。',
  },
  toRequest: {en: 'Go to the request page', zh: '前往申请页面'},
  unknownTitle: {
    en: 'This sign-in was not started in this tab',
    zh: '这次登录不是从本标签页开始的',
  },
  unknownText: {
    en: 'Somebody may have sent you a link to make you use their account, so nothing is exchanged by itself. It also happens when the sign-in took longer than 10 minutes, or when the page was loaded again.',
    zh: '可能是有人发来链接，想让你用上他的账号，所以不会自动换取。登录超过 10 分钟，或重新载入了页面，也会出现此提示。',
  },
  unknownContinue: {en: 'I just signed in myself, go on', zh: '我刚刚亲自登录过，继续'},
  startAgain: {en: 'Start again', zh: '重新开始'},
  codeReceivedIs: {en: 'The code you came back with:', zh: '带回的授权码：'},
  codeReceived: {
    en: 'The code you came back with. It may still be good for the way by hand, if nobody used it.',
    zh: '带回的授权码。如果没有被使用过，仍可用于手动方法。',
  },
  retry: {en: 'Try again', zh: '再试一次'},
  retryIn: {en: 'You can try again in {seconds} s.', zh: '{seconds} 秒后可以再试。'},
  retryServer: {
    en: 'The server did not take the code, so you may choose another API server above and try again.',
    zh: '服务器没有取走授权码，可以在上方更换 API 服务器后再试。',
  },
  saidBy: {en: 'Message:', zh: '原文：'},
  getCode: {en: 'Get a QR code', zh: '获取二维码'},
  newCode: {en: 'New QR code', zh: '重新获取二维码'},
  stop: {en: 'Stop', zh: '停止'},
  qrAlt: {en: 'QR code for the {app}', zh: '供 {app} 扫描的二维码'},
  scanNow: {
    en: 'Scan the code with the {app}, and confirm there.',
    zh: '用 {app} 扫码，并在其中确认。',
  },
  scanned: {en: 'Scanned. Now confirm in the {app}.', zh: '已扫码，请在 {app} 中确认。'},
  scanExpired: {en: 'The QR code has expired.', zh: '二维码已过期。'},
  scanCancelled: {en: 'The sign-in was canceled in the app.', zh: '已在 App 中取消登录。'},
  manualConfirm: {en: 'I have confirmed', zh: '我已确认'},
  manualConfirmHint: {
    en: 'This API server cannot tell whether you have confirmed. Press the button once you have.',
    zh: '这个 API 服务器无法得知你是否已确认。确认之后请按下按钮。',
  },
  sendSms: {en: 'Send me the code by SMS', zh: '发送短信验证码'},
  smsSent: {en: 'An SMS with a code is on its way.', zh: '短信验证码已发出。'},
  smsAgain: {en: 'Send another SMS', zh: '重新发送短信'},
  smsAgainIn: {en: 'Another SMS in {seconds} s', zh: '{seconds} 秒后可重新发送'},
  getToken: {en: 'Get the tokens', zh: '获取令牌'},
  passwordWarning: {
    en: 'Your password goes to {host} in readable form. Only go on if you trust that server.',
    zh: '密码会以明文发送到 {host}。信任该服务器时再继续。',
  },
  resultTitle: {en: 'Your tokens', zh: '你的令牌'},
  resultOnce: {
    en: 'Shown once and stored nowhere. Copy what you need before you leave this page.',
    zh: '只显示这一次，不会保存。离开本页前请先复制。',
  },
  resultFields: {en: 'Fields of the driver {driver}', zh: '{driver} 驱动的字段'},
  resultAddition: {en: 'Ready for the API, as addition', zh: '可直接用于 API 的 addition'},
  resultAccessEnds: {en: 'The access token ends {time}.', zh: '访问令牌到期时间：{time}。'},
  resultRefreshEnds: {en: 'The refresh token ends {time}.', zh: '刷新令牌到期时间：{time}。'},
  resultNoRefresh: {
    en: 'There is no refresh token in the answer, so a storage could not renew itself.',
    zh: '返回内容里没有刷新令牌，存储将无法自动续期。',
  },
  resultCleared: {en: 'Cleared. Nothing is left on this page.', zh: '已清除，本页不留任何内容。'},
  reveal: {en: 'Reveal', zh: '显示'},
  hide: {en: 'Hide', zh: '隐藏'},
  copy: {en: 'Copy', zh: '复制'},
  copyNamed: {en: 'Copy {name}', zh: '复制 {name}'},
  revealNamed: {en: 'Reveal {name}', zh: '显示 {name}'},
  hideNamed: {en: 'Hide {name}', zh: '隐藏 {name}'},
  copied: {en: '{name} copied', zh: '{name} 已复制'},
  copySelected: {
    en: '{name} is selected; copy it with the keyboard',
    zh: '{name} 已选中，请用键盘复制',
  },
  clear: {en: 'Clear', zh: '清除'},
  siteTitle: {en: 'ID of a SharePoint site', zh: 'SharePoint 站点 ID'},
  siteText: {
    en: 'Only for SharePoint: the address of the site gives the site ID. Your browser asks Microsoft itself.',
    zh: '仅用于 SharePoint：用站点地址查出站点 ID，由浏览器直接询问微软。',
  },
  siteLabel: {en: 'Address of the site', zh: '站点地址'},
  siteAsk: {en: 'Get the site ID', zh: '查询站点 ID'},
  siteRelay: {
    en: 'Ask through the API server, which then sees your access token',
    zh: '改由 API 服务器查询，它会看到你的访问令牌',
  },
  siteWrong: {
    en: 'This is not an https address of a SharePoint site.',
    zh: '这不是 SharePoint 站点的 https 地址。',
  },
  siteId: {en: 'site_id', zh: 'site_id'},
  webdavTitle: {en: 'WebDAV address of SharePoint', zh: 'SharePoint 的 WebDAV 地址'},
  webdavLead: {
    en: 'Turn the address of OneDrive for work or of a SharePoint site into the address the WebDav driver needs.',
    zh: '把 OneDrive 工作版或 SharePoint 站点的网址，换算成 WebDav 驱动所需的地址。',
  },
  webdavPrivacy: {
    en: 'This is a calculation in your browser. Nothing is sent.',
    zh: '计算在浏览器中完成，不发送任何数据。',
  },
  webdavToolTitle: {en: 'Work out the address', zh: '换算地址'},
  webdavLabel: {en: 'Address from the browser', zh: '浏览器里的地址'},
  webdavEncoded: {
    en: 'For the field address, vendor sharepoint',
    zh: '填入 address 字段，vendor 选 sharepoint',
  },
  webdavPlain: {en: 'The same, readable', zh: '可读形式'},
  webdavManual: {
    en: 'Keep https:// and the host. Add the first two parts of the path for personal, sites, or teams, then /Documents for a personal drive or /Shared Documents for a site. The names of libraries can be translated in your organization; then use the name in the address of your library.',
    zh: '保留 https:// 和主机名。路径以 personal、sites 或 teams 开头时保留前两段，然后个人网盘加 /Documents，站点加 /Shared Documents。你的组织可能使用翻译过的文档库名称，请以文档库网址中的名称为准。',
  },
  'webdav-not-address': {en: 'This is not an address.', zh: '这不是网址。'},
  'webdav-not-https': {
    en: 'The address must begin with https:// and name no port.',
    zh: '地址必须以 https:// 开头，且不带端口。',
  },
  'webdav-consumer': {
    en: 'This is a personal OneDrive. WebDAV with a password does not work there; use the Onedrive driver.',
    zh: '这是个人版 OneDrive，不支持用密码的 WebDAV，请使用 Onedrive 驱动。',
  },
  'webdav-foreign-host': {
    en: 'This is not a host of SharePoint (sharepoint.com, .cn, .us).',
    zh: '这不是 SharePoint 的主机名（sharepoint.com、.cn、.us）。',
  },
  'webdav-no-library': {
    en: 'The address does not say whose drive or which site it is. Open the library and copy the address again.',
    zh: '地址里看不出是谁的网盘或哪个站点。请打开文档库后重新复制。',
  },
  albumTitle: {en: 'Albums of Google Photos', zh: 'Google 相册的相册 ID'},
  albumLead: {
    en: 'List your albums with their IDs, for the root folder ID of the GooglePhoto driver.',
    zh: '列出相册及其 ID，用作 GooglePhoto 驱动的根文件夹 ID。',
  },
  albumNotice: {
    en: 'Since 31 March 2025, Google shows an application only the albums that the application itself made. An account that was never used by your application has no album here.',
    zh: '从 2025 年 3 月 31 日起，Google 只让应用看到它自己创建的相册。你的应用从未用过的账号，这里不会有任何相册。',
  },
  albumSees: {
    en: 'Your browser asks Google itself. No other server sees anything.',
    zh: '浏览器直接询问 Google，其他服务器什么也看不到。',
  },
  albumToolTitle: {en: 'List the albums', zh: '列出相册'},
  albumWith: {en: 'Ask with', zh: '使用'},
  albumWithAccess: {en: 'An access token', zh: '访问令牌'},
  albumWithRefresh: {en: 'A refresh token and my application', zh: '刷新令牌和自有应用'},
  accessToken: {en: 'Access token', zh: '访问令牌'},
  refreshToken: {en: 'Refresh token', zh: '刷新令牌'},
  albumAsk: {en: 'List the albums', zh: '列出相册'},
  albumAsking: {en: 'Asking Google', zh: '正在询问 Google'},
  albumNone: {
    en: 'Google names no album for this application.',
    zh: 'Google 没有返回此应用的相册。',
  },
  albumName: {en: 'Album', zh: '相册'},
  albumId: {en: 'ID', zh: 'ID'},
  albumCount: {en: 'Albums: {count}', zh: '相册数：{count}'},
  albumManual: {
    en: 'Ask Google from your own terminal with an access token.',
    zh: '在自己的终端里用访问令牌询问 Google。',
  },
  indexTitle: {en: 'Token helpers', zh: '令牌助手'},
  indexLead: {
    en: 'Some drivers need a token that the provider gives only after a sign-in. These pages get it, and say before each step what is sent to whom.',
    zh: '有些驱动需要令牌，而服务商只在登录后才发放。这些页面帮你获取，并在每一步之前说明向谁发送什么。',
  },
  indexHelpers: {en: 'Helpers', zh: '助手列表'},
  indexNeeds: {en: 'What you need', zh: '你需要'},
  indexSees: {en: 'Who sees what', zh: '谁能看到什么'},
  indexDrivers: {en: 'For {drivers}', zh: '用于 {drivers}'},
  listSeparator: {en: ', ', zh: '、'},
  indexOther: {en: 'Without a sign-in', zh: '无需登录的工具'},
  indexTrust: {en: 'What all pages here keep to', zh: '这些页面共同遵守的规则'},
  indexTrustItems: {
    en: 'No script, picture, or counter of others is loaded here.\nNothing is sent before you press a button, and each request is listed first.\nTokens are shown once. They are not stored, logged, or put into an address.\nEvery page shows a way without any helper server, where the provider allows one.',
    zh: '这里不加载任何第三方的脚本、图片或统计。\n你按下按钮之前不发送数据，每个请求都事先列出。\n令牌只显示一次，不保存、不写日志、不放进网址。\n只要服务商允许，每页都给出不经辅助服务器的方法。',
  },
  openHelper: {en: 'Open the helper page', zh: '打开助手页面'},
} as const satisfies Record<string, Localized>;

/** Name of a text. */
type TextKey = keyof typeof texts;

/** The space that sets Latin letters off from Chinese ones, left over between two Chinese ones. */
const NEEDLESS_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Text in a language, with `{name}` replaced; a Chinese name stands in Chinese words without spaces. */
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
    title: {en: 'The provider refused', zh: '服务商拒绝了请求'},
    advice: {en: 'Read its message, then start again.', zh: '请看它的原文，然后重新开始。'},
  },
  'bad-client': {
    title: {en: 'The application was not accepted', zh: '应用未被接受'},
    advice: {
      en: 'Check the ID and the secret of the application and its redirect address. If you used the application of the API server, that server is not set up for it.',
      zh: '检查应用的 ID、密钥和回调地址。如果用的是 API 服务器的应用，说明该服务器没有为此配置。',
    },
  },
  'code-used-or-expired': {
    title: {en: 'The code was used or has expired', zh: '授权码已使用或过期'},
    advice: {
      en: 'A code works once, for a few minutes. Start again.',
      zh: '授权码只能用一次，几分钟内有效。请重新开始。',
    },
  },
  'not-confirmed-yet': {
    title: {en: 'Not confirmed yet', zh: '尚未确认'},
    advice: {en: 'Confirm in the app, then try again.', zh: '请在 App 中确认，然后再试。'},
  },
  'rate-limited': {
    title: {en: 'Too many requests', zh: '请求过于频繁'},
    advice: {en: 'Wait a little, then try again.', zh: '请稍等再试。'},
  },
  'server-unreachable': {
    title: {en: 'The server could not be reached', zh: '无法连接服务器'},
    advice: {
      en: 'Your connection, a blocker in the browser, or the server itself may be the reason.',
      zh: '可能是网络、浏览器的拦截插件，或服务器本身的问题。',
    },
  },
  timeout: {
    title: {en: 'The server did not answer in time', zh: '服务器没有及时响应'},
    advice: {
      en: 'If it did work in the meantime, the code is used up; then start again.',
      zh: '如果它其实已经处理，授权码就用掉了，那时请重新开始。',
    },
  },
  'bad-response': {
    title: {en: 'The answer could not be understood', zh: '无法理解返回的内容'},
    advice: {
      en: 'The server sent something else than tokens. Try another API server, or the way by hand.',
      zh: '服务器返回的不是令牌。请更换 API 服务器，或使用手动方法。',
    },
  },
  cancelled: {
    title: {en: 'Stopped', zh: '已停止'},
    advice: {en: 'You can start again.', zh: '可以重新开始。'},
  },
};

/** Causes behind numbers of Microsoft errors (contract section 2.7). */
export const aadstsHints: Readonly<Record<number, Localized>> = {
  7000215: {
    en: 'The client secret is wrong. Often the ID of the secret was taken instead of its value.',
    zh: '客户端密钥错误。常见原因是填了密钥的 ID 而不是值。',
  },
  7000222: {en: 'The client secret has expired. Make a new one.', zh: '客户端密钥已过期，请新建。'},
  700016: {
    en: 'The application is not known there: wrong client ID or wrong region.',
    zh: '那里没有这个应用：客户端 ID 或区域填错了。',
  },
  50011: {
    en: 'The redirect address is not registered in the application.',
    zh: '应用里没有登记这个回调地址。',
  },
  65001: {en: 'Nobody has agreed to the permissions yet.', zh: '还没有人同意这些权限。'},
  90094: {en: 'An administrator has to agree to the permissions.', zh: '需要管理员同意这些权限。'},
  54005: {en: 'The code was used already.', zh: '授权码已使用过。'},
  70008: {en: 'The code has expired.', zh: '授权码已过期。'},
  50020: {en: 'The account may not sign in to this organization.', zh: '该账号不能登录此组织。'},
  9002326: {
    en: 'The redirect address is registered for single-page applications. Register it for the platform Web.',
    zh: '回调地址登记在了单页应用平台下，请改到 Web 平台。',
  },
  9002327: {
    en: 'The redirect address is registered for single-page applications. Register it for the platform Web.',
    zh: '回调地址登记在了单页应用平台下，请改到 Web 平台。',
  },
  700025: {
    en: 'The application is registered as a public client, which has no secret.',
    zh: '应用登记成了公共客户端，不能使用密钥。',
  },
};
