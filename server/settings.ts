/** Origins of the providers. Each can be replaced, so that tests need no network. */
const upstreamDefaults = {
  UPSTREAM_115_PASSPORT: 'https://passportapi.115.com',
  UPSTREAM_115_QRCODE: 'https://qrcodeapi.115.com',
  UPSTREAM_123PAN: 'https://open-api.123pan.com',
  UPSTREAM_ALIYUN: 'https://openapi.alipan.com',
  UPSTREAM_ALIYUN_OLD: 'https://open.aliyundrive.com',
  UPSTREAM_BAIDU: 'https://openapi.baidu.com',
  UPSTREAM_DROPBOX: 'https://api.dropboxapi.com',
  UPSTREAM_YANDEX: 'https://oauth.yandex.com',
  UPSTREAM_MICROSOFT_LOGIN_GLOBAL: 'https://login.microsoftonline.com',
  UPSTREAM_MICROSOFT_LOGIN_CN: 'https://login.chinacloudapi.cn',
  UPSTREAM_MICROSOFT_LOGIN_US: 'https://login.microsoftonline.us',
  UPSTREAM_MICROSOFT_GRAPH_GLOBAL: 'https://graph.microsoft.com',
  UPSTREAM_MICROSOFT_GRAPH_CN: 'https://microsoftgraph.chinacloudapi.cn',
  UPSTREAM_MICROSOFT_GRAPH_US: 'https://graph.microsoft.us',
} as const;

export type UpstreamName = keyof typeof upstreamDefaults;

/** Applications whose secret the server adds, by the first part of their variables. */
const clientNames = ['ALI_OPEN', 'BAIDU', 'DROPBOX', 'PAN123', 'YANDEX'] as const;

export type ClientName = (typeof clientNames)[number];

/** An application registered at a provider. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Whether the providers are played by the server itself. */
  readonly isMock: boolean;
  /** Origin of the site whose pages the providers send visitors back to. */
  readonly siteOrigin: string;
  /** Origins, or `http://localhost:*` for every port, whose pages may call the server. */
  readonly allowedOrigins: readonly string[];
  readonly appId115: string;
  readonly clients: Readonly<Partial<Record<ClientName, Client>>>;
  readonly upstreams: Readonly<Record<UpstreamName, string>>;
  /** Header in which a reverse proxy names the visitor's address; empty: the connection's own. */
  readonly clientAddressHeader: string;
  readonly limits: Limits;
}

interface Limits {
  readonly requestBytes: number;
  readonly upstreamBytes: number;
  readonly upstreamMs: number;
  /** A renewed token that comes too late is lost, so a renewal takes as long as AList waits for it. */
  readonly renewalMs: number;
  /** The 115 status call answers only when something happened. */
  readonly longPollMs: number;
  /** Requests of one visitor in one minute. */
  readonly requestsPerMinute: number;
  /** Aliyun exchanges of one visitor in so many minutes. */
  readonly aliyun: {readonly minutes: number; readonly max: number};
}

/** Raw variables: `process.env` on Node, the `env` argument on Workers. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Names of this machine that others cannot reach. */
export const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const ANY_PORT = /^http:\/\/(localhost|127\.0\.0\.1):\*$/;

/**
 * Reads the settings of the server.
 *
 * @param variables environment; an absent or empty variable takes its default
 * @throws Error naming the variable, its value and what is allowed
 */
export function parseSettings(variables: Variables): Settings {
  const read = (name: string): string => (variables[name] ?? '').trim();
  const siteOrigin = parseOrigin('SITE_BASE_URL', read('SITE_BASE_URL') || 'https://alistgo.com');
  return {
    host: read('HOST') || '127.0.0.1',
    port: parseNumber('PORT', read('PORT'), {fallback: 3002, min: 0, max: 65_535}),
    isMock: parseSwitch('MOCK', read('MOCK')),
    siteOrigin,
    allowedOrigins: [siteOrigin, ...parseOrigins(read('ALLOWED_ORIGINS'))],
    appId115: read('APP_ID_115'),
    clients: parseClients(read),
    upstreams: parseUpstreams(read),
    clientAddressHeader: parseHeaderName('CLIENT_ADDRESS_HEADER', read('CLIENT_ADDRESS_HEADER')),
    limits: parseLimits(read),
  };
}

