import * as z from 'zod';
import {applications, type ApplicationOwner} from '../../../server/contract';
import {localeCodes} from '../shared/localized';

/** One environment variable the build reads: what it is for, its default and how a value is checked. */
interface Variable {
  readonly fallback: string;
  /** `off` stands for none, for a default that a site doesn't want. */
  readonly canBeOff?: true;
  /** Checks what is set, and corrects how it is often written; its description says what is allowed. */
  readonly value: z.ZodType<string, string>;
}

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const webAddress = z.string().refine(isWebAddress);

const isWebOrigin = (value: string): boolean =>
  isWebAddress(value) && new URL(value).origin === value.replace(/\/$/, '');

const webOrigin = z.string().refine(isWebOrigin).describe('an http(s) origin');

const scripts = z
  .string()
  .refine((value) => value.trim().split(/ +/).every(isWebAddress))
  .describe('http(s) addresses of scripts, separated by spaces');

const token = z.string().regex(/^[\w.=-]+$/);

/** Value that turns a default off. */
const OFF = 'off';

/** A variable that is off unless it is set. */
function optional(value: Variable['value']): Variable {
  return {fallback: '', value};
}

/** Public id of the application that the API servers have the secret of; never a secret. */
function clientId(fallback: string): Variable {
  return {
    fallback,
    canBeOff: true,
    value: token.describe('the client id of an application, or off'),
  };
}

/** First folders of the site's own paths: under a base of such a name, links could no longer be told apart. */
export const SITE_FOLDERS: readonly string[] = [
  ...localeCodes,
  '.well-known',
  'assets',
  'community',
  'config',
  'faq',
  'guide',
  'img',
  'media',
  'reference',
  'tool',
];

const basePath = z
  .string()
  .regex(/^\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?$/)
  .refine((value) => !SITE_FOLDERS.includes(value.split('/')[1] ?? ''))
  .describe(`a path such as /docs/ whose first folder isn't one of ${SITE_FOLDERS.join(', ')}`);

/** Variable that holds the id of a provider's application. */
type ClientVariable<Owner extends string = ApplicationOwner> = `DOCS_CLIENT_${Uppercase<Owner>}`;

/** Providers whose application a site can name, with the variable of each. */
export const clientVariableNames = Object.fromEntries(
  Object.keys(applications).map((owner) => [owner, `DOCS_CLIENT_${owner.toUpperCase()}`]),
) as {readonly [Owner in ApplicationOwner]: ClientVariable<Owner>};

const clientVariables = Object.fromEntries(
  Object.entries(applications).map(([owner, {publicId}]) => [
    clientVariableNames[owner as ApplicationOwner],
    clientId(publicId),
  ]),
) as Record<ClientVariable, Variable>;

const EDIT_HOSTS = ['github', 'gitlab', 'gitee', 'bitbucket'] as const;

/** Kinds of code host whose edit address the site can build (specification section 9). */
export type EditHost = (typeof EDIT_HOSTS)[number];

const SWITCH = ['on', 'off'] as const;

