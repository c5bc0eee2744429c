import type {DriverFact} from './schema';

/** Ways a driver signs in to its provider. */
const loginKindNames = ['token', 'cookie', 'password', 'key', 'none'] as const;

export type LoginKind = (typeof loginKindNames)[number];

/** Form fields that tell the kind of a login. */
const fieldsOfKind: Readonly<Record<Exclude<LoginKind, 'none'>, readonly string[]>> = {
  token: [
    'refresh_token',
    'access_token',
    'accesstoken',
    'user_access_token',
    'user_token',
    'api_token',
    'token',
    'qrcode_token',
    'authorization',
  ],
  cookie: ['cookie', 'cookies', 'mail_cookies', 'BDUSS', 'AUSHELLPORTAL', 'session_token'],
  password: ['password', 'operator_password'],
  key: ['secret_access_key', 'access_key', 'api_key', 'apikey', 'private_key', 'app_secret'],
};

/** Drivers whose fields of that name are no login: a key to the content, a share's code, a part of a key pair. */
const notALogin: Readonly<Record<string, readonly string[]>> = {
  Crypt: ['password'],
  'Onedrive Sharelink': ['password'],
  S3: ['session_token'],
  Doge: ['session_token'],
  'GitHub API': ['private_key'],
};

/** Fields of a driver's form that it signs in with. */
export function loginFields({name, fields}: DriverFact): readonly string[] {
  const all = Object.values(fieldsOfKind).flat();
  return fields
    .map(({key}) => key)
    .filter((key) => all.includes(key) && !notALogin[name]?.includes(key));
}

/**
 * How a driver signs in, read from its form; several kinds where the form offers a choice.
 *
 * @returns `none` for drivers that need no login
 */
export function loginKinds({name, fields}: DriverFact): readonly LoginKind[] {
  const keys = fields.map(({key}) => key).filter((key) => !notALogin[name]?.includes(key));
  const kinds = loginKindNames.filter(
    (kind) => kind !== 'none' && fieldsOfKind[kind].some((key) => keys.includes(key)),
  );
  const signsAsApplication = kinds.length === 0 && keys.includes('client_secret');
  if (signsAsApplication) return ['key'];
  return kinds.length === 0 ? ['none'] : kinds;
}

/** Whether the administrator must register an application with the provider: its id or secret is required and not prefilled. */
export function needsOwnApplication({fields}: DriverFact): boolean {
  return fields.some(
    ({key, required, default: value, defaultWithheld}) =>
      ['client_id', 'client_secret', 'app_id', 'app_secret'].includes(key) &&
      required &&
      value === null &&
      !defaultWithheld,
  );
}
