/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {commonPath, optionPath, screenText} from '../../../facts/labels';
import type {LabelPath} from '../../../facts/labels';
import type {DriverFact} from '../../../facts/schema';
import type {Word} from '../../../facts/words';
import {COMMON_PAGE, RowLink, idPart, isAlwaysProxied} from './shared';

const props = z.strictObject({driver: z.string()});

interface Route {
  readonly name: Word;
  /** Value of its toggle, by which the styles draw the route. */
  readonly value: 'direct' | 'through' | 'external';
  readonly isDefault: boolean;
  /** What turns it on; the common page says it of the download proxy. */
  readonly how?: Word;
}

/** Routes of a download, from the driver's flags (storage-common.json, rule `mustProxy`). */
function routesOf(driver: DriverFact): readonly Route[] {
  const isProxied = isAlwaysProxied(driver);
  const canTurnOffProxy = driver.capabilities.proxyOverride;
  const redirect: Route = {
    name: 'routeRedirect',
    value: 'direct',
    isDefault: !isProxied,
    how: 'howRedirect',
  };
  const through: Route = {
    name: 'routeProxy',
    value: 'through',
    isDefault: isProxied,
    how: canTurnOffProxy ? 'howOptionalProxy' : isProxied ? 'howOnlyProxy' : 'howProxy',
  };
  const external: Route = {name: 'routeProxyUrl', value: 'external', isDefault: false};
  if (!isProxied) return [redirect, through, external];
  return canTurnOffProxy ? [through, redirect, external] : [through, external];
}

/** The toggle of a route. Radio buttons work without scripts. */
function toggle(context: FactContext, group: string, route: Route): Child {
  return (
    <label>
      <input type="radio" name={group} value={route.value} defaultChecked={route.isDefault} />
      {context.word(route.name)}
      {route.isDefault && (
        <>
          {' '}
          <small>{context.word('isDefault')}</small>
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
        <span>{context.word(node)}</span>
      ))}
    </div>
  );
}

/** Names on the screen of the fields and choices that the explanations of routes mention. */
function namesOf({facts, words}: FactContext): Readonly<Record<string, string>> {
  const name = (path: LabelPath): string => screenText(facts.raw['ui-labels'], words.locale, path);
  const policy = commonPath('webdav_policy');
  return {
    webProxy: name(commonPath('web_proxy')),
    webdavPolicy: name(policy),
    nativeProxy: name(optionPath(policy, 'native_proxy')),
  };
}

/** What a route means; on screens only that of the chosen one is shown. */
function explanation(context: FactContext, route: Route): Child {
  return (
    <div data-route={route.value}>
      <strong>
        {context.word(route.name)}
        {context.word('colon')}
      </strong>
      {route.how ? (
        context.word(route.how, namesOf(context))
      ) : (
        <RowLink context={context} doc={COMMON_PAGE} id="download-proxy-url">
          {context.words.common('down_proxy_url').text}
        </RowLink>
      )}
    </div>
  );
}

/** Headers AList adds to its request, which a redirected visitor never gets (Link.Header in the driver). */
function headerNote(context: FactContext, canRedirect: boolean, headers: readonly string[]): Child {
  return (
    <p>
      {context.word('sentHeaders')}
      {joined(
        headers.map((header) => <Code>{header}</Code>),
        context.word('listComma'),
      )}
      {context.word(canRedirect ? 'headersStay' : 'fullStop')}
    </p>
  );
}

/** How a driver's files reach the visitor: every route in a diagram and in words, the default one marked. */
export const delivery = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const routes = routesOf(driver);
    const headers = driver.linkHeaders.map((header) => context.words.text('drivers', header));
    const canRedirect = !isAlwaysProxied(driver) || driver.capabilities.proxyOverride;
    return (
      <>
        <div className="factsRoutes">
          <fieldset>
            <legend className="spoken">{context.word('delivery')}</legend>
            {routes.map((route) => toggle(context, `delivery-${idPart(name)}`, route))}
          </fieldset>
          {picture(context)}
          {routes.map((route) => explanation(context, route))}
        </div>
        {headers.length > 0 && headerNote(context, canRedirect, headers)}
      </>
    );
  },
});
