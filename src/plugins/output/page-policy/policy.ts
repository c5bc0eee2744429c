import {createHash} from 'node:crypto';

/** A Content Security Policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Scripts that are in a page; blocks of data (`application/ld+json`) aren't run and need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="?application\/))[^>]*>([^]*?)<\/script>/g;

const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle=(?:"([^"]*)"|([^\s">]+))/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** Says that hashes count for attributes too. */
const ATTRIBUTE_HASHES = "'unsafe-hashes'";

/** Directives that apply to a page only if it says so: without them, nothing is restricted. */
const RESTRICTIONS: ReadonlySet<string> = new Set(['require-trusted-types-for', 'trusted-types']);

/** Directives that another one stands in for. The others fall back on `default-src`, which allows nothing. */
const FALLBACKS: Readonly<Record<string, string>> = {
  'style-src-attr': 'style-src',
  'worker-src': 'script-src',
};

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** A source that allows one text, of a script or a style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Leave for the scripts and the `style` attributes that are in a finished page, and no others. */
export function inlinePolicy(html: string): Policy {
  const scripts = unique([...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashOf(code)));
  const styles = unique(
    [...html.matchAll(STYLE_ATTRIBUTE)].map(([, quoted, bare]) =>
      hashOf(
        (quoted ?? bare ?? '').replaceAll(/&(?:\w+|#\w+);/g, (name) => ENTITIES[name] ?? name),
      ),
    ),
  );
  return {
    ...(scripts.length > 0 && {'script-src': scripts}),
    ...(styles.length > 0 && {'style-src-attr': [ATTRIBUTE_HASHES, ...styles]}),
  };
}

const isHash = (source: string): boolean => source.startsWith("'sha256-");

/** Sources of a directive, or of the one that stands in for it. Hashes there are for something else. */
function sourcesOf(policy: Policy, directive: string): readonly string[] {
  const fallback = policy[FALLBACKS[directive] ?? ''] ?? [];
  return policy[directive] ?? fallback.filter((source) => !isHash(source));
}

function joinSources(lists: readonly (readonly string[])[]): readonly string[] {
  const all = unique(lists.flat());
  const some = all.filter((source) => source !== NONE);
  const isCovered = (source: string): boolean =>
    // Beside a hash, browsers ignore the permission for everything inline. So the hashes go, which it includes.
    (some.includes(INLINE) && (source === ATTRIBUTE_HASHES || isHash(source))) ||
    (some.includes('https:') && source.startsWith('https://'));
  const allowed = some.filter((source) => !isCovered(source));
  return allowed.length === 0 && all.length > 0 ? [NONE] : allowed;
}

/**
 * A policy with what one of several policies allows. It demands trusted types only if all of them do.
 *
 * @param policies at least one
 */
export function joinPolicies(policies: readonly Policy[]): Policy {
  const names = unique(policies.flatMap((policy) => Object.keys(policy)));
  return Object.fromEntries(
    names
      .filter((name) => !RESTRICTIONS.has(name) || policies.every((policy) => name in policy))
      .map((name) => [name, joinSources(policies.map((policy) => sourcesOf(policy, name)))]),
  );
}

/**
 * A policy with additions. Unlike {@link joinPolicies}, what additions don't mention stays as it is.
 *
 * @param additions each with only the directives that it adds to
 */
export function extendPolicy(policy: Policy, additions: readonly Policy[]): Policy {
  const extended: Record<string, readonly string[]> = {...policy};
  for (const addition of additions) {
    for (const [name, sources] of Object.entries(addition)) {
      extended[name] = joinSources([sourcesOf(extended, name), sources]);
    }
  }
  return extended;
}

/** A policy without the demand for trusted types. */
export function withoutTrustedTypes(policy: Policy): Policy {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !RESTRICTIONS.has(name)));
}

/** A policy as browsers read it, without directives that say the same as the one that stands in for them. */
export function writePolicy(policy: Policy): string {
  const needed = Object.entries(policy).filter(
    ([name, sources]) => policy[FALLBACKS[name] ?? '']?.join(' ') !== sources.join(' '),
  );
  return needed.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The opposite of {@link writePolicy}. */
export function readPolicy(text: string): Policy {
  return Object.fromEntries(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}
