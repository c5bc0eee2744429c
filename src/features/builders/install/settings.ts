import {isBehindOwnProxy, siteUrl, usesDocker, type Choices} from './choices';

/** Environment variables of the config keys that the builder sets, as the Docker image names them. */
export const variables = {
  site_url: 'SITE_URL',
  'scheme.address': 'ADDR',
  'scheme.http_port': 'HTTP_PORT',
  'scheme.https_port': 'HTTPS_PORT',
  'scheme.cert_file': 'CERT_FILE',
  'scheme.key_file': 'KEY_FILE',
  'database.type': 'DB_TYPE',
  'database.host': 'DB_HOST',
  'database.port': 'DB_PORT',
  'database.user': 'DB_USER',
  'database.password': 'DB_PASS',
  'database.name': 'DB_NAME',
  'database.ssl_mode': 'DB_SSL_MODE',
  'database.dsn': 'DB_DSN',
} as const;

type Key = keyof typeof variables;

/** Values of config keys, in the order of the file. */
export type Settings = readonly (readonly [Key, string | number])[];

/** Ports that AList has by default. */
export const HTTP_PORT = 5244;
export const HTTPS_PORT = 5245;

/** Where the container finds the certificate. Not below `/opt/alist`, whose owner the image changes. */
export const CERTIFICATE_FOLDER = '/etc/alist-tls';

/** What stands for a password that isn't there yet. */
const PASSWORD = '<password>';

/** A value of a connection string of PostgreSQL. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** Keys of the database. Spaces and quotes in a value for PostgreSQL need a connection string of one's own. */
function databaseSettings(choices: Choices): Settings {
  const {database, dbHost, dbPort, dbName, dbUser, dbPassword, dbTls} = choices;
  if (database === 'sqlite3') return [];
  const password = dbPassword === '' ? PASSWORD : dbPassword;
  const postgresMode = dbTls ? 'verify-full' : 'disable';
  const needsQuotes = [dbHost, dbName, dbUser, password].some((text) => /[\s'\\]/.test(text));
  if (database === 'postgres' && needsQuotes) {
    const parts = [
      `host=${quoted(dbHost)}`,
      `user=${quoted(dbUser)}`,
      `password=${quoted(password)}`,
      `dbname=${quoted(dbName)}`,
      `port=${dbPort}`,
      `sslmode=${postgresMode}`,
    ];
    return [
      ['database.type', database],
      ['database.dsn', parts.join(' ')],
    ];
  }
  const mode = database === 'postgres' ? postgresMode : dbTls ? 'true' : '';
  return [
    ['database.type', database],
    ['database.host', dbHost],
    ['database.port', Number(dbPort)],
    ['database.user', dbUser],
    ['database.password', password],
    ['database.name', dbName],
    ...(mode === '' ? [] : [['database.ssl_mode', mode] as const]),
  ];
}

/** Addresses and ports. A container always listens on the same ones: Docker publishes them under the reader's. */
function schemeSettings(choices: Choices): Settings {
  const {proxy, https, port, certificate, key} = choices;
  const inDocker = usesDocker(choices);
  if (proxy === 'none' && https === 'own') {
    const inContainer = (name: string): string => `${CERTIFICATE_FOLDER}/${name}`;
    return [
      ['scheme.http_port', -1],
      ['scheme.https_port', inDocker ? HTTPS_PORT : Number(port)],
      ['scheme.cert_file', inDocker ? inContainer('fullchain.pem') : certificate],
      ['scheme.key_file', inDocker ? inContainer('privkey.pem') : key],
    ];
  }
  if (inDocker) return [];
  const address = isBehindOwnProxy(choices) ? [['scheme.address', '127.0.0.1'] as const] : [];
  const own = Number(port) === HTTP_PORT ? [] : [['scheme.http_port', Number(port)] as const];
  return [...address, ...own];
}

/** Config keys that must not stay as they are. */
export function settingsOf(choices: Choices): Settings {
  const url = siteUrl(choices);
  return [
    ...(url === '' ? [] : [['site_url', url] as const]),
    ...databaseSettings(choices),
    ...schemeSettings(choices),
  ];
}

/** The settings as environment variables of the Docker image. */
export function environmentOf(settings: Settings): readonly (readonly [string, string])[] {
  return settings.map(([key, value]) => [variables[key], String(value)]);
}

/** The settings as `config.json`. Keys that are missing in it keep their defaults. */
export function configJson(settings: Settings): string {
  const file: Record<string, unknown> = {};
  for (const [path, value] of settings) {
    const [first = '', second] = path.split('.');
    if (second === undefined) file[first] = value;
    else file[first] = {...(file[first] as object | undefined), [second]: value};
  }
  return JSON.stringify(file, null, 2);
}
