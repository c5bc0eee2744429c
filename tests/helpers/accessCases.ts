import {
  offered,
  protocols,
  type Rule,
  type Scope,
  type Situation,
  type Verdict,
} from '@site/src/lib/shared/access/access';
import {pairwise} from './pairwise';

/** A situation, and what it's about, which no other case has. */
export interface AccessCase {
  readonly name: string;
  readonly situation: Situation;
}

/** Folder of the storage of all cases, and a folder in it. Both have `a.zip`, `box`, and `inner`. */
const SITE = '/site';
const TEAM = '/site/team';

const number = (...bits: readonly number[]): number => bits.reduce((sum, bit) => sum + 2 ** bit, 0);

const CHANGES = [3, 4, 5, 6, 7];

/** Permission numbers, by what they're for. */
const permissions = {
  nothing: 0,
  hidden: number(0),
  'without password': number(1),
  changes: number(...CHANGES),
  'write only': number(3),
  'archives and downloads': number(2, 12, 13),
  'WebDAV read': number(8),
  'WebDAV, no changes': number(8, 9),
  WebDAV: number(8, 9, ...CHANGES),
  'FTP read': number(10),
  FTP: number(10, 11, ...CHANGES),
  everything: 16_383,
} as const;

/** Paths of roles, with their numbers. */
const roles: Readonly<Record<string, (permission: number) => readonly Scope[]>> = {
  'on the storage': (permission) => [{path: SITE, permission}],
  'on the folder': (permission) => [{path: TEAM, permission}],
  'elsewhere, a little on the folder': (permission) => [
    {path: '/other', permission},
    {path: TEAM, permission: number(8, 10)},
  ],
  'more on the folder': (permission) => [
    {path: SITE, permission: number(8, 10)},
    {path: TEAM, permission},
  ],
};

const plain: Rule = {
  path: TEAM,
  hasPassword: false,
  passwordSub: false,
  write: false,
  writeSub: false,
  hide: '',
  hideSub: false,
};

/** Path rules. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  none: [],
  password: [{...plain, hasPassword: true}],
  'password, subfolders': [{...plain, hasPassword: true, passwordSub: true}],
  write: [{...plain, write: true}],
  'write, subfolders': [{...plain, write: true, writeSub: true}],
  'hide a': [{...plain, hide: '^a\\.'}],
  'hide a, subfolders': [{...plain, hide: '^b$\n(?i)^A\\.', hideSub: true}],
  'password above, readme below': [
    {...plain, path: SITE, hasPassword: true, passwordSub: true},
    {...plain},
  ],
};

const ways = protocols.flatMap((protocol) =>
  offered[protocol].map((action) => ({protocol, action})),
);

/** What most cases have. */
const usual: Situation = {
  account: 'user',
  isDisabled: false,
  basePath: '/',
  scopes: [{path: SITE, permission: 0}],
  rules: [],
  knowsPassword: false,
  protocol: 'web',
  action: 'list',
  path: TEAM,
  target: `${TEAM}/box`,
  isSigned: false,
  signAll: true,
  share: {
    path: TEAM,
    state: 'active',
    hasPassword: false,
    knowsPassword: false,
    allowsDownload: true,
  },
  bucket: SITE,
};

/** Actions on a folder itself, not on something in it. */
const ON_FOLDER: ReadonlySet<string> = new Set(['list', 'refresh', 'offline']);

/** The path of an action in a folder. */
export function pathIn(folder: string, action: Situation['action']): string {
  if (ON_FOLDER.has(action)) return folder;
  if (action === 'mkdir') return `${folder}/a.made`;
  return action === 'upload' ? `${folder}/a.new` : `${folder}/a.zip`;
}

const pairs = pairwise({
  // The others ask neither for an account nor for roles.
  way: ways.filter(({protocol}) => ['web', 'webdav', 'ftp'].includes(protocol)),
  account: ['user', 'guest', 'admin'] as const,
  basePath: ['/', SITE],
  role: Object.keys(roles),
  permission: Object.keys(permissions) as (keyof typeof permissions)[],
  rule: Object.keys(rules),
  knowsPassword: [false, true],
  folder: [SITE, TEAM, `${TEAM}/inner`],
}).map(({way, role, permission, rule, folder, ...rest}): AccessCase => ({
  name: [
    `${way.protocol} ${way.action}`,
    `${rest.account} at ${rest.basePath}`,
    `${permission} ${role}`,
    `rule: ${rule}${rest.knowsPassword ? ', known' : ''}`,
    folder,
  ].join(' | '),
  situation: {
    ...usual,
    ...rest,
    ...way,
    scopes: roles[role]?.(permissions[permission]) ?? [],
    rules: rules[rule] ?? [],
    path: pathIn(folder, way.action),
  },
}));

