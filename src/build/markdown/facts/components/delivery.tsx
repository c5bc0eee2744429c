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
  /** What to know or to set; the common page says it of the download proxy. */
  readonly text?: string;
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
    ...(reason !== undefined && {text: reason}),
  };
  const setting = context.message(
    needsProxy ? 'howNeededProxy' : 'howProxy',
    proxyNames(context.localized),
  );
  // A reader who needs the proxy wants to know why.
  const why = needsProxy && reason !== undefined ? `${reason}${context.message('space')}` : '';
  const proxyText = isProxied ? reason : `${why}${setting}`;
  const through: Route = {
    name: 'routeProxy',
    value: 'through',
    ...(isProxied ? {mark: 'isDefault'} : needsProxy && {mark: 'isNeeded'}),
    isFirst: isProxied || needsProxy,
    ...(proxyText !== undefined && {text: proxyText}),
  };
  const external: Route = {name: 'routeProxyUrl', value: 'external'};
  if (!isProxied) return [redirect, through, external];
  return driver.capabilities.proxyOverride ? [through, redirect, external] : [through, external];
}

/** The toggle of a route. Radio buttons work without scripts. */
function toggle(context: FactContext, group: string, route: Route): Child {
  return (
    <label>
      <input
        type="radio"
        name={group}
        value={route.value}
        defaultChecked={route.isFirst === true}
      />
      {context.message(route.name)}
      {route.mark && (
        <>
          {' '}
          <small>{context.message(route.mark)}</small>
        </>
      )}
    </label>
  );
}

/** All that a file can pass, drawn once: what the chosen route leaves out steps aside. */
function picture(context: FactContext): Child {
  const nodes = ['provider', 'server', 'proxyServer', 'visitor'] as const;
  return (
    <div className="factsFlow" aria-hidden>
      {nodes.map((node) => (
        <span>{context.message(node)}</span>
      ))}
    </div>
  );
}

/** What a route means; on screens only that of the chosen one is shown. */
function explanation(context: FactContext, route: Route): Child {
  return (
    <div data-route={route.value}>
      <strong>
        {context.message(route.name)}
        {context.message('colon')}
      </strong>
      {route.text ?? (
        <RowLink context={context} doc={COMMON_PAGE} id="download-proxy-url">
          {context.localized.common('down_proxy_url').text}
        </RowLink>
      )}
    </div>
  );
}

/** How a driver's files reach the visitor: every route in a diagram and in words, first the one that works. */
export const delivery = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const routes = routesOf(context, driver);
    return (
      <div className="factsRoutes">
        <fieldset>
          <legend className="spoken">{context.message('delivery')}</legend>
          {routes.map((route) => toggle(context, `delivery-${idPart(name)}`, route))}
        </fieldset>
        {picture(context)}
        {routes.map((route) => explanation(context, route))}
      </div>
    );
  },
});
