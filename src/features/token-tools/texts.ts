import './partTexts';
import {translate} from '@docusaurus/Translate';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {fillText as replaceNames} from '@site/src/lib/browser/createTexts';
import {inLanguage, languageOf, type Localized} from '@site/src/lib/shared/localized';
import type {FailureKind} from '@site/src/lib/shared/token-flow/failure';

/** Texts of the helper pages, in the language of the page: each language is built apart. */
const texts = {
  callbackTitle: translate({id: 'tool.callbackTitle', message: '{name}: finish signing in'}),
  callbackLead: translate({
    id: 'tool.callbackLead',
    message:
      'After you sign in to {name}, you return to this page. It exchanges the code for tokens, shows them, and stores nothing.',
  }),
  privacyTitle: translate({id: 'tool.privacyTitle', message: 'What leaves your browser'}),
  privacyKept: translate({
    id: 'tool.privacyKept',
    message:
      "Nothing is sent until you start a sign-in. This page doesn't store tokens, and they disappear when you leave it. During the sign-in, this tab keeps the data that's needed to finish it. This data can be used only once, within 10 minutes. After that, it's deleted when you next open a page of this site in this tab, or when you close the tab.",
  }),
  ownServer: translate({id: 'tool.ownServer', message: 'How to run your own API server'}),
  trustDirect: translate({
    id: 'tool.trustDirect',
    message:
      'Your browser gets the tokens directly from {name}, and this page shows them once without storing them.',
  }),
  trustServer: translate({
    id: 'tool.trustServer',
    message:
      'The API server{host} sees your tokens, and this page shows them once without storing them.',
  }),
  trustSecret: translate({
    id: 'tool.trustSecret',
    message:
      'The API server{host} sees your client secret and your tokens, and this page shows the tokens once without storing them.',
  }),
  trustPassword: translate({
    id: 'tool.trustPassword',
    message:
      'The API server{host} sees your password and your tokens, and this page shows the tokens once without storing them.',
  }),
  requestsTitle: translate({id: 'tool.requestsTitle', message: 'Requests'}),
  countNone: translate({id: 'tool.countNone', message: 'nothing sent yet'}),
  countDone: translate({id: 'tool.countDone', message: '{count} done'}),
  countRunning: translate({id: 'tool.countRunning', message: '{count} in progress'}),
  countFailed: translate({id: 'tool.countFailed', message: '{count} failed'}),
  stateWaiting: translate({id: 'tool.stateWaiting', message: 'Waiting'}),
  stateSkipped: translate({id: 'tool.stateSkipped', message: 'Not needed'}),
  stateRunning: translate({id: 'tool.stateRunning', message: 'In progress since {time}'}),
  stateDone: translate({id: 'tool.stateDone', message: 'Done at {time}'}),
  stateRepeated: translate({
    id: 'tool.stateRepeated',
    message: 'Sent {count} times, last at {time}',
  }),
  stateFailed: translate({id: 'tool.stateFailed', message: 'Failed at {time}'}),
  stateStopped: translate({id: 'tool.stateStopped', message: 'Stopped at {time}'}),
  requestsLabel: translate({id: 'tool.requestsLabel', message: 'Requests, in order'}),
  opensPage: translate({id: 'tool.opensPage', message: "Your browser opens the provider's page"}),
  asksServer: translate({id: 'tool.asksServer', message: 'This page {purpose}'}),
  secretField: translate({id: 'tool.secretField', message: 'secret'}),
  noFields: translate({id: 'tool.noFields', message: 'no data'}),
  ifSupported: translate({
    id: 'tool.ifSupported',
    message: ' (only if the API server supports it)',
  }),
  needs: translate({id: 'tool.needs', message: 'What you need: {needs}'}),
  toolTitle: translate({id: 'tool.toolTitle', message: 'Get the token'}),
  startTitle: translate({id: 'tool.startTitle', message: 'Start a sign-in'}),
  manualTitle: translate({id: 'tool.manualTitle', message: 'Do it manually'}),
  manualSecrets: translate({
    id: 'tool.manualSecrets',
    message:
      "Read secrets into variables with read -rs, so that they don't end up in your shell history. Replace the values in angle brackets with your own.",
  }),
  signInAddress: translate({id: 'tool.signInAddress', message: 'Sign-in URL'}),
  problemsTitle: translate({id: 'tool.problemsTitle', message: 'Problems'}),
  seeAlsoTitle: translate({id: 'tool.seeAlsoTitle', message: 'See also'}),
  problemNetwork: translate({id: 'tool.problemNetwork', message: "The server can't be reached"}),
  problemNetworkText: translate({
    id: 'tool.problemNetworkText',
    message:
      'If this page offers other API servers, try one of them. Otherwise, follow the manual steps. A content blocker in your browser can also cause this.',
  }),
  allHelpers: translate({id: 'tool.allHelpers', message: 'All token helpers'}),
  driverPage: translate({id: 'tool.driverPage', message: '{driver} driver page'}),
  noScript: translate({
    id: 'tool.noScript',
    message:
      'This helper runs in your browser and needs JavaScript. If you keep JavaScript turned off, follow the manual steps below.',
  }),
  loading: translate({id: 'tool.loading', message: 'Loading the helper'}),
  application: translate({id: 'tool.application', message: 'App'}),
  clientDefault: translate({id: 'tool.clientDefault', message: "The API server's app"}),
  clientOwn: translate({id: 'tool.clientOwn', message: 'My own app'}),
  way: translate({id: 'tool.way', message: 'Method'}),
  wayScan: translate({id: 'tool.wayScan', message: 'Scan a QR code'}),
  waySignIn: translate({id: 'tool.waySignIn', message: 'Sign in with this browser'}),
  optional: translate({id: 'tool.optional', message: ' (optional)'}),
  returnsTo: translate({id: 'tool.returnsTo', message: 'Return to'}),
  returnPage: translate({id: 'tool.returnPage', message: 'This site (client type Web)'}),
  returnLoopback: translate({id: 'tool.returnLoopback', message: 'Desktop app: paste the URL'}),
  redirectAddress: translate({
    id: 'tool.redirectAddress',
    message: 'Redirect URI to register in your app',
  }),
  wrongOrigin: translate({
    id: 'tool.wrongOrigin',
    message:
      "The provider returns to {address}, which isn't this page. Open the helper there, or use your own app with this page's URL registered as its redirect URI.",
  }),
  noWay: translate({
    id: 'tool.noWay',
    message:
      "The selected API server can't complete this sign-in. Use your own app or choose another API server.",
  }),
  noReturn: translate({
    id: 'tool.noReturn',
    message:
      'The selected API server supports only sign-ins that return to alistgo.com. Choose another API server, or open the helper on alistgo.com. Nothing was sent.',
  }),
  insecure: translate({
    id: 'tool.insecure',
    message:
      'This page was opened without HTTPS, so your browser turns off encryption. Open it with HTTPS or on localhost.',
  }),
  framed: translate({
    id: 'tool.framed',
    message:
      "Another page shows this page inside it or opened it, and could control or read it. That's why the helper is turned off here.",
  }),
  openAlone: translate({id: 'tool.openAlone', message: 'Open in a new window'}),
  storageBlocked: translate({
    id: 'tool.storageBlocked',
    message:
      'Your browser blocks session storage, which this page needs to confirm that you started the sign-in. Allow it for this site, or follow the manual steps.',
  }),
  start: translate({id: 'tool.start', message: 'Sign in to {name}'}),
  startNewTab: translate({id: 'tool.startNewTab', message: 'Sign in in a new tab'}),
  preparing: translate({id: 'tool.preparing', message: 'Preparing the sign-in'}),
  waitingTab: translate({
    id: 'tool.waitingTab',
    message:
      "Waiting for the other tab. Keep this tab open. If the sign-in leads to a page that can't be displayed, paste that page's URL here.",
  }),
  pasteLabel: translate({id: 'tool.pasteLabel', message: 'URL of the last sign-in page'}),
  pasteUse: translate({id: 'tool.pasteUse', message: 'Use this URL'}),
  pasteWrong: translate({
    id: 'tool.pasteWrong',
    message:
      "This URL doesn't belong to the sign-in you started here, or it has already been used.",
  }),
  takenOver: translate({
    id: 'tool.takenOver',
    message: 'The other tab finished the sign-in and shows the result.',
  }),
  reading: translate({id: 'tool.reading', message: "Reading the provider's response"}),
  exchanging: translate({id: 'tool.exchanging', message: 'Exchanging the code for tokens'}),
  noCode: translate({
    id: 'tool.noCode',
    message: "You haven't started a sign-in yet. Start one below.",
  }),
  badCode: translate({
    id: 'tool.badCode',
    message:
      "The code in this page's URL has characters that no provider uses, appears twice, or is too long, so it wasn't used.",
  }),
  noCodeElsewhere: translate({
    id: 'tool.noCodeElsewhere',
    message: "You haven't started a sign-in. Start one on the request page.",
  }),
  toRequest: translate({id: 'tool.toRequest', message: 'Go to the request page'}),
  unknownTitle: translate({
    id: 'tool.unknownTitle',
    message: "This sign-in wasn't started in this tab",
  }),
  unknownText: translate({
    id: 'tool.unknownText',
    message:
      "Someone might have sent you this link so that you use their account. That's why the code isn't exchanged automatically. You also see this message if the sign-in took longer than 10 minutes, or if you reloaded the page.",
  }),
  unknownContinue: translate({
    id: 'tool.unknownContinue',
    message: 'I just signed in myself. Continue',
  }),
  startAgain: translate({id: 'tool.startAgain', message: 'Start over'}),
  codeReceivedIs: translate({id: 'tool.codeReceivedIs', message: 'The code you received:'}),
  codeReceived: translate({
    id: 'tool.codeReceived',
    message:
      "The code you received. If it hasn't been used, you can still use it for the manual steps.",
  }),
  retry: translate({id: 'tool.retry', message: 'Try again'}),
  retryIn: translate({id: 'tool.retryIn', message: 'You can try again in {seconds} seconds.'}),
  retryOther: translate({
    id: 'tool.retryOther',
    message: 'If you try again, the code is sent to {host}.',
  }),
  retryOtherSecret: translate({
    id: 'tool.retryOtherSecret',
    message: 'If you try again, the code and your client secret are sent to {host}.',
  }),
  retryServer: translate({
    id: 'tool.retryServer',
    message:
      "The server didn't use the code. You can choose another API server above and try again.",
  }),
  otherServer: translate({id: 'tool.otherServer', message: 'Choose another API server'}),
  saidBy: translate({id: 'tool.saidBy', message: 'Message:'}),
  getCode: translate({id: 'tool.getCode', message: 'Get a QR code'}),
  newCode: translate({id: 'tool.newCode', message: 'New QR code'}),
  stop: translate({id: 'tool.stop', message: 'Stop'}),
  qrAlt: translate({id: 'tool.qrAlt', message: 'QR code for the {app}'}),
  secondDevice: translate({
    id: 'tool.secondDevice',
    message:
      "A phone can't scan its own screen. Open this page on another device, such as a computer, and scan the code with your phone.",
  }),
  scanNow: translate({
    id: 'tool.scanNow',
    message: 'Scan the code with the {app}, and then confirm in the app.',
  }),
  timeLeft: translate({id: 'tool.timeLeft', message: 'Time left: {time}'}),
  scanned: translate({id: 'tool.scanned', message: 'Scanned. Now confirm in the {app}.'}),
  scanExpired: translate({id: 'tool.scanExpired', message: 'The QR code has expired.'}),
  scanCancelled: translate({
    id: 'tool.scanCancelled',
    message: 'You canceled the sign-in in the app.',
  }),
  manualConfirm: translate({id: 'tool.manualConfirm', message: 'I have confirmed'}),
  manualConfirmHint: translate({
    id: 'tool.manualConfirmHint',
    message:
      "This API server can't detect your confirmation. After you confirm in the app, select the button.",
  }),
  sendSms: translate({id: 'tool.sendSms', message: 'Send me a code by SMS'}),
  smsSent: translate({id: 'tool.smsSent', message: 'A code was sent to you by SMS.'}),
  smsAgain: translate({id: 'tool.smsAgain', message: 'Send another SMS'}),
  smsAgainIn: translate({id: 'tool.smsAgainIn', message: 'Send another SMS in {seconds} s'}),
  getToken: translate({id: 'tool.getToken', message: 'Get the tokens'}),
  passwordWarning: translate({
    id: 'tool.passwordWarning',
    message:
      'Your password is sent to {host} in plain text. Continue only if you trust that server.',
  }),
  resultTitle: translate({id: 'tool.resultTitle', message: 'Your tokens'}),
  resultOnce: translate({
    id: 'tool.resultOnce',
    message:
      "The tokens are shown once and aren't stored. Copy what you need before you leave this page.",
  }),
  clipboardHint: translate({
    id: 'tool.clipboardHint',
    message:
      'After you paste a token, clear your clipboard: other apps can read it, and some devices sync it. If your browser offers to save a client secret as a password, decline.',
  }),
  resultFields: translate({id: 'tool.resultFields', message: 'Fields of the {driver} driver'}),
  addStorage: translate({id: 'tool.addStorage', message: 'Add the storage'}),
  addStorageNamed: translate({
    id: 'tool.addStorageNamed',
    message: 'Add the storage: {driver} driver page (opens in a new tab)',
  }),
  goesInto: translate({id: 'tool.goesInto', message: 'Copy to the field of the same name:'}),
  resultAddition: translate({id: 'tool.resultAddition', message: 'As addition, for the API'}),
  resultAccessEnds: translate({
    id: 'tool.resultAccessEnds',
    message: 'The access token expires {time}.',
  }),
  resultRefreshEnds: translate({
    id: 'tool.resultRefreshEnds',
    message: 'The refresh token expires {time}.',
  }),
  resultNoRefresh: translate({
    id: 'tool.resultNoRefresh',
    message: "The response contains no refresh token, so the storage can't renew its access.",
  }),
  resultCleared: translate({
    id: 'tool.resultCleared',
    message: 'Cleared. This page no longer shows any tokens.',
  }),
  reveal: translate({id: 'tool.reveal', message: 'Reveal'}),
  hide: translate({id: 'tool.hide', message: 'Hide'}),
  copy: translate({id: 'tool.copy', message: 'Copy'}),
  copyNamed: translate({id: 'tool.copyNamed', message: 'Copy {name}'}),
  revealNamed: translate({id: 'tool.revealNamed', message: 'Reveal {name}'}),
  hideNamed: translate({id: 'tool.hideNamed', message: 'Hide {name}'}),
  copied: translate({id: 'tool.copied', message: '{name} copied'}),
  copySelected: translate({
    id: 'tool.copySelected',
    message: '{name} is selected. Copy it with the keyboard',
  }),
  clear: translate({id: 'tool.clear', message: 'Clear'}),
  siteTitle: translate({id: 'tool.siteTitle', message: 'SharePoint site ID'}),
  siteText: translate({
    id: 'tool.siteText',
    message:
      "For SharePoint only: enter the site's URL to get its site ID. Your browser sends the request directly to Microsoft.",
  }),
  siteLabel: translate({id: 'tool.siteLabel', message: 'Site URL'}),
  siteAsk: translate({id: 'tool.siteAsk', message: 'Get the site ID'}),
  siteRelay: translate({
    id: 'tool.siteRelay',
    message: 'Send the request through the API server, which then sees your access token',
  }),
  siteWrong: translate({
    id: 'tool.siteWrong',
    message: "This isn't the https URL of a SharePoint site.",
  }),
  siteHint: translate({
    id: 'tool.siteHint',
    message: 'In the driver, turn on is_sharepoint and enter this site_id.',
  }),
  webdavLead: translate({
    id: 'tool.webdavLead',
    message:
      'Convert the URL of OneDrive for work or of a SharePoint site to the URL that the WebDav driver needs.',
  }),
  webdavPrivacy: translate({
    id: 'tool.webdavPrivacy',
    message: 'Your browser does the conversion. Nothing is sent.',
  }),
  webdavToolTitle: translate({id: 'tool.webdavToolTitle', message: 'Convert the URL'}),
  webdavLabel: translate({id: 'tool.webdavLabel', message: "URL from your browser's address bar"}),
  webdavEncoded: translate({
    id: 'tool.webdavEncoded',
    message: 'For the address field, with vendor set to sharepoint',
  }),
  webdavPlain: translate({id: 'tool.webdavPlain', message: 'The same URL, decoded'}),
  webdavManual: translate({
    id: 'tool.webdavManual',
    message:
      "Keep https:// and the host name. If the path starts with personal, sites, or teams, keep its first two segments. Then add /Documents for a personal drive or /Shared Documents for a site. Your organization might use translated library names. If so, use the name in your library's URL.",
  }),
  'webdav-not-address': translate({id: 'tool.webdav-not-address', message: "This isn't a URL."}),
  'webdav-not-https': translate({
    id: 'tool.webdav-not-https',
    message: "The URL must start with https:// and can't include a port.",
  }),
  'webdav-consumer': translate({
    id: 'tool.webdav-consumer',
    message:
      "This is a personal OneDrive account. It doesn't support WebDAV with a password. Use the Onedrive driver.",
  }),
  'webdav-foreign-host': translate({
    id: 'tool.webdav-foreign-host',
    message: "This isn't a SharePoint host (sharepoint.com, .cn, or .us).",
  }),
  'webdav-no-library': translate({
    id: 'tool.webdav-no-library',
    message: "The URL doesn't contain the drive or site. Open the library and copy the URL again.",
  }),
  albumLead: translate({
    id: 'tool.albumLead',
    message:
      'List your albums and their IDs. Use an ID as the root folder ID of the GooglePhoto driver.',
  }),
  albumNotice: translate({
    id: 'tool.albumNotice',
    message:
      'Since March 31, 2025, Google shows an app only the albums that the app created. If your app has never created an album in the account, the list is empty.',
  }),
  albumSees: translate({
    id: 'tool.albumSees',
    message:
      'Your browser sends the request directly to Google. No other server receives any data.',
  }),
  albumToolTitle: translate({id: 'tool.albumToolTitle', message: 'List the albums'}),
  albumWith: translate({id: 'tool.albumWith', message: 'Authenticate with'}),
  albumWithAccess: translate({id: 'tool.albumWithAccess', message: 'An access token'}),
  albumWithRefresh: translate({
    id: 'tool.albumWithRefresh',
    message: 'A refresh token and my own app',
  }),
  accessToken: translate({id: 'tool.accessToken', message: 'Access token'}),
  refreshToken: translate({id: 'tool.refreshToken', message: 'Refresh token'}),
  albumAsk: translate({id: 'tool.albumAsk', message: 'List the albums'}),
  albumAsking: translate({id: 'tool.albumAsking', message: 'Requesting the albums from Google'}),
  albumNone: translate({id: 'tool.albumNone', message: 'Google returned no albums for this app.'}),
  albumName: translate({id: 'tool.albumName', message: 'Album'}),
  albumCount: translate({id: 'tool.albumCount', message: 'Albums: {count}'}),
  albumManual: translate({
    id: 'tool.albumManual',
    message: 'Use an access token to send the request to Google from your own terminal.',
  }),
  indexLead: translate({
    id: 'tool.indexLead',
    message:
      'Some drivers need a token that you can get only by signing in to the provider. These pages get the token for you. Before each step, they show what is sent and who receives it.',
  }),
  indexHelpers: translate({id: 'tool.indexHelpers', message: 'Helpers'}),
  indexNeeds: translate({id: 'tool.indexNeeds', message: 'What you need'}),
  indexSees: translate({id: 'tool.indexSees', message: 'Who sees what'}),
  indexDrivers: translate({id: 'tool.indexDrivers', message: 'For {drivers}'}),
  indexOther: translate({id: 'tool.indexOther', message: 'Tools that need no sign-in'}),
  indexTrust: translate({id: 'tool.indexTrust', message: 'Rules for all helper pages'}),
  indexTrustItems: translate({
    id: 'tool.indexTrustItems',
    message:
      "These pages load no third-party scripts, images, or analytics.\nNothing is sent before you start, and each request is listed first.\nTokens are shown once. They aren't stored, logged, or added to a URL.\nWhere the provider allows it, each page also shows manual steps that need no API server.",
  }),
  openHelper: translate({id: 'tool.openHelper', message: 'Open the helper page'}),
} as const satisfies Record<string, string>;

