import './partTexts';
import {translate} from '@docusaurus/Translate';
import type {
  Account,
  Action,
  Protocol,
  Reason,
  ShareState,
} from '@site/src/lib/shared/access/access';
import {createTexts} from '@site/src/lib/browser/createTexts';

/** Texts of the access simulator, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'access.title', message: 'Access simulator'}),
  lead: translate({
    id: 'access.lead',
    message:
      'Access simulator: describe an account and what it tries. You see whether AList allows it and which rule decides. The URL of this page keeps your choices, so you can send it.',
  }),
  account: translate({id: 'access.account', message: 'Who'}),
  roles: translate({id: 'access.roles', message: 'Role paths'}),
  rolesNote: translate({
    id: 'access.rolesNote',
    message: 'List the paths of all roles of the account. Their permissions add up.',
  }),
  noRoles: translate({id: 'access.noRoles', message: 'The roles have no path.'}),
  rolePath: translate({id: 'access.rolePath', message: 'Role path {number}'}),
  permissions: translate({id: 'access.permissions', message: 'Permissions of role path {number}'}),
  noPermissions: translate({id: 'access.noPermissions', message: 'List and download only'}),
  addRole: translate({id: 'access.addRole', message: 'Add a role path'}),
  removeRole: translate({id: 'access.removeRole', message: 'Remove role path {number}'}),
  rules: translate({id: 'access.rules', message: 'Path rules'}),
  rulesNote: translate({
    id: 'access.rulesNote',
    message: 'Only the rule of the nearest folder counts.',
  }),
  rule: translate({id: 'access.rule', message: 'Path rule {number}'}),
  addRule: translate({id: 'access.addRule', message: 'Add a path rule'}),
  removeRule: translate({id: 'access.removeRule', message: 'Remove path rule {number}'}),
  hasPassword: translate({id: 'access.hasPassword', message: 'Has a password'}),
  hideNote: translate({
    id: 'access.hideNote',
    message: 'One regular expression per line. An empty line hides everything.',
  }),
  hideUnreadable: translate({
    id: 'access.hideUnreadable',
    message: 'This page can’t read {lines} and ignores it. AList uses .NET syntax.',
  }),
  knowsPassword: translate({
    id: 'access.knowsPassword',
    message: 'The visitor knows the password of the path rule',
  }),
  request: translate({id: 'access.request', message: 'What they try'}),
  protocol: translate({id: 'access.protocol', message: 'With'}),
  action: translate({id: 'access.action', message: 'Action'}),
  objectPath: translate({id: 'access.objectPath', message: 'Full path on the server'}),
  objectNote: translate({
    id: 'access.objectNote',
    message: 'For a new file or folder, the path that it gets. Everything else must exist.',
  }),
  target: translate({id: 'access.target', message: 'Target folder'}),
  isSigned: translate({id: 'access.isSigned', message: 'The link has a signature'}),
  sharePath: translate({id: 'access.sharePath', message: 'Shared path'}),
  shareState: translate({id: 'access.shareState', message: 'State of the share'}),
  shareHasPassword: translate({
    id: 'access.shareHasPassword',
    message: 'The share has a password',
  }),
  shareKnowsPassword: translate({
    id: 'access.shareKnowsPassword',
    message: 'The visitor knows the password of the share',
  }),
  allowsDownload: translate({id: 'access.allowsDownload', message: 'Downloads are allowed'}),
  bucket: translate({id: 'access.bucket', message: 'Path of the bucket'}),
  reset: translate({id: 'access.reset', message: 'Start over'}),
  allowed: translate({id: 'access.allowed', message: 'Allowed'}),
  denied: translate({id: 'access.denied', message: 'Denied'}),
  decides: translate({id: 'access.decides', message: 'What decides'}),
  message: translate({id: 'access.message', message: 'What they see'}),
  noMessage: translate({
    id: 'access.noMessage',
    message: 'No message for this path: they can’t ask for it.',
  }),
  code: translate({id: 'access.code', message: '(code {code})'}),
  change: translate({id: 'access.change', message: 'Change next'}),
  tryChange: translate({id: 'access.tryChange', message: 'Make this change here'}),
  // Values
  user: translate({id: 'access.user', message: 'Account with a role'}),
  guest: translate({id: 'access.guest', message: 'Not signed in (guest)'}),
  admin: translate({id: 'access.admin', message: 'Admin'}),
  web: translate({id: 'access.web', message: 'Web interface or API'}),
  link: translate({id: 'access.link', message: 'Direct link'}),
  viaShare: translate({id: 'access.viaShare', message: 'Share link'}),
  list: translate({id: 'access.list', message: 'List a folder'}),
  refresh: translate({id: 'access.refresh', message: 'Refresh a list'}),
  download: translate({id: 'access.download', message: 'Open or download a file'}),
  upload: translate({id: 'access.upload', message: 'Upload a file'}),
  mkdir: translate({id: 'access.mkdir', message: 'Create a folder'}),
  rename: translate({id: 'access.rename', message: 'Rename'}),
  move: translate({id: 'access.move', message: 'Move'}),
  copy: translate({id: 'access.copy', message: 'Copy'}),
  delete: translate({id: 'access.delete', message: 'Delete'}),
  archive: translate({id: 'access.archive', message: 'Look into an archive'}),
  extract: translate({id: 'access.extract', message: 'Extract an archive'}),
  offline: translate({id: 'access.offline', message: 'Add an offline download'}),
  share: translate({id: 'access.share', message: 'Create a share'}),
  active: translate({id: 'access.active', message: 'Active'}),
  expired: translate({id: 'access.expired', message: 'Expired'}),
  consumed: translate({id: 'access.consumed', message: 'Access limit reached'}),
  closed: translate({id: 'access.closed', message: 'Disabled by its owner'}),
  // Why
  covered: translate({
    id: 'access.covered',
    message: 'The role path `{at}` covers it. Nothing else is needed.',
  }),
  leads: translate({id: 'access.leads', message: 'It leads to the role path `{at}`.'}),
  top: translate({
    id: 'access.top',
    message: 'Every account with a role can open `/` and its base path.',
  }),
  listLimited: translate({
    id: 'access.listLimited',
    message: 'The list shows only what role paths cover, and what leads to them.',
  }),
  listWhole: translate({
    id: 'access.listWhole',
    message: 'Over FTP, the list shows everything in the folder, even what no role path covers.',
  }),
  nearestWins: translate({
    id: 'access.nearestWins',
    message:
      'The nearest path rule is the one on `{nearest}`, so the password of the one on `{above}` doesn’t apply.',
  }),
  passwordKnown: translate({
    id: 'access.passwordKnown',
    message: 'The path rule on `{at}` has a password, and the visitor knows it.',
  }),
  passwordSkipped: translate({
    id: 'access.passwordSkipped',
    message: 'The path rule on `{at}` has a password. With {bits}, AList doesn’t ask for it.',
  }),
  hiddenSeen: translate({
    id: 'access.hiddenSeen',
    message: 'The path rule on `{at}` hides the name. With {bits}, the account sees it.',
  }),
  hasBits: translate({id: 'access.hasBits', message: 'The role paths grant {bits} at `{at}`.'}),
  atTop: translate({
    id: 'access.atTop',
    message: 'There, the permissions of all role paths count.',
  }),
  targetUnchecked: translate({
    id: 'access.targetUnchecked',
    message: 'AList doesn’t check the target folder.',
  }),
  writeRule: translate({
    id: 'access.writeRule',
    message: 'The path rule on `{at}` has **{write}**.',
  }),
  signed: translate({
    id: 'access.signed',
    message: 'A signed link opens for everyone. Accounts, roles, and path rules don’t matter.',
  }),
  noSignature: translate({
    id: 'access.noSignature',
    message:
      '**{signAll}** is off, and no path rule protects this file with a password. The link opens for everyone.',
  }),
  shared: translate({
    id: 'access.shared',
    message: 'The share of `{at}` contains it. Roles and path rules don’t apply.',
  }),
  s3Allowed: translate({
    id: 'access.s3Allowed',
    message:
      'The bucket contains it. S3 uses the keys of the server; accounts, roles, and path rules don’t apply.',
  }),
  davElsewhere: translate({
    id: 'access.davElsewhere',
    message: 'AList applies the base path twice and saves the file as `{at}`.',
  }),
  guestDisabled: translate({
    id: 'access.guestDisabled',
    message: 'The account `guest` is disabled.',
  }),
  userDisabled: translate({id: 'access.userDisabled', message: 'The account is disabled.'}),
  outsideBase: translate({
    id: 'access.outsideBase',
    message: 'It’s outside the base path `{at}`.',
  }),
  targetOutsideBase: translate({
    id: 'access.targetOutsideBase',
    message: 'The target folder is outside the base path `{at}`.',
  }),
  notCovered: translate({
    id: 'access.notCovered',
    message: 'No role path covers `{at}` or is under it.',
  }),
  hidden: translate({id: 'access.hidden', message: 'The path rule on `{at}` hides the name.'}),
  needsPassword: translate({
    id: 'access.needsPassword',
    message: 'The path rule on `{at}` has a password that the visitor doesn’t know.',
  }),
  passwordOverFtp: translate({
    id: 'access.passwordOverFtp',
    message: 'The path rule on `{at}` has a password. FTP can’t send it, except for `guest`.',
  }),
  missingBits: translate({
    id: 'access.missingBits',
    message: 'No role path grants {bits} at `{at}`.',
  }),
  writeRuleNoSub: translate({
    id: 'access.writeRuleNoSub',
    message:
      'In the path rule on `{at}`, **{write}** doesn’t apply to subfolders. A new folder counts as one.',
  }),
  renameProtected: translate({
    id: 'access.renameProtected',
    message:
      'The path rule on `{at}` has a password. What it protects can’t be renamed, even by admins.',
  }),
  isGuest: translate({id: 'access.isGuest', message: 'Guests can’t create shares.'}),
  unsigned: translate({
    id: 'access.unsigned',
    message: 'The link has no signature, and **{signAll}** is on.',
  }),
  unsignedRule: translate({
    id: 'access.unsignedRule',
    message:
      'The link has no signature, and the path rule on `{at}` protects the file with a password.',
  }),
  shareConsumed: translate({
    id: 'access.shareConsumed',
    message: 'The share has reached its access limit.',
  }),
  shareDisabled: translate({
    id: 'access.shareDisabled',
    message: 'The owner of the share has disabled it.',
  }),
  shareExpired: translate({id: 'access.shareExpired', message: 'The share has expired.'}),
  shareNoDownload: translate({
    id: 'access.shareNoDownload',
    message: 'The share doesn’t allow downloads.',
  }),
  sharePassword: translate({
    id: 'access.sharePassword',
    message: 'The share has a password that the visitor doesn’t know.',
  }),
  shareOutside: translate({
    id: 'access.shareOutside',
    message: 'It’s outside the shared path `{at}`.',
  }),
  s3Outside: translate({
    id: 'access.s3Outside',
    message: 'It’s outside the path of the bucket, `{at}`.',
  }),
  davTwice: translate({
    id: 'access.davTwice',
    message: 'AList applies the base path twice and looks for `{at}`, which usually doesn’t exist.',
  }),
  ftpSignIn: translate({
    id: 'access.ftpSignIn',
    message: 'At sign-in, no role path grants {bits} at the base path `{at}`.',
  }),
  ftpDelete: translate({
    id: 'access.ftpDelete',
    message:
      'Over FTP, AList checks deletions without the base path: at `{at}`. No role path grants {bits} there.',
  }),
  // What to change
  enableGuest: translate({
    id: 'access.enableGuest',
    message: 'In **Manage → Users**, edit `guest` and clear **{disabled}**.',
  }),
  enableUser: translate({
    id: 'access.enableUser',
    message: 'In **Manage → Users**, edit the account and clear **{disabled}**.',
  }),
  changeBase: translate({
    id: 'access.changeBase',
    message: 'Set the base path to `/`, and limit the account with role paths.',
  }),
  addPath: translate({
    id: 'access.addPath',
    message: 'In **Manage → Role**, add a path that covers it to a role of the account.',
  }),
  showHidden: translate({
    id: 'access.showHidden',
    message:
      'In **Manage → Metas**, remove the matching line from **{hide}**, or grant {bits} in the role.',
  }),
  tellPassword: translate({
    id: 'access.tellPassword',
    message: 'Tell the visitor the password, or grant {bits} in the role.',
  }),
  grantBits: translate({
    id: 'access.grantBits',
    message: 'In **Manage → Role**, grant {bits} on a path that covers `{at}`.',
  }),
  grantWithoutPassword: translate({
    id: 'access.grantWithoutPassword',
    message: 'In **Manage → Role**, grant {bits}.',
  }),
  applyToSub: translate({
    id: 'access.applyToSub',
    message: 'In **Manage → Metas**, select **{applySub}** next to **{write}**.',
  }),
  removePassword: translate({
    id: 'access.removePassword',
    message: 'Remove the password, rename, and enter the password again for the new path.',
  }),
  signInFirst: translate({id: 'access.signInFirst', message: 'Sign in with another account.'}),
  useSignedLink: translate({
    id: 'access.useSignedLink',
    message: 'Copy the link from AList: it then contains a signature.',
  }),
  newShare: translate({id: 'access.newShare', message: 'Create a new share.'}),
  laterExpiry: translate({id: 'access.laterExpiry', message: 'Set a later expiry in the share.'}),
  allowDownload: translate({id: 'access.allowDownload', message: 'Allow downloads in the share.'}),
  tellSharePassword: translate({
    id: 'access.tellSharePassword',
    message: 'Tell the visitor the password of the share.',
  }),
  shareMore: translate({id: 'access.shareMore', message: 'Share a path that contains it.'}),
  addBucket: translate({
    id: 'access.addBucket',
    message: 'Add a bucket whose path contains it.',
  }),
  // Pages
  pageUsers: translate({id: 'access.pageUsers', message: 'Users'}),
  pageRoles: translate({id: 'access.pageRoles', message: 'Roles'}),
  pageRules: translate({id: 'access.pageRules', message: 'Path rules'}),
  pagePermissions: translate({id: 'access.pagePermissions', message: 'Permissions'}),
  pageLinks: translate({id: 'access.pageLinks', message: 'Signed links'}),
  pageShares: translate({id: 'access.pageShares', message: 'Share links'}),
  pageFtp: translate({id: 'access.pageFtp', message: 'FTP and SFTP'}),
} as const satisfies Record<string, string>;

/** Name of a text of the access simulator. */
export type TextKey = keyof typeof texts;

