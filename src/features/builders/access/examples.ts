import type {Rule, Situation} from '@site/src/lib/shared/access/access';

/** A path rule that does nothing yet. */
export const emptyRule: Rule = {
  path: '/',
  hasPassword: false,
  passwordSub: true,
  write: false,
  writeSub: true,
  hide: '',
  hideSub: true,
};

const start: Situation = {
  account: 'user',
  isDisabled: false,
  basePath: '/',
  scopes: [{path: '/docs', permission: 0}],
  rules: [],
  knowsPassword: false,
  protocol: 'web',
  action: 'upload',
  path: '/docs/report.pdf',
  target: '/docs/old',
  isSigned: false,
  signAll: true,
  share: {
    path: '/docs',
    state: 'active',
    hasPassword: false,
    knowsPassword: false,
    allowsDownload: true,
  },
  bucket: '/docs',
};

/** What the simulator shows at first, by the page that it's on. */
export const examples = {
  /** The permissions of several bits. */
  permissions: {
    ...start,
    scopes: [{path: '/docs', permission: 2 ** 8 + 2 ** 3}],
    protocol: 'webdav',
  },
  /** A base path that the role doesn't contain. */
  users: {...start, action: 'list', basePath: '/home/anna', path: '/docs'},
  /** A path of the role without permissions. */
  roles: start,
  /** A rule in a protected folder, and no password. */
  rules: {
    ...start,
    action: 'list',
    path: '/docs/drafts',
    rules: [
      {...emptyRule, path: '/docs', hasPassword: true},
      {...emptyRule, path: '/docs/drafts', hide: String.raw`^\.`},
    ],
  },
} as const satisfies Record<string, Situation>;

export type ExampleName = keyof typeof examples;