/** Name of a text. */
type TextKey = keyof typeof texts;

/** The space that sets Latin letters off from Chinese ones, left over between two Chinese ones. */
const NEEDLESS_SPACE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Text with `{name}` replaced; Chinese words take a Chinese name without spaces. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return replaceNames(text, values).replace(NEEDLESS_SPACE, '');
}

/** Reads texts of the helper pages, and data in the language of the page. */
export interface Reader {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
  readonly of: (text: Localized) => string;
  /** What is between the entries of a list in a sentence. */
  readonly separator: string;
}

/** The reader's texts for the page's language. */
export function useTexts(): Reader {
  const locale = useLocaleCode();
  return {
    t: (key, values = {}) => fillText(texts[key], values),
    of: (text) => inLanguage(text, locale),
    separator: languageOf(locale).listSeparator,
  };
}

/** What each failure is called, and what to do about it. */
export const failureTexts: Readonly<
  Record<FailureKind, {readonly title: string; readonly advice: string}>
> = {
  'provider-refused': {
    title: translate({
      id: 'tool.failure.provider-refused.title',
      message: 'The provider refused the request',
    }),
    advice: translate({
      id: 'tool.failure.provider-refused.advice',
      message: "Read the provider's message, and then start over.",
    }),
  },
  'bad-client': {
    title: translate({id: 'tool.failure.bad-client.title', message: "The app wasn't accepted"}),
    advice: translate({
      id: 'tool.failure.bad-client.advice',
      message:
        "Check the app's client ID, client secret, and redirect URI. If you used the API server's app, that server isn't configured correctly.",
    }),
  },
  'code-used-or-expired': {
    title: translate({
      id: 'tool.failure.code-used-or-expired.title',
      message: 'The code has been used or has expired',
    }),
    advice: translate({
      id: 'tool.failure.code-used-or-expired.advice',
      message: 'A code works once and is valid for a few minutes. Start over.',
    }),
  },
  'not-confirmed-yet': {
    title: translate({id: 'tool.failure.not-confirmed-yet.title', message: 'Not confirmed yet'}),
    advice: translate({
      id: 'tool.failure.not-confirmed-yet.advice',
      message: 'Confirm in the app, and then try again.',
    }),
  },
  'rate-limited': {
    title: translate({id: 'tool.failure.rate-limited.title', message: 'Too many requests'}),
    advice: translate({
      id: 'tool.failure.rate-limited.advice',
      message: 'Wait a moment, and then try again.',
    }),
  },
  'server-unreachable': {
    title: translate({
      id: 'tool.failure.server-unreachable.title',
      message: "The server couldn't be reached",
    }),
    advice: translate({
      id: 'tool.failure.server-unreachable.advice',
      message:
        "Check your connection and your browser's content blocker. The server might also be down.",
    }),
  },
  'server-refused': {
    title: translate({
      id: 'tool.failure.server-refused.title',
      message: 'The API server refused the request',
    }),
    advice: translate({
      id: 'tool.failure.server-refused.advice',
      message:
        "It doesn't accept requests from this site, or it can't complete this sign-in. Choose another API server, and then start over.",
    }),
  },
  'provider-unreachable': {
    title: translate({
      id: 'tool.failure.provider-unreachable.title',
      message: "The API server couldn't reach the provider",
    }),
    advice: translate({
      id: 'tool.failure.provider-unreachable.advice',
      message: 'Start over later, or choose another API server.',
    }),
  },
  timeout: {
    title: translate({
      id: 'tool.failure.timeout.title',
      message: "The server didn't respond in time",
    }),
    advice: translate({
      id: 'tool.failure.timeout.advice',
      message: 'The server might still have used the code. If trying again fails, start over.',
    }),
  },
  'bad-response': {
    title: translate({
      id: 'tool.failure.bad-response.title',
      message: "The response couldn't be read",
    }),
    advice: translate({
      id: 'tool.failure.bad-response.advice',
      message:
        'The server returned something other than tokens. Try another API server, or follow the manual steps.',
    }),
  },
  cancelled: {
    title: translate({id: 'tool.failure.cancelled.title', message: 'Stopped'}),
    advice: translate({id: 'tool.failure.cancelled.advice', message: 'You can start again.'}),
  },
};

