/** What a reader can choose from. The first of each list is the default where a page says nothing else. */
export const systems = [
  'linux',
  'windows',
  'macos',
  'synology',
  'qnap',
  'unraid',
  'truenas',
  'fnos',
  'portainer',
] as const;
export const methods = ['compose', 'run', 'binary', 'script'] as const;
export const proxies = ['none', 'nginx', 'caddy', 'apache', 'traefik'] as const;
export const encryptions = ['acme', 'own', 'none'] as const;
export const databases = ['sqlite3', 'mysql', 'postgres'] as const;
export const images = ['plain', 'ffmpeg', 'aria2', 'aio'] as const;
export const registries = ['docker', 'github'] as const;

export type System = (typeof systems)[number];
export type Method = (typeof methods)[number];
export type ProxyKind = (typeof proxies)[number];
export type Encryption = (typeof encryptions)[number];
type Database = (typeof databases)[number];

/** Everything that decides the files, complete. Texts are as the reader typed them. */
export interface Choices {
  readonly system: System;
  readonly method: Method;
  readonly proxy: ProxyKind;
  readonly https: Encryption;
  /** Name or address that visitors use; blank where no proxy needs it. */
  readonly host: string;
  /** `/alist`, or blank. */
  readonly subpath: string;
  /** Port of AList on its machine. */
  readonly port: string;
  /** Port that visitors use; blank for the usual one. */
  readonly publicPort: string;
  /** Where the proxy finds AList. */
  readonly upstream: string;
  readonly certificate: string;
  readonly key: string;
  /** For the certificates that Traefik gets. */
  readonly email: string;
  /** AList's data, with Docker; otherwise the folder of the program. */
  readonly folder: string;
  /** A folder of the machine that the container can read; blank for none. */
  readonly media: string;
  readonly canWrite: boolean;
  readonly puid: string;
  readonly pgid: string;
  readonly timeZone: string;
  readonly image: (typeof images)[number];
  readonly registry: (typeof registries)[number];
  readonly database: Database;
  readonly dbHost: string;
  readonly dbPort: string;
  readonly dbName: string;
  readonly dbUser: string;
  readonly dbPassword: string;
  /** Whether the connection to the database is encrypted. */
  readonly dbTls: boolean;
}

/** Texts by key of what the reader has changed; everything else has its default. */
export type Draft = Readonly<Partial<Record<keyof Choices, string>>>;

/** Pages with a builder, and how each starts. */
export const starts = {
  docker: {system: 'linux', method: 'compose', proxy: 'none'},
  manual: {system: 'linux', method: 'binary', proxy: 'none'},
  script: {system: 'linux', method: 'script', proxy: 'none'},
  proxy: {system: 'linux', method: 'compose', proxy: 'nginx'},
  nas: {system: 'synology', method: 'compose', proxy: 'none'},
} as const satisfies Record<string, Pick<Choices, 'system' | 'method' | 'proxy'>>;

/** Name of a page with a builder. */
export type Start = keyof typeof starts;

/** What stands for the host name until there is one. */
export const EXAMPLE_HOST = 'files.example.com';

/** What stands for a value that the reader adds later. */
export const isPlaceholder = (text: string): boolean => /<[^<>]+>/.test(text);

export const usesDocker = ({method}: Pick<Choices, 'method'>): boolean =>
  method === 'compose' || method === 'run';

/** Folders of AList's data in Docker, where the systems usually have such folders. */
const DATA_FOLDERS: Readonly<Record<System, string>> = {
  linux: '/etc/alist',
  windows: String.raw`C:\alist`,
  macos: '~/alist',
  synology: '/volume1/docker/alist',
  qnap: '/share/<folder>/alist',
  // src: github.com/unraid/docs managing-and-customizing-containers/volume-mappings.mdx
  unraid: '/mnt/user/appdata/alist',
  truenas: '/mnt/<pool>/alist',
  fnos: '/vol1/<user-number>/alist',
  portainer: '/etc/alist',
};

/** Numbers of the user and the group that a system has for all its apps. */
const APP_USERS: Readonly<Partial<Record<System, readonly [user: string, group: string]>>> = {
  // src: github.com/unraid/docs managing-and-customizing-containers/environment-variables.mdx
  unraid: ['99', '100'],
  // src: github.com/truenas/apps-web content/managing-apps/installing-custom-apps.md
  truenas: ['568', '568'],
};

/** Folders of the program. */
const PROGRAM_FOLDERS: Readonly<Partial<Record<System, string>>> = {
  linux: '/opt/alist',
  windows: String.raw`C:\alist`,
  macos: '~/alist',
};

/** Methods that work on a system. */
export function methodsOn(system: System): readonly Method[] {
  if (system === 'linux') return methods;
  if (system === 'windows' || system === 'macos') return ['compose', 'run', 'binary'];
  return system === 'portainer' ? ['compose'] : ['compose', 'run'];
}

