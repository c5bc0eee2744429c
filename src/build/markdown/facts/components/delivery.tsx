/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {deliveryOf, proxyNames} from '../../../facts/delivery';
import type {DriverFact} from '../../../facts/schema';
import type {MessageName} from '../../../facts/messages';
import {COMMON_PAGE, RowLink, idPart} from './shared';

const props = z.strictObject({driver: z.string()});

interface Route {
  readonly name: MessageName;
  /** Value of its toggle, by which the styles draw the route. */
  readonly value: 'direct' | 'through' | 'external';
  /** Word beside its name. */
  readonly mark?: MessageName;
  /** Whether the diagram starts with it. */
  readonly isFirst?: boolean;
  /** What to know or to set. */
  readonly text: Child;
  /** Its text is on most pages, so there is nothing to search for. */
  readonly isCommon?: boolean;
}

/** What to set for a route that most readers don't need, as a link to the section that explains it. */
function explained(
  context: FactContext,
  name: MessageName,
  id: string,
): Pick<Route, 'isCommon' | 'text'> {
  return {
    isCommon: true,
    text: (
      <>
        <RowLink context={context} doc={COMMON_PAGE} id={id}>
          {context.message(name)}
        </RowLink>
        {context.message('fullStop')}
      </>
    ),
  };
}

/** Routes of a download, from the driver's flags (storage-common.json, rule `mustProxy`) and its fact `redirect`. */
function routesOf(context: FactContext, driver: DriverFact): readonly Route[] {
  const kind = deliveryOf(driver);
  const reason = driver.redirect && context.localized.text('drivers', driver.redirect.reason);
  const isProxied = kind === 'proxied';
  const needsProxy = kind === 'needs-proxy';
  const redirect: Route = {
    name: 'routeRedirect',
    value: 'direct',
    ...(!isProxied && {mark: 'isDefault'}),
    isFirst: !isProxied && !needsProxy,
    text: !isProxied && reason,
  };
  const through: Route = {
    name: 'routeProxy',
    value: 'through',
    ...(isProxied ? {mark: 'isDefault'} : needsProxy && {mark: 'isNeeded'}),
    isFirst: isProxied || needsProxy,
    ...proxyText(),
  };
  const external: Route = {
    name: 'routeProxyUrl',
    value: 'external',
    ...explained(context, 'howProxyUrl', 'download-proxy-url'),
  };
  if (!isProxied) return [redirect, through, external];
  return driver.capabilities.proxyOverride ? [through, redirect, external] : [through, external];

  function proxyText(): Pick<Route, 'isCommon' | 'text'> {
    if (isProxied) return {text: reason};
    if (kind === 'redirect') return explained(context, 'howProxy', 'delivery');
    return {text: context.message('howNeededProxy', proxyNames(context.localized))};
  }
}

/** A route, which the reader can choose to see its picture, and what it means. Radio buttons work without scripts. */
function choice(context: FactContext, group: string, route: Route): Child {
  return (
    <p data-search-skip={route.isCommon === true && ''}>
      <label className="factsRoute">
        <input
          type="radio"
          name={group}
          value={route.value}
          defaultChecked={route.isFirst === true}
        />
        <strong>{context.message(route.name)}</strong>
        {route.mark && (
          <>
            {' '}
            <small>{context.message(route.mark)}</small>
          </>
        )}
        {route.text && context.message('colon').trimEnd()}
      </label>
      {context.message('space')}
      {route.text}
    </p>
  );
}

/** All that a file can pass, drawn once: what the chosen route leaves out steps aside. */
function picture(context: FactContext, driver: string): Child {
  const nodes = [
    context.localized.driverName(driver),
    ...(['server', 'proxyServer', 'visitor'] as const).map((node) => context.message(node)),
  ];
  return (
    <div className="factsFlow" aria-hidden>
      {nodes.map((node) => (
        <span>{node}</span>
      ))}
    </div>
  );
}

/** How a driver's files reach the visitor: every route in a diagram and in words, first the one that works. */
export const delivery = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const label = context.message('deliveryOf', {driver: context.localized.driverName(name)});
    return (
      <div className="factsRoutes" role="radiogroup" aria-label={label}>
        {routesOf(context, driver).map((route) =>
          choice(context, `delivery-${idPart(name)}`, route),
        )}
        {picture(context, name)}
      </div>
    );
  },
});
