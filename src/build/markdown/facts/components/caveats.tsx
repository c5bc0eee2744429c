/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {otherLocale} from '../../../../lib/shared/localized';
import {contentHash} from '../../../../lib/node/contentHash';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {CaveatFact, DriverFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {RowLink, driverPageOf, driverTitle, idPart} from './shared';

/** Kinds of caveats that are on the page of known issues, worst first. */
export const issueKinds = ['data-loss', 'wrong-success', 'security', 'endless', 'limit'] as const;

/** How many issues of a driver are on that page. */
export function knownIssueCount({caveats}: DriverFact): number {
  const kinds: readonly string[] = issueKinds;
  return caveats.filter(({kind}) => kinds.includes(kind)).length;
}

/**
 * Id of a caveat on its driver's page, from its English words. A driver that isn't the first of the page
 * with that caveat has its name in the id.
 *
 * @param drivers registered drivers of the page
 */
export function caveatId(
  {facts}: FactContext,
  drivers: readonly string[],
  driver: string,
  text: string,
): string {
  const owner = drivers.find((name) =>
    facts.driver(name).caveats.some((caveat) => caveat.text === text),
  );
  const part = owner === undefined || owner === driver ? '' : `${idPart(driver).toLowerCase()}-`;
  return `caveat-${part}${contentHash(text)}`;
}

const props = z.strictObject({
  /** Which kind of harm. */
  kind: z.enum(issueKinds),
});

/** A caveat with every driver that has it, in the order of the facts. */
interface Issue {
  readonly text: string;
  readonly drivers: readonly string[];
}

function issuesOf(context: FactContext, kind: CaveatFact['kind']): readonly Issue[] {
  const driversOf = new Map<string, string[]>();
  for (const {name, caveats} of context.facts.raw.drivers)
    for (const caveat of caveats)
      if (caveat.kind === kind)
        driversOf.set(caveat.text, [...(driversOf.get(caveat.text) ?? []), name]);
  return [...driversOf].map(([text, drivers]) => ({text, drivers}));
}

function driverLink(context: FactContext, name: string, text: string): Child {
  const {doc, drivers} = driverPageOf(context, name);
  return (
    <RowLink context={context} doc={doc} id={caveatId(context, drivers, name, text)}>
      <Code>{name}</Code>
    </RowLink>
  );
}

function row(context: FactContext, {text, drivers}: Issue): Child {
  const pages = context.facts.raw['driver-pages'].filter((page) =>
    page.drivers.some((name) => drivers.includes(name)),
  );
  // Both languages find a driver, as in the matrix.
  const other = otherLocale(context.localized.locale);
  return (
    <tr data-words={pages.map((page) => driverTitle(page)[other]).join(' ')}>
      <th scope="row">
        {joined(
          drivers.map((name) => driverLink(context, name, text)),
          context.message('listComma'),
        )}
      </th>
      <td>{context.localized.text('drivers', text)}</td>
    </tr>
  );
}

/** What is known to go wrong with drivers, of one kind, each linked to its place on the driver's page. */
export const knownIssues = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({kind}, context) => (
    <div className="factsIssues">
      <FactTable
        label={context.message('knownIssues')}
        head={[context.message('driverName'), context.message('whatHappens')]}
        stacks
      >
        {issuesOf(context, kind).map((issue) => row(context, issue))}
      </FactTable>
    </div>
  ),
});
