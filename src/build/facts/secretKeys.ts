import type {Facts} from './facts';

/** Keys whose value gives access to an account or to files. */
const SECRET =
  /cookie|token$|secret|pass(word|phrase)|private_key$|pwd|^(BDUSS|AUSHELLPORTAL|authorization|dpop|salt|sharekey|access_key|credit_key|database\.dsn)$|api_?key|two_fa|(sms|verify|validate|receive|share)_code|captcha/i;

/** Keys that the pattern finds, but that hold no secret. */
const NO_SECRET: ReadonlySet<string> = new Set(['oauth_token_url']);

/** Whether the value of a field, of a setting, or of a key of the configuration file is a secret. */
export function isSecretKey(key: string): boolean {
  return SECRET.test(key) && !NO_SECRET.has(key);
}

/** All keys of secrets: of drivers, settings, and the configuration file, without the sections of the latter. */
export function secretKeys({raw}: Facts): readonly string[] {
  const keys = [
    ...raw.drivers.flatMap(({fields}) => fields.map(({key}) => key.split(',')[0] ?? key)),
    ...raw.settings.settings.map(({key}) => key),
    ...raw['config-file'].fields.map(({path}) => path),
  ];
  const lastParts = keys.filter(isSecretKey).map((key) => key.split('.').at(-1) ?? key);
  return [...new Set(lastParts)].sort();
}
