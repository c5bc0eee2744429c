/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {formatDay} from '../../../dates';
import {checksOfPage, isProven, isProvenElsewhere} from '../../../../lib/shared/liveResults';
import type {LiveCheck, LiveResults} from '../../../../lib/shared/liveResults';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {MessageName} from '../../../facts/messages';
import {FactTable} from './factTable';
import {ErrorLink} from './shared';

const props = z.strictObject({show: z.enum(['summary', 'pages', 'skipped'])});

/** Names of the areas, the folders below `tests/live`. */
const areaMessages: Readonly<Record<string, MessageName>> = {
  api: 'areaApi',
  facts: 'areaFacts',
  features: 'areaFeatures',
  installation: 'areaInstallation',
  recipes: 'areaRecipes',
  services: 'areaServices',
  storages: 'areaStorages',
};

function areaName(context: FactContext, area: string): string {
  const word = areaMessages[area];
  if (word === undefined)
    throw new Error(
      `tests/live/${area}: this area has no name. Add it to src/build/markdown/facts/components/liveResults.tsx.`,
    );
  return context.message(word);
}

/** Pages that a check mentions, in the order of their paths. */
function pagesOf({checks}: LiveResults): readonly string[] {
  const places = checks.flatMap(({proves}) => proves).filter((place) => place.startsWith('page:'));
  return [...new Set(places.map((place) => place.replace(/^page:|#.*$/g, '')))].sort();
}

function count(checks: readonly LiveCheck[], state: LiveCheck['state']): string {
  return String(checks.filter((check) => check.state === state).length);
}

function Summary({context, results}: {context: FactContext; results: LiveResults}): Child {
  const areas = [...new Set(results.checks.map(({area}) => area))];
  return (
    <>
      <p>
        {context.message('liveSummary', {
          version: results.alist,
          date: formatDay(results.date, context.localized.locale),
          passed: count(results.checks, 'passed'),
          failed: count(results.checks, 'failed'),
          skipped: count(results.checks, 'skipped'),
        })}
      </p>
      <FactTable
        label={context.message('liveAreas')}
        head={[context.message('area'), context.message('ran'), context.message('didNotRun')]}
      >
        {areas.map((area) => {
          const own = results.checks.filter((check) => check.area === area);
          return (
            <tr>
              <th scope="row">{areaName(context, area)}</th>
              <td>{count(own, 'passed')}</td>
              <td>{count(own, 'skipped')}</td>
            </tr>
          );
        })}
      </FactTable>
    </>
  );
}

/** Headings of a page as links, or a dash. */
function headings(context: FactContext, doc: string, ids: readonly string[]): Child {
  if (ids.length === 0) return '–';
  const titles = context.headingsOf(doc);
  const links = ids.map((id) => (
    <Link to={`${context.hrefOf(doc) ?? ''}${id === '' ? '' : `#${id}`}`}>
      {id === '' ? context.titleOf(doc) : (titles.get(id) ?? id)}
    </Link>
  ));
  return joined(links, context.message('listComma'));
}

function Pages({context, results}: {context: FactContext; results: LiveResults}): Child {
  const rows = pagesOf(results).flatMap((doc): Child[] => {
    const checks = checksOfPage(results, doc);
    const proven = [...checks].filter(([, of]) => isProven(of)).map(([id]) => id);
    // Pages of which nothing was run are in the list by reason.
    if (proven.length === 0) return [];
    const others = [...checks.keys()].filter((id) => !proven.includes(id));
    return [
      <tr>
        <th scope="row">
          <Link to={context.hrefOf(doc) ?? ''}>{context.titleOf(doc)}</Link>
        </th>
        <td data-label={context.message('ran')}>{headings(context, doc, proven)}</td>
        <td data-label={context.message('didNotRun')}>{headings(context, doc, others)}</td>
      </tr>,
    ];
  });
  return (
    <div className="liveResults" data-search-skip="">
      <FactTable
        label={context.message('livePages')}
        head={[context.message('page'), context.message('ran'), context.message('didNotRun')]}
        stacks
      >
        {rows}
      </FactTable>
    </div>
  );
}

/** Links to what checks are about: pages, and entries of the error index. */
function subjects(context: FactContext, results: LiveResults): readonly Child[] {
  const places = new Set(results.checks.flatMap(({proves}) => proves));
  return [
    ...pagesOf(results).map((doc) => (
      <Link to={context.hrefOf(doc) ?? ''}>{context.titleOf(doc)}</Link>
    )),
    ...context.facts.raw.errors.errors
      .filter(({id}) => places.has(`fact:errors.${id}`))
      .map((error) => <ErrorLink context={context} error={error} />),
  ];
}

/** What was skipped, by its reason; the reason is as the suite prints it. */
function Skipped({context, results}: {context: FactContext; results: LiveResults}): Child {
  const byReason = new Map<string, LiveCheck[]>();
  for (const check of results.checks) {
    const {state, reason = ''} = check;
    if (state === 'skipped' && !isProvenElsewhere(check))
      byReason.set(reason, [...(byReason.get(reason) ?? []), check]);
  }
  return (
    <ul>
      {[...byReason].map(([reason, checks]) => {
        const links = subjects(context, {...results, checks});
        return (
          <li>
            <span lang="en">{reason}</span>
            {context.message('colon')}
            {links.length === 0
              ? context.message('liveChecks', {count: String(checks.length)})
              : joined(links, context.message('listComma'))}
          </li>
        );
      })}
    </ul>
  );
}

const views = {summary: Summary, pages: Pages, skipped: Skipped} as const;

/** What was run with AList, and what wasn't (`tests/live/results`). */
export const liveResults = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({show}, context) {
    const results = context.live();
    if (results === undefined) return <p>{context.message('liveNothing')}</p>;
    const View = views[show];
    return <View context={context} results={results} />;
  },
});
