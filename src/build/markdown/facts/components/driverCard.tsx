/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {formatDay} from '../../../../lib/shared/dates';
import {costNames, knownCost} from '../../../facts/cost';
import {deliveryNames, deliveryOf} from '../../../facts/delivery';
import type {DriverFact} from '../../../facts/schema';

const props = z.strictObject({driver: z.string()});

const SOURCE_URL = 'https://github.com/AlistGo/alist/tree';

/** The folder that a storage starts in, and its default. */
export function rootText(context: FactContext, driver: DriverFact): Child {
  if (driver.rootKind === null) return context.message('rootNone');
  const kind = context.message(driver.rootKind === 'path' ? 'rootPath' : 'rootId');
  if (driver.rootDefault === null) return kind;
  return (
    <>
      {kind}
      {`${context.message('comma')}${context.message('isDefault')} `}
      <Code>{driver.rootDefault}</Code>
    </>
  );
}

/** The driver's folder in the source of the release that the facts are about. */
export function sourceLink({facts}: FactContext, driver: DriverFact): Child {
  const folder = `drivers/${driver.package}`;
  return <Link to={`${SOURCE_URL}/${facts.raw.settings._meta.version}/${folder}`}>{folder}</Link>;
}

/** A driver as the form calls it, with its registered name. */
export function driverName({localized}: FactContext, name: string): Child {
  return (
    <>
      {localized.driver(name) !== name && `${localized.driver(name)} `}
      <Code>{name}</Code>
    </>
  );
}

/** What the provider charges, with its own page; nothing where that isn't known. */
export function costText(context: FactContext, driver: DriverFact): Child {
  const cost = knownCost(driver);
  if (cost === undefined) return undefined;
  const name = context.message(costNames[cost.value]);
  if (!('text' in cost)) return name;
  return (
    <>
      {`${name}${context.message('colon')}${context.localized.text('drivers', cost.text)} `}
      <small>
        <Link to={cost.source}>
          {context.message('costSeen', {day: formatDay(cost.seen, context.localized.locale)})}
        </Link>
      </small>
    </>
  );
}

function Item({term, children}: {readonly term: string; readonly children: Child}): Child {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/**
 * A driver in brief: name in the form, root, delivery, cost, warning of the form, source; its known issues are on the page
 * itself. The first card of a page says which release the page is about, so that no sentence has to.
 */
export const driverCard = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver}) => [`driver:${driver}`],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const {version} = context.facts.raw.settings._meta;
    const {alert} = driver.flags;
    const source = sourceLink(context, driver);
    const cost = costText(context, driver);
    return (
      <dl className="factsCard">
        <Item term={context.message('driverName')}>{driverName(context, name)}</Item>
        <Item term={context.message('root')}>{rootText(context, driver)}</Item>
        <Item term={context.message('delivery')}>
          {context.message(deliveryNames[deliveryOf(driver)])}
        </Item>
        {cost && <Item term={context.message('cost')}>{cost}</Item>}
        {alert && (
          <Item term={context.message('formSays')}>
            {context.localized.text('drivers', alert.note)}
          </Item>
        )}
        {context.drivers[0] === name ? (
          <Item term={context.message('checkedIn')}>
            {`AList ${version}${context.message('listComma')}`}
            {source}
          </Item>
        ) : (
          <Item term={context.message('source')}>{source}</Item>
        )}
      </dl>
    );
  },
});
