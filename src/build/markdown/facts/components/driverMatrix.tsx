/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {loginKinds, needsOwnApplication} from '../../../facts/logins';
import {knownCost, shortCostNames} from '../../../facts/cost';
import {deliveryNames, deliveryOf} from '../../../facts/delivery';
import type {DriverFact} from '../../../facts/schema';
import {capabilityNames} from '../../../facts/messages';
import type {MessageName} from '../../../facts/messages';
import {issueKinds} from './caveats';
import {FactTable} from './factTable';
import {ISSUES_PAGE, driverTitle} from './shared';
import {inLanguage} from '../../../../lib/shared/localized';

const props = z.strictObject({
  /** Every column: for its own page, where the table is wide. */
  full: z.literal(true).optional(),
});

const operations = ['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove'] as const;

/** Operations only a few drivers have; the full table shows them. */
const extras = ['rapidUpload', 'offlineDownloadTool'] as const;

const loginMessages = {
  token: 'loginToken',
  cookie: 'loginCookie',
  password: 'loginPassword',
  key: 'loginKey',
  none: 'loginNone',
} as const satisfies Record<string, MessageName>;

/** Where a provider's customers are, by the tags of the page that covers its driver. */
const regions = ['china', 'global', 'self-hosted'] as const;

/** What the site map says of the page that covers a driver. */
interface DriverPage {
  readonly slug: string;
  readonly doc: string;
  /** Name as readers know it: the page's, or on a page about several drivers, the driver's own. */
  readonly title: string;
  /** Part of the address that chooses the driver on such a page. */
  readonly query: string;
}

function pageOf({facts, localized}: FactContext, name: string): DriverPage {
  const page = facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  const slug = page?.slug ?? '';
  const isOnly = page?.drivers.length === 1;
  return {
    slug,
    doc: `guide/drivers/${slug}`,
    title: isOnly ? inLanguage(driverTitle(page), localized.locale) : localized.driverName(name),
    query: isOnly ? '' : `?${new URLSearchParams({driver: name}).toString()}`,
  };
}

/** An ability: a mark to see, and words for those who hear them, which phones need as they show no headings. */
function mark(context: FactContext, ability: keyof typeof capabilityNames, isOn: boolean): Child {
  const answer = isOn ? 'yes' : 'no';
  const name = inLanguage(capabilityNames[ability], context.localized.locale);
  return (
    <td data-answer={answer}>
      <span>{`${name}${context.message('colon')}${context.message(answer)}`}</span>
    </td>
  );
}

/** Name of a cell, which phones show before it. */
const labelOf = (context: FactContext, name: MessageName): string =>
  `${context.message(name)}${context.message('colon')}`;

/** Known issues of a driver, linked to the list of them. */
function issueCell(context: FactContext, {name, caveats}: DriverFact): Child {
  const count = caveats.filter(({kind}) => issueKinds.some((issue) => issue === kind)).length;
  const href = context.hrefOf(ISSUES_PAGE);
  return (
    <td data-label={labelOf(context, 'knownIssues')}>
      {count === 0 || href === undefined ? (
        count
      ) : (
        <Link to={`${href}?driver=${encodeURIComponent(name)}`}>{count}</Link>
      )}
    </td>
  );
}

/** What the provider charges, in a word; the driver's page says more. */
function costCell(context: FactContext, driver: DriverFact): Child {
  const cost = knownCost(driver)?.value;
  const isPrice = cost === undefined || cost === 'free' || cost === 'paid';
  return (
    <td data-label={isPrice ? labelOf(context, 'cost') : undefined}>
      {context.message(cost === undefined ? 'costUnknown' : shortCostNames[cost])}
    </td>
  );
}

/** What only the full table shows. */
function furtherCells(context: FactContext, driver: DriverFact): Child {
  return (
    <>
      {extras.map((extra) => mark(context, extra, driver.capabilities[extra]))}
      <td data-label={labelOf(context, 'firstRelease')}>
        {context.releases().drivers[driver.name] ?? '—'}
      </td>
      {issueCell(context, driver)}
    </>
  );
}

function row(context: FactContext, driver: DriverFact, isFull: boolean): Child {
  const {slug, doc, title, query} = pageOf(context, driver.name);
  const href = context.hrefOf(doc);
  const logins = loginKinds(driver);
  const tags = context.tagsOf(doc);
  const cost = knownCost(driver);
  const traits = [
    ...operations.filter((operation) => driver.capabilities[operation]),
    deliveryOf(driver),
    ...logins.map((login) => `login-${login}`),
    ...(cost === undefined ? [] : [`cost-${cost.value}`]),
    ...(needsOwnApplication(driver) ? ['application'] : []),
    ...regions.filter((region) => tags.includes(region)).map((region) => `in-${region}`),
  ];
  return (
    <tr data-traits={traits.join(' ')} data-page={slug}>
      <th scope="row">
        {href === undefined ? (
          <>
            {title} <span className="factsMark">{context.message('noPage')}</span>
          </>
        ) : (
          <Link to={href + query}>{title}</Link>
        )}{' '}
        <Code>{driver.uiLabel}</Code>
      </th>
      {operations.map((operation) => mark(context, operation, driver.capabilities[operation]))}
      <td>{context.message(deliveryNames[deliveryOf(driver)])}</td>
      <td>
        {logins
          .map((login) => context.message(loginMessages[login]))
          .join(context.message('listComma'))}
      </td>
      {costCell(context, driver)}
      {isFull && furtherCells(context, driver)}
    </tr>
  );
}

/** Drivers in the order of the names their readers know, as the filter sorts them too. */
function inOrder(context: FactContext): readonly DriverFact[] {
  const {compare} = new Intl.Collator(context.localized.locale);
  const titled = context.facts.raw.drivers.map((driver) => ({
    driver,
    order: `${pageOf(context, driver.name).title} ${driver.uiLabel}`,
  }));
  return titled.toSorted((a, b) => compare(a.order, b.order)).map(({driver}) => driver);
}

/** Every driver with what it can do; the page's filters work on these rows. */
export const driverMatrix = defineComponent<z.infer<typeof props>>({
  props,
  covers: (_props, {raw}) => raw.drivers.map(({name}) => `matrix:${name}`),
  render({full = false}, context) {
    const {locale} = context.localized;
    const head = [
      context.message('driverName'),
      ...operations.map((operation) => inLanguage(capabilityNames[operation], locale)),
      context.message('delivery'),
      context.message('signIn'),
      context.message('cost'),
    ];
    const furtherHead = [
      ...extras.map((extra) => inLanguage(capabilityNames[extra], locale)),
      context.message('firstRelease'),
      context.message('knownIssues'),
    ];
    return (
      <div className={['factsMatrix', full && 'factsWide']}>
        <FactTable
          label={context.message('driverName')}
          head={full ? [...head, ...furtherHead] : head}
        >
          {inOrder(context).map((driver) => row(context, driver, full))}
        </FactTable>
      </div>
    );
  },
});
