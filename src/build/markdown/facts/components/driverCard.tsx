/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {formatDay} from '../../../dates';
import {costNames, knownCost} from '../../../facts/cost';
import {deliveryNames, deliveryOf} from '../../../facts/delivery';
import type {DriverFact} from '../../../facts/schema';

const props = z.strictObject({driver: z.string()});

const SOURCE_URL = 'https://github.com/AlistGo/alist/tree';

/** The folder that a storage starts in, and its default. */
function rootText(context: FactContext, driver: DriverFact): Child {
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

/** What the provider charges, in a word or two. */
export function costName(context: FactContext, driver: DriverFact): string {
  const cost = knownCost(driver);
  return context.message(cost === undefined ? 'costUnknown' : costNames[cost.value]);
}

/** Prices and limits, with the provider's own page; nothing where they aren't known. */
export function costSource(context: FactContext, driver: DriverFact): Child {
  const cost = knownCost(driver);
  if (cost === undefined || !('text' in cost)) return undefined;
  return (
    <>
      {`${context.localized.text('drivers', cost.text)} `}
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
 * The only driver of a page in brief: root, delivery, cost, warning of the form, source, and which release the page is
 * about, so that no sentence has to. Its known issues are on the page itself.
 */
export const driverCard = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver}) => [`driver:${driver}`],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const {version} = context.facts.raw.settings._meta;
    const {alert} = driver.flags;
    const cost = costSource(context, driver);
    return (
      <dl className="factsCard">
        <Item term={context.message('root')}>{rootText(context, driver)}</Item>
        <Item term={context.message('delivery')}>
          {context.message(deliveryNames[deliveryOf(driver)])}
        </Item>
        <Item term={context.message('cost')}>
          {costName(context, driver)}
          {cost && [context.message('colon'), cost]}
        </Item>
        {alert && (
          <Item term={context.message('formSays')}>
            {context.localized.text('drivers', alert.note)}
          </Item>
        )}
        <Item term={context.message('checkedIn')}>
          {`AList ${version}${context.message('listComma')}`}
          {sourceLink(context, driver)}
        </Item>
      </dl>
    );
  },
});