const special = (name: string, changes: Partial<Situation>): AccessCase => ({
  name,
  situation: {...usual, ...changes},
});

const all = [{path: '/', permission: permissions.everything}];
const onTeam = (permission: number) => [{path: TEAM, permission}];

const specials: readonly AccessCase[] = [
  // Accounts that are off
  ...ways
    .filter(({protocol}) => !['link', 'share', 's3'].includes(protocol))
    .flatMap(({protocol, action}) =>
      (['guest', 'user'] as const).map((account) =>
        special(`disabled ${account}: ${protocol} ${action}`, {
          account,
          isDisabled: true,
          scopes: all,
          protocol,
          action,
          path: pathIn(TEAM, action),
        }),
      ),
    ),
  // Base paths
  ...(['list', 'download', 'upload', 'mkdir', 'delete', 'rename'] as const).flatMap((action) =>
    (['web', 'webdav', 'ftp'] as const).map((protocol) =>
      special(`outside the base path: ${protocol} ${action}`, {
        basePath: TEAM,
        scopes: all,
        protocol,
        action,
        path: pathIn(SITE, action),
      }),
    ),
  ),
  special('a target outside the base path', {
    basePath: TEAM,
    scopes: all,
    action: 'copy',
    path: `${TEAM}/a.zip`,
    target: '/site/box',
  }),
  special('the base path outside the role: list', {
    basePath: '/other',
    path: '/other',
    scopes: onTeam(0),
  }),
  special('the base path outside the role: download', {
    basePath: '/other',
    path: '/other/a.zip',
    action: 'download',
    scopes: onTeam(0),
  }),
  special('a role without paths: list the base path', {scopes: [], basePath: SITE, path: SITE}),
  special('a role without paths: download', {scopes: [], path: '/site/a.zip', action: 'download'}),
  special('the top folder with a role elsewhere', {path: '/', scopes: onTeam(0)}),
  ...offered.webdav.flatMap((action) =>
    [SITE, TEAM].map((path) =>
      special(`WebDAV under the base path /site, with the role on ${path}: ${action}`, {
        protocol: 'webdav',
        basePath: SITE,
        scopes: [{path, permission: permissions.everything}],
        action,
        path: pathIn(TEAM, action),
      }),
    ),
  ),
  special('the base path itself by WebDAV', {
    protocol: 'webdav',
    basePath: TEAM,
    path: TEAM,
    scopes: onTeam(permissions.everything),
  }),
  // In the base path, every permission of every path counts.
  ...(['upload', 'mkdir', 'delete', 'copy', 'move'] as const).map((action) =>
    special(`permissions of a deeper path in the base path: ${action}`, {
      basePath: SITE,
      scopes: [
        {path: SITE, permission: 0},
        {path: TEAM, permission: permissions.changes},
      ],
      action,
      path: pathIn(SITE, action),
      target: '/site/box',
    }),
  ),
  special('a target that no role covers', {
    scopes: onTeam(number(6)),
    action: 'copy',
    path: `${TEAM}/a.zip`,
    target: '/site/box',
  }),
  special('a target with a password', {
    scopes: [{path: SITE, permission: number(5)}],
    rules: [{...plain, path: '/site/box', hasPassword: true, passwordSub: true}],
    action: 'move',
    path: `${TEAM}/a.zip`,
    target: '/site/box',
  }),
  // The path limit does nothing in a role.
  ...(['copy', 'download', 'upload'] as const).map((action) =>
    special(`the path limit in a role: ${action}`, {
      scopes: onTeam(number(3, 6, 14)),
      action,
      path: pathIn(TEAM, action),
      target: '/site/box',
    }),
  ),
  // Passwords
  ...(
    [
      'list',
      'download',
      'upload',
      'mkdir',
      'rename',
      'move',
      'copy',
      'delete',
      'archive',
      'extract',
      'share',
    ] as const
  ).flatMap((action) =>
    [false, true].map((knowsPassword) =>
      special(`everything but the password, ${knowsPassword ? 'known' : 'unknown'}: ${action}`, {
        scopes: [{path: SITE, permission: permissions.everything - number(1)}],
        rules: rules['password, subfolders'] ?? [],
        knowsPassword,
        action,
        path: pathIn(TEAM, action),
      }),
    ),
  ),
  ...(['list', 'download', 'upload', 'mkdir', 'rename', 'delete'] as const).flatMap((action) =>
    (['user', 'guest'] as const).flatMap((account) =>
      [false, true].map((knowsPassword) =>
        special(
          `FTP and a password, ${account}, ${knowsPassword ? 'known' : 'unknown'}: ${action}`,
          {
            account,
            protocol: 'ftp',
            scopes: [{path: SITE, permission: permissions.FTP}],
            rules: rules['password, subfolders'] ?? [],
            knowsPassword,
            action,
            path: pathIn(TEAM, action),
          },
        ),
      ),
    ),
  ),
  special('FTP for a user with the bit for passwords', {
    protocol: 'ftp',
    scopes: [{path: SITE, permission: number(1, 10)}],
    rules: rules['password, subfolders'] ?? [],
  }),
  special('renaming a protected file as admin', {
    account: 'admin',
    action: 'rename',
    path: `${TEAM}/a.zip`,
    rules: rules['password, subfolders'] ?? [],
  }),
  special('renaming a file of a folder whose password spares files', {
    scopes: onTeam(number(4)),
    action: 'rename',
    path: `${TEAM}/a.zip`,
    rules: rules['password'] ?? [],
  }),
  // Hide
  ...Object.entries({
    'a line break at the end': '^zzz$\n',
    'two blank lines': '\n',
    'part of the name': 'zip',
    'options in the expression': '(?i)A\\.ZIP',
    'a path, which is no name': '^/site/team/a',
    'another name': '^b\\.',
  }).flatMap(([title, hide]) =>
    (['list', 'download'] as const).flatMap((action) =>
      (['web', 'ftp', 'webdav'] as const).map((protocol) =>
        special(`Hide with ${title}: ${protocol} ${action}`, {
          protocol,
          scopes: [{path: SITE, permission: number(8, 10)}],
          rules: [{...plain, hide, hideSub: true}],
          action,
          path: pathIn(TEAM, action),
        }),
      ),
    ),
  ),
  special('a file in a hidden folder', {
    rules: [{...plain, hide: '^inner$', hideSub: true}],
    action: 'download',
    path: `${TEAM}/inner/a.zip`,
  }),
  special('a hidden folder', {
    rules: [{...plain, hide: '^inner$', hideSub: true}],
    path: `${TEAM}/inner`,
  }),
  special('a hidden folder with its own rule', {
    rules: [
      {...plain, hide: '^inner$', hideSub: true},
      {...plain, path: `${TEAM}/inner`},
    ],
    path: `${TEAM}/inner`,
  }),
  special('uploading a name that is hidden', {
    scopes: onTeam(number(3)),
    rules: rules['hide a'] ?? [],
    action: 'upload',
    path: `${TEAM}/a.new`,
  }),
  special('making a folder whose name is hidden', {
    scopes: onTeam(number(3)),
    rules: rules['hide a'] ?? [],
    action: 'mkdir',
    path: `${TEAM}/a.made`,
  }),
  // Write
  ...['/other', TEAM].flatMap((covered) =>
    (['upload', 'mkdir', 'refresh'] as const).flatMap((action) =>
      ['write', 'write, subfolders'].map((rule) =>
        special(`rule: ${rule}, role on ${covered}: ${action}`, {
          scopes: [{path: covered, permission: 0}],
          rules: rules[rule] ?? [],
          action,
          path: pathIn(TEAM, action),
        }),
      ),
    ),
  ),
  ...(['upload', 'mkdir'] as const).map((action) =>
    special(`guest and a rule that lets write, by FTP: ${action}`, {
      account: 'guest',
      protocol: 'ftp',
      scopes: [{path: SITE, permission: number(10)}],
      rules: rules['write, subfolders'] ?? [],
      action,
      path: pathIn(TEAM, action),
    }),
  ),
  // FTP asks at sign-in for the permission in the base path.
  special('FTP with the permission under the base path', {
    protocol: 'ftp',
    scopes: onTeam(number(10)),
  }),
  special('FTP with a base path that the role does not contain', {
    protocol: 'ftp',
    basePath: '/other',
    path: '/other',
    scopes: onTeam(number(10)),
  }),
  ...['/', SITE].map((basePath) =>
    special(`deleting by FTP with the base path ${basePath}`, {
      protocol: 'ftp',
      basePath,
      scopes: [{path: SITE, permission: permissions.FTP}],
      action: 'delete',
      path: `${TEAM}/a.zip`,
    }),
  ),
  special('deleting by FTP where the path without the base path is one of the role', {
    protocol: 'ftp',
    basePath: SITE,
    scopes: [
      {path: SITE, permission: number(10)},
      {path: '/team', permission: permissions.FTP},
    ],
    action: 'delete',
    path: `${TEAM}/a.zip`,
  }),
  // Archives
  special('archives with a password of the folder', {
    scopes: onTeam(number(12)),
    rules: rules['password, subfolders'] ?? [],
    action: 'archive',
    path: `${TEAM}/a.zip`,
  }),
  // The folder of the role itself, which only some actions look for in the folder around it.
  ...(['web', 'webdav', 'ftp'] as const).flatMap((protocol) =>
    (['rename', 'move', 'copy', 'delete'] as const)
      .filter((action) => offered[protocol].includes(action))
      .map((action) =>
        special(`the path of the role itself: ${protocol} ${action}`, {
          protocol,
          // FTP checks its permission on the base path, where those of all paths count.
          scopes: onTeam(permissions.everything),
          action,
          path: TEAM,
          target: '/site/box',
        }),
      ),
  ),
  // Several role paths add up.
  special('two paths of roles that add up over WebDAV', {
    protocol: 'webdav',
    scopes: [
      {path: SITE, permission: number(8)},
      {path: TEAM, permission: number(3, 9)},
    ],
    action: 'upload',
    path: `${TEAM}/a.new`,
  }),
  special('two paths of roles that do not add up elsewhere', {
    protocol: 'webdav',
    scopes: [
      {path: SITE, permission: number(8)},
      {path: TEAM, permission: number(3, 9)},
    ],
    action: 'upload',
    path: '/site/a.new',
  }),
  special('WebDAV lists what leads to a path of the role', {
    protocol: 'webdav',
    scopes: onTeam(number(8)),
    path: SITE,
  }),
  special('a name that begins like a path of the role', {
    scopes: [{path: '/site/te', permission: permissions.everything}],
  }),
  special('guests can create no shares', {
    account: 'guest',
    scopes: all,
    action: 'share',
    path: TEAM,
  }),
  special('sharing what leads to a path of the role', {
    scopes: onTeam(0),
    action: 'share',
    path: SITE,
  }),
  // Links
  ...[true, false].flatMap((signAll) =>
    [true, false].flatMap((isSigned) =>
      [
        'none',
        'password',
        'password, subfolders',
        'hide a, subfolders',
        'password above, readme below',
      ].map((rule) =>
        special(
          `link, ${isSigned ? 'signed' : 'unsigned'}, sign all ${signAll ? 'on' : 'off'}, rule: ${rule}`,
          {
            account: 'guest',
            isDisabled: true,
            protocol: 'link',
            action: 'download',
            path: `${TEAM}/a.zip`,
            rules: rules[rule] ?? [],
            signAll,
            isSigned,
          },
        ),
      ),
    ),
  ),
  // Shares
  ...(['list', 'download'] as const).flatMap((action) => [
    ...(['active', 'expired', 'consumed', 'disabled'] as const).flatMap((state) =>
      [undefined, false, true].map((knows) =>
        special(
          `share, ${state}, ${knows === undefined ? 'no' : knows ? 'known' : 'unknown'} password: ${action}`,
          {
            account: 'guest',
            isDisabled: true,
            protocol: 'share',
            rules: rules['password, subfolders'] ?? [],
            action,
            path: pathIn(TEAM, action),
            share: {
              path: TEAM,
              state,
              hasPassword: knows !== undefined,
              knowsPassword: knows ?? false,
              allowsDownload: true,
            },
          },
        ),
      ),
    ),
    special(`share without downloads: ${action}`, {
      protocol: 'share',
      action,
      path: pathIn(TEAM, action),
      share: {...usual.share, allowsDownload: false, hasPassword: true},
    }),
    special(`share of another folder: ${action}`, {
      protocol: 'share',
      action,
      path: pathIn(SITE, action),
    }),
    special(`share with hidden names: ${action}`, {
      protocol: 'share',
      rules: rules['hide a, subfolders'] ?? [],
      action,
      path: pathIn(TEAM, action),
    }),
  ]),
  // S3
  ...offered.s3.flatMap((action) => [
    special(`in the bucket, with a password and without a role: ${action}`, {
      account: 'guest',
      isDisabled: true,
      protocol: 's3',
      rules: rules['password, subfolders'] ?? [],
      action,
      path: pathIn(TEAM, action),
    }),
    special(`outside the bucket: ${action}`, {
      protocol: 's3',
      bucket: TEAM,
      action,
      path: pathIn(SITE, action),
    }),
  ]),
];

/** Everything that `decide` is compared with AList on: by hand, and all pairs of what varies. */
export const accessCases: readonly AccessCase[] = [...specials, ...pairs];

/** What a verdict looks like from outside: it's done, done elsewhere, refused with an error, or nothing happens. */
export function outcomeOf({isAllowed, reason, error}: Verdict): string {
  if (reason === 'davElsewhere') return 'elsewhere';
  return isAllowed ? 'done' : (error ?? 'nothing');
}

/** Outcome of each case, by its name: the running AList and the simulator are both compared with it. */
export const outcomesFile = 'tests/fixtures/accessOutcomes.json';
