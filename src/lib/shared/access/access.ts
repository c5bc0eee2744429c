/** Permission bits of AList, by their number in `features.json`. */
export const BIT = {
  seeHidden: 0,
  withoutPassword: 1,
  offlineDownload: 2,
  write: 3,
  rename: 4,
  move: 5,
  copy: 6,
  delete: 7,
  webdavRead: 8,
  webdavManage: 9,
  ftpRead: 10,
  ftpManage: 11,
  readArchives: 12,
  decompress: 13,
} as const;

export const accounts = ['user', 'guest', 'admin'] as const;
export type Account = (typeof accounts)[number];

/** Ways to a file. The web interface sends requests to the API, so both are one. */
export const protocols = ['web', 'link', 'share', 'webdav', 'ftp', 's3'] as const;
export type Protocol = (typeof protocols)[number];

export const actions = [
  'list',
  'refresh',
  'download',
  'upload',
  'mkdir',
  'rename',
  'move',
  'copy',
  'delete',
  'archive',
  'extract',
  'offline',
  'share',
] as const;
export type Action = (typeof actions)[number];

/** What each way offers. */
export const offered: Readonly<Record<Protocol, readonly Action[]>> = {
  web: actions,
  link: ['download'],
  share: ['list', 'download'],
  webdav: ['list', 'download', 'upload', 'mkdir', 'rename', 'move', 'copy', 'delete'],
  ftp: ['list', 'download', 'upload', 'mkdir', 'rename', 'move', 'delete'],
  s3: ['list', 'download', 'upload', 'mkdir', 'rename', 'move', 'copy', 'delete'],
};

/** A path of a role. Whether paths belong to one role or to several makes no difference. */
export interface Scope {
  readonly path: string;
  readonly permission: number;
}

/** A path rule. */
export interface Rule {
  readonly path: string;
  readonly hasPassword: boolean;
  readonly passwordSub: boolean;
  readonly write: boolean;
  readonly writeSub: boolean;
  /** Regular expressions, one per line; an empty text hides nothing. */
  readonly hide: string;
  readonly hideSub: boolean;
}

export const shareStates = ['active', 'expired', 'consumed', 'disabled'] as const;
export type ShareState = (typeof shareStates)[number];

/** Who asks, how, and for what. All paths are full paths of the server. */
export interface Situation {
  readonly account: Account;
  readonly isDisabled: boolean;
  readonly basePath: string;
  readonly scopes: readonly Scope[];
  readonly rules: readonly Rule[];
  /** Whether the visitor knows the password of path rules. */
  readonly knowsPassword: boolean;
  readonly protocol: Protocol;
  readonly action: Action;
  /** The file or folder; for a new one, the path that it gets. */
  readonly path: string;
  /** Where something goes that is moved, copied, or extracted. */
  readonly target: string;
  readonly isSigned: boolean;
  /** The setting `sign_all`. */
  readonly signAll: boolean;
  readonly share: {
    readonly path: string;
    readonly state: ShareState;
    readonly hasPassword: boolean;
    readonly knowsPassword: boolean;
    readonly allowsDownload: boolean;
  };
  /** Path of the S3 bucket. */
  readonly bucket: string;
}

/** Why something is allowed or denied. */
export type Reason =
  // Allowed
  | 'covered'
  | 'leads'
  | 'top'
  | 'passwordKnown'
  | 'passwordSkipped'
  | 'hiddenSeen'
  | 'hasBits'
  | 'writeRule'
  | 'signed'
  | 'noSignature'
  | 'shared'
  | 's3'
  | 'davElsewhere'
  // Denied
  | 'guestDisabled'
  | 'userDisabled'
  | 'outsideBase'
  | 'targetOutsideBase'
  | 'notCovered'
  | 'hidden'
  | 'password'
  | 'passwordOverFtp'
  | 'missingBits'
  | 'writeRuleNoSub'
  | 'renameProtected'
  | 'isGuest'
  | 'unsigned'
  | 'shareConsumed'
  | 'shareDisabled'
  | 'shareExpired'
  | 'shareNoDownload'
  | 'sharePassword'
  | 'shareOutside'
  | 's3Outside'
  | 'davTwice'
  | 'ftpSignIn'
  | 'ftpDelete'
  | 'notOffered';

/** IDs in `errors.json` of what someone who is refused sees. */
export const errorIds = [
  'guest-disabled',
  'user-disabled',
  'is-guest',
  'fs-password',
  'refresh-denied',
  'permission-denied',
  'rename-protected',
  'sign-missing',
  'share-consumed',
  'share-disabled',
  'share-expired',
  'share-no-download',
  'share-no-permission',
  'share-password-required',
  'dav-403',
  'dav-404',
  'dav-409',
  'dav-500',
  'ftp-denied',
] as const;
export type ErrorId = (typeof errorIds)[number];

/** What AList does. */
export interface Verdict {
  readonly isAllowed: boolean;
  readonly reason: Reason;
  /** The path of the role, the path of the rule, or the path that AList checks. */
  readonly at?: string;
  /** Bits that allow it, or that are missing. */
  readonly bits?: readonly number[];
  /** What someone who is refused sees. */
  readonly error?: ErrorId;
}

/** What the access simulator knows of AList, in the words of a language; written by `src/plugins/builders`. */
export interface AccessFacts {
  /** Permissions of the role form, by their bits. */
  readonly permissions: readonly {readonly bit: number; readonly name: string}[];
  /** Names on the screen. */
  readonly words: Readonly<Record<AccessWord, string>>;
  readonly errors: Readonly<
    Record<ErrorId, {readonly message: string; readonly code?: number; readonly href: string}>
  >;
}

/** What the simulator names as AList does, and where `ui-labels.json` has it. */
export const accessWords = {
  basePath: ['users', 'base_path'],
  disabled: ['users', 'disabled'],
  path: ['metas', 'path'],
  password: ['metas', 'password'],
  write: ['metas', 'write'],
  hide: ['metas', 'hide'],
  applySub: ['metas', 'apply_sub'],
  signAll: ['settings', 'sign_all'],
} as const;
export type AccessWord = keyof typeof accessWords;
