/** @jsxImportSource ../../../syntax-tree */
import type {RootContent, Table, TableCell, TableRow} from 'mdast';
import * as z from 'zod';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {wordsOf} from '../../../syntax-tree/wordsOf';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {knownCost} from '../../../facts/cost';
import {deliveryNames, deliveryOf} from '../../../facts/delivery';
import type {MessageName} from '../../../facts/messages';
import type {DriverFact} from '../../../facts/schema';
import {knownIssueCount} from './caveats';
import {costName, costSource, sourceLink} from './driverCard';
import {FactTable} from './factTable';
import {ISSUES_PAGE} from './shared';

const props = z.strictObject({drivers: z.array(z.string()).min(2)});

/** What an author says of a driver: its name, which can be a link to its page, and the cells after it. */
interface Row {
  readonly driver: DriverFact;
  /** Place in the page's list, from 1; 0 for a driver of another page. */
  readonly place: number;
  readonly cells: readonly TableCell[];
}

/** The table that an author has written inside the component. */
function tableOf(children: readonly RootContent[]): Table {
  const table = children.find((node) => node.type === 'table');
  if (table === undefined) {
    throw new Error(
      'it has no table. Write one inside, with the drivers in bold in its first column, and what they mount in the second.',
    );
  }
  return table;
}

function rowOf({children}: TableRow, {facts, drivers}: FactContext): Row {
  const [first, ...cells] = children;
  const driver = facts.driver(first === undefined ? '' : wordsOf(first));
  return {driver, place: drivers.indexOf(driver.name) + 1, cells};
}

/** Name of a driver, linked to its page where that's another one. */
function DriverName({context, row}: {context: FactContext; row: Row}): Child {
  const {name, flags} = row.driver;
  const page = context.facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  const href = row.place === 0 && page && context.hrefOf(`guide/drivers/${page.slug}`);
  const text = context.localized.driverName(name);
  return (
    <th scope="row">
      {href ? <Link to={href}>{text}</Link> : text}
      {flags.alert && row.place > 0 && (
        <div className="factsLine">{context.localized.text('drivers', flags.alert.note)}</div>
      )}
    </th>
  );
}

function deliveryName(context: FactContext, driver: DriverFact): Child {
  return context.message(deliveryNames[deliveryOf(driver)]);
}

/** How many issues are known, linked to their list. */
function issues(context: FactContext, driver: DriverFact): Child {
  const count = knownIssueCount(driver);
  const href = context.hrefOf(ISSUES_PAGE);
  if (count === 0 || href === undefined) return count;
  return <Link to={`${href}?driver=${encodeURIComponent(driver.name)}`}>{count}</Link>;
}

/** What is known about the costs, below the table: it's too long for a cell. */
function costDetails(context: FactContext, {driver, place}: Row): Child {
  const details = place > 0 && costSource(context, driver);
  return (
    details && (
      <p className="factsLine" data-driver={String(place)}>
        {`${context.localized.driverName(driver.name)}${context.message('colon')}`}
        {details}
      </p>
    )
  );
}

/**
 * The drivers of one page, and those that can be taken instead, side by side: what an author says of each, with the facts
 * that help to choose. Readers who choose a driver see only its row.
 */
export const driverCards = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({drivers}) => drivers.map((name) => `driver:${name}`),
  render({drivers: names}, context) {
    const [head, ...body] = tableOf(context.children).children;
    const rows = body.map((row) => rowOf(row, context));
    const missing = names.find((name) => rows.every(({driver}) => driver.name !== name));
    if (missing !== undefined) {
      throw new Error(
        `its table has no row for ${missing}. Add one that begins with **${missing}**.`,
      );
    }
    const isCostKnown = rows.some(({driver}) => knownCost(driver) !== undefined);
    const titles = head?.children.map((cell) => wordsOf(cell)) ?? [];
    const message = (name: MessageName): string => context.message(name);
    const columns = [
      {title: message('delivery'), cellOf: deliveryName},
      // Where no cost is known, one line says it.
      ...(isCostKnown ? [{title: message('cost'), cellOf: costName}] : []),
      {title: message('knownIssues'), cellOf: issues},
    ];
    const {version} = context.facts.raw.settings._meta;
    const sources = new Map(
      names.map((name) => context.facts.driver(name)).map((driver) => [driver.package, driver]),
    );
    return (
      <>
        <FactTable
          label={message('driverName')}
          head={[...titles, ...columns.map(({title}) => title)]}
          stacks
          kind="factsDrivers"
        >
          {rows.map((row) => (
            <tr data-driver={String(row.place)}>
              <DriverName context={context} row={row} />
              {row.cells.map((cell, index) => (
                <td data-label={titles[index + 1]}>{cell.children as RootContent[]}</td>
              ))}
              {columns.map(({title, cellOf}) => (
                <td data-label={title}>{cellOf(context, row.driver)}</td>
              ))}
            </tr>
          ))}
        </FactTable>
        {rows.map((row) => costDetails(context, row))}
        <p className="factsLine">
          {!isCostKnown &&
            `${message('cost')}${message('colon')}${message('costUnknown')}${message('fullStop')}${message('space')}`}
          {`${message('checkedIn')}${message('colon')}AList ${version}${message('listComma')}`}
          {joined(
            [...sources.values()].map((driver) => sourceLink(context, driver)),
            message('listComma'),
          )}
        </p>
      </>
    );
  },
});
