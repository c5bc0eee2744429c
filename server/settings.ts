import * as z from 'zod';
import {applications, microsoftClouds, type ApplicationOwner} from './contract.ts';

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
  UPSTREAM_MICROSOFT_LOGIN_GLOBAL: `https://${microsoftClouds.global.login}`,
  UPSTREAM_MICROSOFT_LOGIN_CN: `https://${microsoftClouds.cn.login}`,
  UPSTREAM_MICROSOFT_LOGIN_US: `https://${microsoftClouds.us.login}`,
  UPSTREAM_MICROSOFT_GRAPH_GLOBAL: `https://${microsoftClouds.global.graph}`,
  UPSTREAM_MICROSOFT_GRAPH_CN: `https://${microsoftClouds.cn.graph}`,
  UPSTREAM_MICROSOFT_GRAPH_US: `https://${microsoftClouds.us.graph}`,
} as const;

export type UpstreamName = keyof typeof upstreamDefaults;

/** Applications whose secret the server adds, by the first part of their variables. */
const clientNames = Object.values(applications).map(({variables}) => variables);

type ClientName = (typeof applications)[ApplicationOwner]['variables'];

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
  /** Path of the site on that origin, without a slash at the end: empty, or a folder such as `/docs`. */
  readonly siteBase: string;
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
  /** Aliyun exchanges of one visitor per window of minutes. */
  readonly aliyun: {readonly minutes: number; readonly max: number};
}

/** Raw variables: `process.env` on Node, the `env` argument on Workers. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Names of this machine that others cannot reach. */
export const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const ANY_PORT = /^http:\/\/(localhost|127\.0\.0\.1):\*$/;

/** What an origin can be: codes and tokens travel there, so clear text is for this machine only. */
const SAFE_ORIGIN =
  'an origin such as https://docs.example.com, without a path; http only for localhost';

const withoutSlash = (value: string): string => value.replace(/\/$/, '');

const origin = z.string().transform(withoutSlash).refine(isSafeOrigin, SAFE_ORIGIN);

/** An origin, or every port of this machine. */
const allowedOrigin = z
  .string()
  .transform(withoutSlash)
  .refine((value) => ANY_PORT.test(value) || isSafeOrigin(value), SAFE_ORIGIN);

function isSafeOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isSafe && url.origin === value && !value.includes('*');
}

/** URL of the site, which can be in a folder of its host. */
const site = z
  .string()
  .transform((value) => {
    const {origin: host = '', pathname = ''} = URL.canParse(value) ? new URL(value) : {};
    const isInFolder = /^(\/[\w~-][\w.~-]*)+\/?$/.test(pathname) && host + pathname === value;
    return {
      siteOrigin: isInFolder ? host : value,
      siteBase: isInFolder ? withoutSlash(pathname) : '',
    };
  })
  .pipe(z.object({siteOrigin: origin, siteBase: z.string()}));

/** Origins, separated by commas. */
const origins = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(allowedOrigin));

/** A whole number in a range. */
function wholeNumber(min: number, max: number) {
  const allowed = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, allowed)
    .transform(Number)
    .pipe(z.number().min(min, allowed).max(max, allowed));
}

/** What every text is that isn't set. */
const text = z.string().default('');

const upstreamNames = Object.keys(upstreamDefaults) as UpstreamName[]; // the keys of a constant

type Upstream = z.ZodPrefault<typeof origin>;

const upstreams = Object.fromEntries(
  upstreamNames.map((name) => [name, origin.prefault(upstreamDefaults[name])]),
) as Record<UpstreamName, Upstream>;

type ClientVariable = `${ClientName}_CLIENT_${'ID' | 'SECRET'}`;

const clientVariables = Object.fromEntries(
  clientNames.flatMap((name) => [
    [`${name}_CLIENT_ID`, text],
    [`${name}_CLIENT_SECRET`, text],
  ]),
) as Record<ClientVariable, typeof text>;

