/*
 * The grade that the HTTP Observatory of MDN gives a page, as far as it follows from the page and its headers. Source:
 * https://github.com/mdn/mdn-http-observatory, commit 94042bbf (August 2026): `src/analyzer/cspParser.js`,
 * `src/analyzer/tests`, and the numbers of `src/grader/charts.js`. The scan starts at a URL with TLS whose certificate is
 * valid, and whose address without TLS redirects to it. No host is in the preload list.
 */

type Headers = Readonly<Record<string, string | undefined>>;

/** Points of a test, with its name. */
type Points = Readonly<Record<string, number>>;

/** Result of a scan. */
export interface Scan {
  readonly grade: string;
  readonly score: number;
  readonly points: Points;
}

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** Below that, tests that are passed especially well don't count. */
const MINIMUM_FOR_BONUS = 90;

/** Half a year, as the scan counts it. */
const LONG_HSTS_S = 15_552_000;

const grades: readonly (readonly [score: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) throw new Error(`Duplicate directive ${name}.`);
    directives.set(name, sources);
  }
  return directives;
}

/** Several policies in one: a source has to be in all that have the directive. */
function intersect(policies: readonly Directives[]): Directives {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  return new Map(
    [...names].map((name) => {
      const lists = policies.map((policy) => policy.get(name)).filter((list) => list !== undefined);
      const common = (lists[0] ?? []).filter((source) =>
        lists.every((list) => list.includes(source)),
      );
      return [name, common.length > 0 ? common : ["'none'"]];
    }),
  );
}

function pointsForPolicy(policies: readonly string[]): number {
  if (policies.length === 0) return -25;
  const policy = intersect(policies.map(parsePolicy));
  const withDefault = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const withoutIgnored = (sources: readonly string[]): readonly string[] =>
    sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const scripts = withoutIgnored(withDefault('script-src'));
  const styles = withoutIgnored(withDefault('style-src'));
  const isIn = (list: readonly string[]) => (source: string) => list.includes(source);
  const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);
  const active = [...policy]
    .filter(([name]) => !PASSIVE.includes(name) && name !== 'script-src')
    .flatMap(([, sources]) => sources);
  if (scripts.some(isIn([...BROAD, ...INLINE])) || withDefault('object-src').some(isIn(BROAD)))
    return -20;
  if ([...active, ...scripts].some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (PASSIVE.flatMap(withDefault).some(isInsecure)) return -10;
  if (styles.some(isIn([...BROAD, ...INLINE]))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function pointsForFrames(header: string | undefined, policies: readonly string[]): number {
  if (policies.some((policy) => parsePolicy(policy).has('frame-ancestors'))) return 5;
  if (header === undefined) return -20;
  return /^(deny|sameorigin)$/i.test(header.trim()) ? 5 : -20;
}

function pointsForTls(header: string | undefined): number {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '') ?? [];
  if (age === undefined || header?.includes(',')) return -20;
  return Number(age) < LONG_HSTS_S ? -10 : 0;
}

function pointsForReferrer(header: string | undefined): number {
  const last = header?.split(',').at(-1)?.trim().toLowerCase();
  if (last === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(last);
  return isPrivate ? 5 : -5;
}

/** Points of a header with known values; none if it isn't there. */
function pointsForValue(header: string | undefined, values: Points): number {
  return header === undefined ? 0 : (values[header.trim().toLowerCase()] ?? -5);
}

/**
 * Grades a page.
 *
 * @param headers of the response, by names in lower case
 * @param html the page
 * @throws Error when the page sets cookies, which this doesn't grade
 */
export function scan(headers: Headers, html: string): Scan {
  if (headers['set-cookie'] !== undefined) throw new Error('Cookies are not graded.');
  // Hosts join several headers with a comma, which is in no policy.
  const sent = headers['content-security-policy']?.split(/,\s*/) ?? [];
  const inPage = [
    ...html.matchAll(/<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/gi),
  ].map(([, policy = '']) => policy);
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]+)/g)].map(([, src = '']) => src);
  const acao = headers['access-control-allow-origin'];
  const points: Points = {
    'content-security-policy': pointsForPolicy([...sent, ...inPage]),
    'x-frame-options': pointsForFrames(headers['x-frame-options'], sent),
    'strict-transport-security': pointsForTls(headers['strict-transport-security']),
    'referrer-policy': pointsForReferrer(headers['referrer-policy']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-opener-policy': pointsForValue(headers['cross-origin-opener-policy'], {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    'cross-origin-resource-policy': pointsForValue(headers['cross-origin-resource-policy'], {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    'cross-origin-embedder-policy': pointsForValue(headers['cross-origin-embedder-policy'], {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    // Scripts of other hosts without a hash of their content, with and without TLS.
    'subresource-integrity': scripts.some((src) => /^(http:)?\/\//.test(src))
      ? -50
      : scripts.some((src) => src.startsWith('https:'))
        ? -5
        : 0,
    'cross-origin-resource-sharing':
      acao !== undefined && headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  };
  const values = Object.values(points);
  const lost = values.reduce((sum, each) => sum + Math.min(each, 0), 0);
  const all = values.reduce((sum, each) => sum + each, 0);
  const score = Math.max(0, 100 + (100 + lost >= MINIMUM_FOR_BONUS ? all : lost));
  return {grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', score, points};
}