const variables = {
  DOCS_URL: {
    fallback: 'https://alistgo.com',
    value: webOrigin.describe('an origin such as https://docs.example.com, without a path'),
  },
  DOCS_BASE: {fallback: '/', value: basePath},
  DOCS_REPO: {
    fallback: 'https://github.com/AlistGo/docs',
    value: webAddress
      // The address to clone from is no address of pages.
      .transform((value) => value.replace(/\.git\/?$/, ''))
      .describe('the http(s) address of the repository that holds these pages'),
  },
  DOCS_REPO_HOST: {fallback: 'github', value: z.enum(EDIT_HOSTS).describe(EDIT_HOSTS.join(', '))},
  DOCS_REPO_BRANCH: {
    fallback: 'main',
    value: z
      .string()
      .regex(/^[\w./-]+$/)
      .describe('a branch name: letters, digits and . _ / -'),
  },
  DOCS_ALGOLIA_APP_ID: optional(token.describe('the application id of an Algolia account')),
  DOCS_ALGOLIA_API_KEY: optional(token.describe('the search-only key of that account')),
  DOCS_ALGOLIA_INDEX: optional(token.describe('the name of the index')),
  DOCS_COMMENTS: {
    fallback: 'on',
    value: z.enum(SWITCH).describe(SWITCH.join(', ')),
  },
  DOCS_OFFLINE: {
    fallback: 'on',
    value: z.enum(SWITCH).describe(SWITCH.join(', ')),
  },
  DOCS_GISCUS_REPO: optional(
    z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/)
      .describe('owner/name of a GitHub repository'),
  ),
  DOCS_GISCUS_REPO_ID: optional(token.describe('the repository id that giscus.app shows')),
  DOCS_GISCUS_CATEGORY: optional(z.string().describe('the name of a discussion category')),
  DOCS_GISCUS_CATEGORY_ID: optional(token.describe('the category id that giscus.app shows')),
  DOCS_ANALYTICS_SCRIPT: optional(scripts),
  DOCS_ADS_SCRIPT: optional(scripts),
  DOCS_SCRIPT_ORIGINS: optional(
    z
      .string()
      .refine((value) => value.trim().split(/ +/).every(isWebOrigin))
      .describe('http(s) origins, separated by spaces'),
  ),
  DOCS_CSP_REPORT: optional(
    webAddress
      // What separates directives and sources would change the policy.
      .refine((value) => !/[\s;,"']/.test(value))
      .describe('the http(s) address that browsers send reports to'),
  ),
  DOCS_API_CF: {
    fallback: 'https://api.alistgo.com',
    canBeOff: true,
    value: webOrigin.describe('an http(s) origin, or off'),
  },
  DOCS_API_CN: optional(webOrigin),
  DOCS_API_DE: optional(webOrigin),
  ...clientVariables,
} as const satisfies Record<string, Variable>;

type VariableName = keyof typeof variables;

/** Variables that work only together: all of a group are set, or none. */
const groups: readonly (readonly VariableName[])[] = [
  ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_API_KEY', 'DOCS_ALGOLIA_INDEX'],
  ['DOCS_GISCUS_REPO', 'DOCS_GISCUS_REPO_ID', 'DOCS_GISCUS_CATEGORY', 'DOCS_GISCUS_CATEGORY_ID'],
];

/** Every variable the build reads, with its default and allowed values; `docs-internal/configuration.md` lists the same. */
export const environmentVariables: Readonly<Record<VariableName, Variable>> = variables;

/** Checked values of all variables, defaults filled in. */
export type Environment = Readonly<Record<VariableName, string>>;

const names = Object.keys(variables) as VariableName[]; // the keys of a constant

/** A variable that isn't set has its default, and no value ends with a slash. */
function schemaOf({fallback, canBeOff, value}: Variable): z.ZodType<string> {
  const bare = value.transform((text) => text.replace(/\/$/, ''));
  return (
    canBeOff
      ? z
          .literal(OFF)
          .transform(() => '')
          .or(bare)
      : bare
  ).default(fallback);
}

const schema = z
  .strictObject(
    Object.fromEntries(names.map((name) => [name, schemaOf(variables[name])])) as Record<
      VariableName,
      z.ZodType<string>
    >,
  )
  .superRefine((values, context) => {
    for (const group of groups) {
      const missing = group.filter((name) => values[name] === '');
      if (missing.length > 0 && missing.length < group.length) {
        context.addIssue(
          `${missing.join(', ')} is missing. Allowed: ${group.join(', ')} all set, or none.`,
        );
      }
    }
  });

/**
 * Reads the build's environment.
 *
 * @param source process environment: names to raw strings
 * @returns one string per known variable, empty for what isn't set or is off
 * @throws Error naming the variable, the value and what is allowed; also for an unknown `DOCS_…` name
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): Environment {
  const own = Object.entries(source)
    .filter(([name]) => name.startsWith('DOCS_'))
    .map(([name, value]) => [name, value === '' ? undefined : value] as const);
  const {data, error} = schema.safeParse(Object.fromEntries(own));
  if (!error) return data;
  const unknown = error.issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const [name = ''] = unknown.keys;
    throw new Error(`Environment: unknown variable ${name}. Allowed: ${names.join(', ')}.`);
  }
  const [issue] = error.issues;
  const name = names.find((each) => each === issue?.path[0]);
  throw new Error(
    name === undefined
      ? `Environment: ${issue?.message ?? ''}`
      : `Environment: ${name}=${source[name] ?? ''} is not valid. Allowed: ${variables[name].value.description ?? ''}.`,
  );
}
