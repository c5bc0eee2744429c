import {callbackPath} from '../../server/contract';
import {tokenProviders} from '../data/token-providers/all';
import {toolTitles} from '../data/toolTitles';
import type {Localized} from '../lib/shared/localized';
import {canAskServer, listRequests} from '../lib/shared/token-flow/listRequests';
import {fill} from '../lib/shared/token-flow/requests';
import type {TokenProvider, Values} from '../lib/shared/token-flow/types';

/*
 * What follows from the records of the providers. For Node only: a page that needs all of it would load every record,
 * so the bundle gets the tables as generated files.
 */

/** List of the helpers. */
const INDEX_PAGE = '/tool/';

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** The records, by id. */
const byId = [...tokenProviders].sort((a, b) => byText(a.id, b.id));

/** A token helper as the pages of drivers know it. */
export interface HelperPage {
  /** Its page below `/tool/`, without ending. */
  readonly page: string;
  /** Whether its sign-in can go through an API server. */
  readonly asksServer: boolean;
}

/** Names of the helpers, as authors write them, with the page of each. */
export const helperPages: Readonly<Record<string, HelperPage>> = Object.fromEntries(
  byId.map((provider) => [
    provider.id,
    {
      page: provider.page.slice(INDEX_PAGE.length, -'.html'.length),
      asksServer: canAskServer(provider),
    },
  ]),
);

/** Tools of a provider beside its sign-in. */
const toolsOf = ({links}: TokenProvider): TokenProvider['links'] =>
  links.filter(({href}) => href.startsWith(INDEX_PAGE));

/** Addresses of all pages that belong to a record: the start, where the provider sends visitors back to, and tools. */
export function pagesOf(provider: TokenProvider): readonly string[] {
  const {id, page, flows} = provider;
  const callbacks = flows.some(({kind}) => kind === 'code') ? [`${callbackPath(id)}.html`] : [];
  return [...new Set([page, ...callbacks, ...toolsOf(provider).map(({href}) => href)])];
}

/** Every page below `/tool/`, without locale. */
export const toolPages: readonly string[] = [INDEX_PAGE, ...tokenProviders.flatMap(pagesOf)];

function helperTitle({en, zh}: Localized): Localized {
  const {tokenHelper} = toolTitles;
  return {en: tokenHelper.en.replace('{name}', en), zh: tokenHelper.zh.replace('{name}', zh)};
}

/**
 * Titles of the pages that may be looked for, by address without locale: in the page list that the 404 page searches,
 * and in the search window. Where providers return to is no one's goal.
 */
export const toolPageTitles = Object.fromEntries<Localized>([
  [INDEX_PAGE, toolTitles.indexTitle],
  ...tokenProviders
    .flatMap((provider) => [
      {page: provider.page, name: provider.name, title: helperTitle(provider.name)},
      ...toolsOf(provider).map(({href, label}) => ({page: href, name: label, title: label})),
    ])
    .filter(({page}) => !page.endsWith('/callback.html'))
    .sort((a, b) => byText(a.name.en, b.name.en))
    .map(({page, title}) => [page, title] as const),
]);

/** What a reader can choose on a page, with the hosts that follow from it. */
function choicesOf({flows}: TokenProvider): readonly Values[] {
  return flows.flatMap((flow): readonly Values[] => {
    const {derive} = flow.kind === 'code' ? flow : {};
    if (derive === undefined) return [{}];
    return flow.inputs.flatMap(({slot, options = []}) =>
      options.map(({value}) => derive({[slot]: value})),
    );
  });
}

/** Addresses of what the sign-ins of a provider send from the browser, whatever is chosen. */
function signInUrls({flows}: TokenProvider): readonly string[] {
  return flows.flatMap((flow) =>
    (flow.kind === 'sms' ? (['default'] as const) : flow.clients)
      .flatMap((client) => [true, false].flatMap((has) => listRequests(flow, client, has)))
      .filter(({isPage}) => isPage !== true)
      .map(({template}) => template.url),
  );
}

/**
 * Origins of the addresses that are not those of an API server.
 *
 * @throws Error for a host that no choice of the reader yields
 */
function originsOf(provider: TokenProvider, urls: readonly string[]): readonly string[] {
  return urls.flatMap((url) => {
    const [origin] = /^https:\/\/[^/]+/.exec(url) ?? [];
    if (origin === undefined) return [];
    const known = choicesOf(provider).flatMap((values) => fill(origin, values) ?? []);
    if (known.length === 0) throw new Error(`${provider.id}: no host for ${url}.`);
    return known;
  });
}

const signIns = byId.flatMap((provider) => {
  const direct = originsOf(provider, signInUrls(provider));
  const later = originsOf(provider, provider.followUps?.map(({url}) => url) ?? []);
  return [{isDirect: direct.length > 0, origins: [...direct, ...later]}];
});

/**
 * Origins that helper pages call without an API server between: token and data addresses of
 * providers that answer browsers. Providers whose sign-ins need no server come first.
 */
export const directOrigins: readonly string[] = [
  ...new Set(
    [true, false].flatMap((isDirect) =>
      signIns.filter((each) => each.isDirect === isDirect).flatMap(({origins}) => origins),
    ),
  ),
];
