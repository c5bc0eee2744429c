/** What became of one check of `npm run live`. */
export interface LiveCheck {
  /** Part of the product: the folder below `tests/live`. */
  readonly area: string;
  readonly file: string;
  readonly title: string;
  /** `page:guide/drivers/sftp#add` or `fact:settings.site_title`. */
  readonly proves: readonly string[];
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped or failed, in one line. */
  readonly reason?: string | undefined;
}

/** The results file of one release. */
export interface LiveResults {
  /** Version that the server stated, such as `v3.63.0`. */
  readonly alist: string;
  /** Day of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly checks: readonly LiveCheck[];
}

/** Whether the steps of a page were run, which the line below its title says. */
export type PageRun<Day = string> =
  | {readonly state: 'run' | 'partly'; readonly version: string; readonly date: Day}
  | {readonly state: 'not-run'};

/** How a check says that another one proves the same. */
const PROVEN_ELSEWHERE = 'proved by';

/** Heading of driver pages whose steps decide whether the page was run. */
const DRIVER_STEPS = 'add';

/** Headings with the main steps of a page, by the folders of the pages that have one. */
const mainHeadings = [
  ['guide/drivers/', DRIVER_STEPS],
  ['guide/install/', 'install'],
] as const;

type ChecksByHeading = ReadonlyMap<string, readonly LiveCheck[]>;

/** The checks of each page, made once: a build asks for those of every page, several times. */
const checksByPage = new WeakMap<LiveResults, ReadonlyMap<string, ChecksByHeading>>();

const noChecks: ChecksByHeading = new Map();

/** Checks that prove something on a page, by the heading's ID (empty for the page as a whole). */
export function checksOfPage(results: LiveResults, doc: string): ChecksByHeading {
  const known = checksByPage.get(results) ?? allChecks(results);
  checksByPage.set(results, known);
  return known.get(doc) ?? noChecks;
}

function allChecks({checks}: LiveResults): ReadonlyMap<string, ChecksByHeading> {
  const found = new Map<string, Map<string, LiveCheck[]>>();
  for (const check of checks)
    for (const place of check.proves) {
      const [, doc, heading = ''] = /^page:([^#]*)(?:#(.*))?$/.exec(place) ?? [];
      if (doc === undefined) continue;
      const page = found.get(doc) ?? new Map<string, LiveCheck[]>();
      found.set(doc, page.set(heading, [...(page.get(heading) ?? []), check]));
    }
  return found;
}

/** Whether a check ran, and found what the page says. */
export function isProven(checks: readonly LiveCheck[]): boolean {
  return (
    checks.some(({state}) => state === 'passed') && checks.every(({state}) => state !== 'failed')
  );
}

/** Whether a check was skipped only because another one proves the same. */
export function isProvenElsewhere({state, reason = ''}: LiveCheck): boolean {
  return state === 'skipped' && reason.startsWith(PROVEN_ELSEWHERE);
}

/** IDs of the headings of a page with steps or code right below them. */
export function headingsWithSteps(text: string): readonly string[] {
  return text.split(/^(?=#{2,} )/m).flatMap((section) => {
    const [, id] = /^#{2,} .*\{\/\* #(\S+) \*\/\}/.exec(section) ?? [];
    return id !== undefined && /^\s*(?:<Steps>|```)/m.test(section) ? [id] : [];
  });
}

/**
 * What a page can say about its steps: *run* if the checks followed all headings that they mention, those with steps,
 * and the main one, where pages of its kind have one; *partly* if they followed others.
 *
 * @param doc path of the page below `docs`, without ending
 * @param withSteps headings of the page that have steps; a check of the page as a whole stands for all of them
 * @returns undefined for a page that no check mentions
 */
export function pageRun(
  results: LiveResults,
  doc: string,
  withSteps: readonly string[] = [],
): PageRun | undefined {
  const checks = checksOfPage(results, doc);
  if (checks.size === 0) return undefined;
  const {alist: version, date} = results;
  const isDone = (heading: string): boolean => isProven(checks.get(heading) ?? []);
  const headings = [...checks.keys()];
  const main = mainHeadings.find(([folder]) => doc.startsWith(folder))?.[1];

  // A storage that was added makes the rest of its page checkable, and nothing else does.
  const isStorage = main === DRIVER_STEPS && checks.has(main);
  if (isStorage && isDone(main)) return {state: 'run', version, date};
  if (!isStorage && headings.some(isDone)) {
    const isWhole =
      headings.every(isDone) &&
      (main === undefined || main === DRIVER_STEPS || isDone(main)) &&
      (isDone('') || withSteps.every(isDone));
    return {state: isWhole ? 'run' : 'partly', version, date};
  }
  return {state: 'not-run'};
}