/** The server's environment; the message of an issue says what is allowed. */
const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(3002),
    MOCK: z.enum(['1', '0'], '1, 0').default('0'),
    SITE_BASE_URL: site.prefault('https://alistgo.com'),
    ALLOWED_ORIGINS: origins.prefault('http://localhost:*,http://127.0.0.1:*'),
    APP_ID_115: text,
    CLIENT_ADDRESS_HEADER: z
      .string()
      .regex(/^[\w-]*$/, 'the name of a header, such as X-Real-IP')
      .toLowerCase()
      .default(''),
    // Its default depends on the call: see `Limits`.
    UPSTREAM_TIMEOUT_MS: wholeNumber(1, 60_000).optional(),
    LONG_POLL_TIMEOUT_MS: wholeNumber(1, 60_000).default(50_000),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
    ALI_LIMIT_MINUTES: wholeNumber(1, 1440).default(60),
    ALI_LIMIT_MAX: wholeNumber(1, 1_000_000).default(10),
    ...upstreams,
    ...clientVariables,
  })
  .superRefine((values, context) => {
    for (const name of clientNames) {
      const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
      if ((values[id] === '') !== (values[secret] === '')) {
        const missing = values[id] === '' ? id : secret;
        context.addIssue(
          `${missing} is missing. Allowed: ${id} and ${secret} both set, or neither.`,
        );
      }
    }
  });

/**
 * Reads the settings of the server.
 *
 * @param variables environment; an absent or empty variable takes its default
 * @throws Error naming the variable, its value and what is allowed
 */
export function parseSettings(variables: Variables): Settings {
  const values = parseVariables(variables);
  return {
    host: values.HOST,
    port: values.PORT,
    isMock: values.MOCK === '1',
    ...values.SITE_BASE_URL,
    allowedOrigins: [values.SITE_BASE_URL.siteOrigin, ...values.ALLOWED_ORIGINS],
    appId115: values.APP_ID_115,
    clients: clientsOf(values),
    upstreams: upstreamsOf(values),
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
    limits: {
      requestBytes: 16 * 1024,
      upstreamBytes: 64 * 1024,
      upstreamMs: values.UPSTREAM_TIMEOUT_MS ?? 15_000,
      renewalMs: values.UPSTREAM_TIMEOUT_MS ?? 30_000,
      longPollMs: values.LONG_POLL_TIMEOUT_MS,
      requestsPerMinute: values.RATE_LIMIT_PER_MINUTE,
      aliyun: {minutes: values.ALI_LIMIT_MINUTES, max: values.ALI_LIMIT_MAX},
    },
  };
}

function parseVariables(variables: Variables): z.output<typeof environment> {
  const set = Object.keys(environment.shape)
    .map((name) => [name, (variables[name] ?? '').trim()] as const)
    .filter(([, value]) => value !== '');
  const {data, error} = environment.safeParse(Object.fromEntries(set), {reportInput: true});
  if (data) return data;
  const [issue] = error.issues;
  const [name, ...inside] = issue?.path ?? [];
  if (issue === undefined || name === undefined) {
    throw new Error(`Environment: ${issue?.message ?? ''}`);
  }
  // Of a list, the entry that is wrong.
  const value = typeof inside[0] === 'number' ? issue.input : variables[String(name)]?.trim();
  throw new Error(
    `Environment: ${String(name)}=${String(value)} is not valid. Allowed: ${issue.message}.`,
  );
}

function clientsOf(values: Readonly<Record<ClientVariable, string>>): Settings['clients'] {
  return Object.fromEntries(
    clientNames
      .map((name) => {
        const [id, secret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]];
        return [name, {id, secret}] as const;
      })
      .filter(([, {id}]) => id !== ''),
  );
}

function upstreamsOf(values: Readonly<Record<UpstreamName, string>>): Settings['upstreams'] {
  return Object.fromEntries(
    upstreamNames.map((name) => [name, values[name]]),
  ) as Settings['upstreams'];
}