/** What the numbers of Microsoft errors mean. */
export const aadstsHints: Readonly<Record<number, string>> = {
  7000215: translate({
    id: 'tool.aadsts.7000215',
    message:
      "The client secret is incorrect. Often, the secret's ID was entered instead of its value.",
  }),
  7000222: translate({
    id: 'tool.aadsts.7000222',
    message: 'The client secret has expired. Create a new one.',
  }),
  700016: translate({
    id: 'tool.aadsts.700016',
    message: "Microsoft can't find the app. Check the client ID and the region.",
  }),
  50011: translate({
    id: 'tool.aadsts.50011',
    message: "The redirect URI isn't registered in the app.",
  }),
  65001: translate({
    id: 'tool.aadsts.65001',
    message: 'No one has consented to the permissions yet.',
  }),
  90094: translate({
    id: 'tool.aadsts.90094',
    message: 'An administrator must consent to the permissions.',
  }),
  54005: translate({id: 'tool.aadsts.54005', message: 'The code has already been used.'}),
  70008: translate({id: 'tool.aadsts.70008', message: 'The code has expired.'}),
  50020: translate({
    id: 'tool.aadsts.50020',
    message: "The account can't sign in to this organization.",
  }),
  9002326: translate({
    id: 'tool.aadsts.9002326',
    message:
      'The redirect URI is registered for single-page applications. Register it for the Web platform.',
  }),
  9002327: translate({
    id: 'tool.aadsts.9002327',
    message:
      'The redirect URI is registered for single-page applications. Register it for the Web platform.',
  }),
  700025: translate({
    id: 'tool.aadsts.700025',
    message: "The app is registered as a public client, which can't use a secret.",
  }),
};