/** A text of the access simulator, in the page's language, with each `{name}` replaced. */
export const t = createTexts(texts);

export const accountTexts: Readonly<Record<Account, TextKey>> = {
  user: 'user',
  guest: 'guest',
  admin: 'admin',
};

/** Names of ways; those of protocols are the same in each language. */
export const protocolNames: Readonly<Record<Protocol, string>> = {
  web: t('web'),
  link: t('link'),
  share: t('viaShare'),
  webdav: 'WebDAV',
  ftp: 'FTP',
  s3: 'S3',
};

/** Actions have texts of their own names. */
export const actionText = (action: Action): string => t(action);

export const shareStateTexts: Readonly<Record<ShareState, TextKey>> = {
  active: 'active',
  expired: 'expired',
  consumed: 'consumed',
  disabled: 'closed',
};

/** Texts and a page for a reason, where its own name isn't the text's. */
interface ReasonTexts {
  readonly why: TextKey;
  /** What to change next; only for refusals and mistakes. */
  readonly change?: TextKey;
  /** Page that says more. */
  readonly page: Page;
}

/** Pages that say more about a reason. */
export const pages = {
  users: {to: '/guide/advanced/user.html#base-path', name: t('pageUsers')},
  guests: {to: '/guide/advanced/user.html#guest', name: t('pageUsers')},
  roles: {to: '/guide/advanced/role.html#combine', name: t('pageRoles')},
  password: {to: '/guide/advanced/meta.html#password', name: t('pageRules')},
  write: {to: '/guide/advanced/meta.html#write', name: t('pageRules')},
  hide: {to: '/guide/advanced/meta.html#hide', name: t('pageRules')},
  rename: {to: '/guide/advanced/meta.html#rename', name: t('pageRules')},
  permissions: {to: '/reference/permissions.html#set', name: t('pagePermissions')},
  links: {to: '/guide/advanced/delivery.html#sign', name: t('pageLinks')},
  shares: {to: '/guide/advanced/share.html#limits', name: t('pageShares')},
  webdav: {to: '/guide/webdav.html#base-path', name: protocolNames.webdav},
  ftp: {to: '/guide/advanced/ftp.html#account', name: t('pageFtp')},
  s3: {to: '/guide/advanced/s3.html#limits', name: protocolNames.s3},
} as const satisfies Record<string, {readonly to: string; readonly name: string}>;
type Page = keyof typeof pages;