function parseLimits(read: (name: string) => string): Limits {
  const number = (name: string, fallback: number, max: number): number =>
    parseNumber(name, read(name), {fallback, min: 1, max});
  return {
    requestBytes: 16 * 1024,
    upstreamBytes: 64 * 1024,
    upstreamMs: number('UPSTREAM_TIMEOUT_MS', 15_000, 60_000),
    renewalMs: number('UPSTREAM_TIMEOUT_MS', 30_000, 60_000),
    longPollMs: number('LONG_POLL_TIMEOUT_MS', 50_000, 60_000),
    requestsPerMinute: number('RATE_LIMIT_PER_MINUTE', 120, 1_000_000),
    aliyun: {
      minutes: number('ALI_LIMIT_MINUTES', 60, 1440),
      max: number('ALI_LIMIT_MAX', 10, 1_000_000),
    },
  };
}

function parseClients(read: (name: string) => string): Settings['clients'] {
  const clients: Partial<Record<ClientName, Client>> = {};
  for (const name of clientNames) {
    const id = read(`${name}_CLIENT_ID`);
    const secret = read(`${name}_CLIENT_SECRET`);
    if ((id === '') !== (secret === '')) {
      const missing = id === '' ? `${name}_CLIENT_ID` : `${name}_CLIENT_SECRET`;
      throw new Error(
        `Environment: ${missing} is missing. Allowed: ${name}_CLIENT_ID and ${name}_CLIENT_SECRET both set, or neither.`,
      );
    }
    if (id !== '') clients[name] = {id, secret};
  }
  return clients;
}

function parseUpstreams(read: (name: string) => string): Settings['upstreams'] {
  const names = Object.keys(upstreamDefaults) as UpstreamName[];
  const entries = names.map((name) => [
    name,
    parseOrigin(name, read(name) || upstreamDefaults[name]),
  ]);
  return Object.fromEntries(entries) as Record<UpstreamName, string>;
}

function parseOrigins(value: string): readonly string[] {
  const text = value === '' ? 'http://localhost:*,http://127.0.0.1:*' : value;
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (ANY_PORT.test(entry) ? entry : parseOrigin('ALLOWED_ORIGINS', entry)));
}

/** Codes and tokens travel to these origins, so clear text is for this machine only. */
function parseOrigin(name: string, value: string): string {
  const origin = value.replace(/\/$/, '');
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url?.origin !== origin || origin.includes('*') || !isSafe) {
    throw new Error(
      `Environment: ${name}=${value} is not valid. Allowed: an origin such as https://docs.example.com, without a path; http only for localhost.`,
    );
  }
  return origin;
}

function parseNumber(
  name: string,
  value: string,
  {fallback, min, max}: {readonly fallback: number; readonly min: number; readonly max: number},
): number {
  if (value === '') return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new Error(
      `Environment: ${name}=${value} is not valid. Allowed: a whole number from ${min} to ${max}.`,
    );
  }
  return number;
}

function parseSwitch(name: string, value: string): boolean {
  if (!['', '0', '1'].includes(value)) {
    throw new Error(`Environment: ${name}=${value} is not valid. Allowed: 1, 0.`);
  }
  return value === '1';
}

function parseHeaderName(name: string, value: string): string {
  if (!/^[\w-]*$/.test(value)) {
    throw new Error(
      `Environment: ${name}=${value} is not valid. Allowed: the name of a header, such as X-Real-IP.`,
    );
  }
  return value.toLowerCase();
}
