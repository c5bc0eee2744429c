/** One environment variable the build reads: what it is for, its default and how a value is checked. */
interface Variable {
  readonly fallback: string;
  readonly allowed: string;
  readonly accepts: (value: string) => boolean;
}

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isWebOrigin = (value: string): boolean => {
  return isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, '');
};

const areWebAddresses = (value: string): boolean => value.trim().split(/ +/).every(isWebAddress);

/** What is allowed for scripts of others. */
const SCRIPTS = 'http(s) addresses of scripts, separated by spaces';

const isToken = (value: string): boolean => /^[\w.=-]+$/.test(value);

/** A variable that is off unless it is set. */
function optional(allowed: string, accepts: (value: string) => boolean): Variable {
  return {fallback: '', allowed, accepts};
}

/** Public id of the application that the API servers have the secret of; never a secret. */
function clientId(fallback: string): Variable {
  return {fallback, allowed: 'the client id of an application', accepts: isToken};
}

const EDIT_HOSTS = ['github', 'gitlab', 'gitee', 'bitbucket'] as const;

/** Kinds of code host whose edit address the site can build (specification section 9). */
export type EditHost = (typeof EDIT_HOSTS)[number];

const COMMENT_SWITCH = ['on', 'off'] as const;

const variables = {
  DOCS_URL: {
    fallback: 'https://alistgo.com',
    allowed: 'an origin such as https://docs.example.com, without a path',
    accepts: isWebOrigin,
  },
  DOCS_REPO: {
    fallback: 'https://github.com/AlistGo/docs',
    allowed: 'the http(s) address of the repository that holds these pages',
    accepts: isWebAddress,
  },
  DOCS_REPO_HOST: {
    fallback: 'github',
    allowed: EDIT_HOSTS.join(', '),
    accepts: (value) => (EDIT_HOSTS as readonly string[]).includes(value),
  },
  DOCS_REPO_BRANCH: {
    fallback: 'main',
    allowed: 'a branch name: letters, digits and . _ / -',
    accepts: (value) => /^[\w./-]+$/.test(value),
  },
  DOCS_ALGOLIA_APP_ID: optional('the application id of an Algolia account', isToken),
  DOCS_ALGOLIA_API_KEY: optional('the search-only key of that account', isToken),
  DOCS_ALGOLIA_INDEX: optional('the name of the index', isToken),
  DOCS_COMMENTS: {
    fallback: 'on',
    allowed: COMMENT_SWITCH.join(', '),
    accepts: (value) => (COMMENT_SWITCH as readonly string[]).includes(value),
  },
  DOCS_GISCUS_REPO: optional('owner/name of a GitHub repository', (value) =>
    /^[\w.-]+\/[\w.-]+$/.test(value),
  ),
  DOCS_GISCUS_REPO_ID: optional('the repository id that giscus.app shows', isToken),
  DOCS_GISCUS_CATEGORY: optional('the name of a discussion category', () => true),
  DOCS_GISCUS_CATEGORY_ID: optional('the category id that giscus.app shows', isToken),
  DOCS_ANALYTICS_SCRIPT: optional(SCRIPTS, areWebAddresses),
  DOCS_ADS_SCRIPT: optional(SCRIPTS, areWebAddresses),
  DOCS_API_CF: {
    fallback: 'https://api.alistgo.com',
    allowed: 'an http(s) origin',
    accepts: isWebOrigin,
  },
  DOCS_API_CN: optional('an http(s) origin', isWebOrigin),
  DOCS_API_DE: optional('an http(s) origin', isWebOrigin),
  DOCS_CLIENT_BAIDU: clientId('hq9yQ9w9kR4YHj1kyYafLygVocobh7Sf'),
  DOCS_CLIENT_123PAN: clientId('zpcup2ci1kmy62s8mkbc363e32z2v9l5'),
  DOCS_CLIENT_ALIYUNDRIVE: clientId('b8c990e60b18446eb07f5dca30398e8a'),
  DOCS_CLIENT_DROPBOX: clientId('76lrwrklhdn1icb'),
  DOCS_CLIENT_YANDEX: clientId('a78d5a69054042fa936f6c77f9a0ae8b'),
} as const satisfies Record<string, Variable>;

/** Variables that work only together: all of a group are set, or none. */
const groups: readonly (readonly (keyof typeof variables)[])[] = [
  ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_API_KEY', 'DOCS_ALGOLIA_INDEX'],
  ['DOCS_GISCUS_REPO', 'DOCS_GISCUS_REPO_ID', 'DOCS_GISCUS_CATEGORY', 'DOCS_GISCUS_CATEGORY_ID'],
];

/** Every variable the build reads, with its default and allowed values; README.md lists the same. */
export const environmentVariables: Readonly<Record<keyof typeof variables, Variable>> = variables;

/** Checked values of all variables, defaults filled in. */
export type Environment = Readonly<Record<keyof typeof variables, string>>;

/**
 * Reads the build's environment.
 *
 * @param source process environment: names to raw strings
 * @returns one non-empty string per known variable
 * @throws Error naming the variable, the value and what is allowed; also for an unknown `DOCS_…` name
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): Environment {
  const names = Object.keys(variables) as (keyof typeof variables)[];
  const unknown = Object.keys(source).find(
    (name) => name.startsWith('DOCS_') && !Object.hasOwn(variables, name),
  );
  if (unknown !== undefined) {
    throw new Error(`Environment: unknown variable ${unknown}. Allowed: ${names.join(', ')}.`);
  }
  const entries = names.map((name) => {
    const {fallback, allowed, accepts}: Variable = variables[name];
    const value = source[name] ?? '';
    if (value !== '' && !accepts(value)) {
      throw new Error(`Environment: ${name}=${value} is not valid. Allowed: ${allowed}.`);
    }
    return [name, value === '' ? fallback : value.replace(/\/$/, '')] as const;
  });
  const environment = Object.fromEntries(entries) as Record<keyof typeof variables, string>;
  for (const group of groups) {
    const missing = group.filter((name) => environment[name] === '');
    if (missing.length > 0 && missing.length < group.length) {
      throw new Error(
        `Environment: ${missing.join(', ')} is missing. Allowed: ${group.join(', ')} all set, or none.`,
      );
    }
  }
  return environment;
}