/** Nothing asks for what isn't offered. */
type ShownReason = Exclude<Reason, 'notOffered'>;

export const reasonTexts: Readonly<Record<ShownReason, ReasonTexts>> = {
  covered: {why: 'covered', page: 'roles'},
  leads: {why: 'leads', page: 'roles'},
  top: {why: 'top', page: 'roles'},
  passwordKnown: {why: 'passwordKnown', page: 'password'},
  passwordSkipped: {why: 'passwordSkipped', page: 'password'},
  hiddenSeen: {why: 'hiddenSeen', page: 'hide'},
  hasBits: {why: 'hasBits', page: 'permissions'},
  writeRule: {why: 'writeRule', page: 'write'},
  signed: {why: 'signed', page: 'links'},
  noSignature: {why: 'noSignature', page: 'links'},
  shared: {why: 'shared', page: 'shares'},
  s3: {why: 's3Allowed', page: 's3'},
  davElsewhere: {why: 'davElsewhere', change: 'changeBase', page: 'webdav'},
  guestDisabled: {why: 'guestDisabled', change: 'enableGuest', page: 'guests'},
  userDisabled: {why: 'userDisabled', change: 'enableUser', page: 'users'},
  outsideBase: {why: 'outsideBase', change: 'changeBase', page: 'users'},
  targetOutsideBase: {why: 'targetOutsideBase', change: 'changeBase', page: 'users'},
  notCovered: {why: 'notCovered', change: 'addPath', page: 'roles'},
  hidden: {why: 'hidden', change: 'showHidden', page: 'hide'},
  password: {why: 'needsPassword', change: 'tellPassword', page: 'password'},
  passwordOverFtp: {why: 'passwordOverFtp', change: 'grantWithoutPassword', page: 'password'},
  missingBits: {why: 'missingBits', change: 'grantBits', page: 'permissions'},
  writeRuleNoSub: {why: 'writeRuleNoSub', change: 'applyToSub', page: 'write'},
  renameProtected: {why: 'renameProtected', change: 'removePassword', page: 'rename'},
  isGuest: {why: 'isGuest', change: 'signInFirst', page: 'guests'},
  unsigned: {why: 'unsigned', change: 'useSignedLink', page: 'links'},
  shareConsumed: {why: 'shareConsumed', change: 'newShare', page: 'shares'},
  shareDisabled: {why: 'shareDisabled', change: 'newShare', page: 'shares'},
  shareExpired: {why: 'shareExpired', change: 'laterExpiry', page: 'shares'},
  shareNoDownload: {why: 'shareNoDownload', change: 'allowDownload', page: 'shares'},
  sharePassword: {why: 'sharePassword', change: 'tellSharePassword', page: 'shares'},
  shareOutside: {why: 'shareOutside', change: 'shareMore', page: 'shares'},
  s3Outside: {why: 's3Outside', change: 'addBucket', page: 's3'},
  davTwice: {why: 'davTwice', change: 'changeBase', page: 'webdav'},
  ftpSignIn: {why: 'ftpSignIn', change: 'grantBits', page: 'ftp'},
  ftpDelete: {why: 'ftpDelete', change: 'changeBase', page: 'ftp'},
};