/** Proxies for a method: Traefik finds AList in the same Compose file. */
export function proxiesFor(method: Method): readonly ProxyKind[] {
  return method === 'compose' ? proxies : proxies.filter((proxy) => proxy !== 'traefik');
}

/** Ways to HTTPS: without a proxy, AList reads a certificate itself; with nginx and Apache, Certbot gets one. */
export function encryptionsFor(proxy: ProxyKind, system: System): readonly Encryption[] {
  if (proxy === 'none') return ['none', 'own'];
  const needsCertbot = proxy === 'nginx' || proxy === 'apache';
  return needsCertbot && system === 'windows' ? ['own', 'none'] : encryptions;
}

/** The reader's choice if it's offered, otherwise the first one that is. */
function offered<Name extends string>(names: readonly Name[], text: string | undefined): Name {
  const [first] = names;
  if (first === undefined) throw new Error('Nothing is offered.');
  return names.find((name) => name === text) ?? first;
}

/** A text without spaces around it, and without the slashes at its end. */
function folderOf(text: string): string {
  const trimmed = text.trim();
  return /^(?:\/|[A-Za-z]:[\\/])$/.test(trimmed) ? trimmed : trimmed.replace(/[\\/]+$/, '');
}

/**
 * Completes a reader's choices. Those that don't go together are replaced by the first one that does.
 *
 * @param start page of the builder
 */
export function choicesOf(start: Start, draft: Draft): Choices {
  const begin: Draft = starts[start];
  const system = offered(systems, draft.system ?? begin.system);
  const method = offered(methodsOn(system), draft.method ?? begin.method);
  const proxy = offered(proxiesFor(method), draft.proxy ?? begin.proxy);
  const https = offered(encryptionsFor(proxy, system), draft.https);
  const database = offered(databases, draft.database);
  const inDocker = method === 'compose' || method === 'run';
  const [user, group] = APP_USERS[system] ?? ['0', '0'];
  const isOwnTls = proxy === 'none' && https === 'own';
  const host = (draft.host ?? '').trim().toLowerCase();
  const certificates =
    system === 'windows' ? 'C:/certs' : `/etc/letsencrypt/live/${host || EXAMPLE_HOST}`;
  const text = (key: keyof Choices, initial: string): string => {
    const typed = draft[key]?.trim() ?? '';
    return typed === '' ? initial : typed;
  };
  /** Certbot and AList's own TLS read the same kind of files. */
  const ownFile = (key: 'certificate' | 'key', name: string): string =>
    https === 'own' ? text(key, `${certificates}/${name}`) : `${certificates}/${name}`;
  return {
    system,
    method,
    proxy,
    https,
    host: host === '' && (proxy !== 'none' || https === 'own') ? EXAMPLE_HOST : host,
    subpath: (draft.subpath ?? '').trim().replace(/\/+$/, ''),
    port: text('port', isOwnTls ? '5245' : '5244'),
    publicPort: proxy === 'none' ? '' : text('publicPort', ''),
    upstream: text('upstream', '127.0.0.1'),
    certificate: ownFile('certificate', 'fullchain.pem'),
    key: ownFile('key', 'privkey.pem'),
    email: text('email', '<email>'),
    folder: folderOf(
      text('folder', (inDocker ? DATA_FOLDERS[system] : PROGRAM_FOLDERS[system]) ?? ''),
    ),
    media: folderOf(draft.media ?? ''),
    canWrite: draft.canWrite === 'true',
    puid: text('puid', user),
    pgid: text('pgid', group),
    timeZone: text('timeZone', 'UTC'),
    image: offered(images, draft.image),
    registry: offered(registries, draft.registry),
    database,
    dbHost: text('dbHost', inDocker ? '<database-host>' : '127.0.0.1'),
    dbPort: text('dbPort', database === 'postgres' ? '5432' : '3306'),
    dbName: text('dbName', 'alist'),
    dbUser: text('dbUser', 'alist'),
    dbPassword: draft.dbPassword ?? '',
    dbTls: draft.dbTls === 'true',
  };
}

/** Host name as servers write it: names in other scripts have one in ASCII. */
export function asciiHost(host: string): string {
  const url = `http://${host}/`;
  return URL.canParse(url) ? new URL(url).host : host;
}

/** The URL that visitors use, or as much of it as AList needs; blank if it needs none. */
export function siteUrl(choices: Choices): string {
  const {proxy, https, host, subpath, port, publicPort} = choices;
  if (host === '') return subpath;
  const isSecure = https !== 'none';
  const shown = proxy === 'none' ? port : publicPort;
  const usual = isSecure ? '443' : '80';
  const ending = shown === '' || shown === usual ? '' : `:${shown}`;
  return `${isSecure ? 'https' : 'http'}://${asciiHost(host)}${ending}${subpath}`;
}

/** Whether the proxy is on AList's machine, so that no one else needs to reach AList's port. */
export function isBehindOwnProxy({proxy, upstream}: Choices): boolean {
  return proxy !== 'none' && proxy !== 'traefik' && /^(?:127\.|localhost$|\[::1\]$)/.test(upstream);
}
