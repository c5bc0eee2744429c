/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {deliveryNames, deliveryOf} from '../../../facts/delivery';
import type {MessageName} from '../../../facts/messages';
import type {DriverFact} from '../../../facts/schema';
import {issueKinds} from './caveats';
import {costText, driverName, rootText, sourceLink} from './driverCard';
import {FactTable} from './factTable';
import {ISSUES_PAGE} from './shared';

const props = z.strictObject({drivers: z.array(z.string()).min(2)});

interface Column {
  readonly name: MessageName;
  readonly cellOf: (context: FactContext, driver: DriverFact) => Child;
}

/** How many issues are known, linked to their list; nothing while its page is not written. */
function issuesLink(context: FactContext, {name, caveats}: DriverFact): Child {
  const href = context.hrefOf(ISSUES_PAGE);
  const kinds: readonly string[] = issueKinds;
  const count = caveats.filter(({kind}) => kinds.includes(kind)).length;
  if (href === undefined || count === 0) return undefined;
  return (
    <Link to={`${href}?driver=${encodeURIComponent(name)}`}>
      {context.message('knownIssuesOf', {count: String(count)})}
    </Link>
  );
}

const columns: readonly Column[] = [
  {name: 'root', cellOf: rootText},
  {
    name: 'delivery',
    cellOf: (context, driver) => context.message(deliveryNames[deliveryOf(driver)]),
  },
  {name: 'cost', cellOf: costText},
  {name: 'knownIssues', cellOf: issuesLink},
  {name: 'source', cellOf: sourceLink},
];

/**
 * Drivers of one page in brief, side by side: the same as `driverCard`, without what none of them has, and with the number of
 * known issues, which helps to choose.
 */
export const driverCards = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({drivers}) => drivers.map((name) => `driver:${name}`),
  render({drivers: names}, context) {
    const drivers = names.map((name) => context.facts.driver(name));
    const shown = columns
      .map(({name, cellOf}) => ({
        title: context.message(name),
        cells: drivers.map((driver) => cellOf(context, driver)),
      }))
      .filter(({cells}) => cells.some((cell) => cell !== undefined));
    const {version} = context.facts.raw.settings._meta;
    return (
      <>
        <FactTable
          label={context.message('driverName')}
          head={[context.message('driverName'), ...shown.map(({title}) => title)]}
          stacks
          kind="factsDrivers"
        >
          {drivers.map(({name, flags}, row) => (
            <tr>
              <th scope="row">
                {driverName(context, name)}
                {flags.alert && (
                  <div className="factsLine">
                    {context.localized.text('drivers', flags.alert.note)}
                  </div>
                )}
              </th>
              {shown.map(({title, cells}) =>
                cells[row] === undefined ? <td /> : <td data-label={title}>{cells[row]}</td>,
              )}
            </tr>
          ))}
        </FactTable>
        <p className="factsLine">
          {`${context.message('checkedIn')}${context.message('colon')}AList ${version}`}
        </p>
      </>
    );
  },
});
