import type {Settings, UpstreamName} from '../settings.ts';
import {answerGraph} from './resources.ts';
import {json} from './scenarios.ts';
import {start115, start115Cookie, startAliyun, status115, statusAliyun, token115} from './scans.ts';
import {answerExchange} from './tokens.ts';
import type {World} from './world.ts';

/** A request as a provider reads it. */
interface ProviderRequest {
  readonly url: URL;
  readonly authorization: string;
  /** Form, JSON or query. */
  readonly values: Readonly<Record<string, string>>;
}

type Provider = (world: World, request: ProviderRequest) => Response | Promise<Response>;

const exchangeAt =
  (provider: string): Provider =>
  (world, {values}) =>
    answerExchange(world, {provider, values});

const graph: Provider = (_, {url, authorization}) => answerGraph(url.pathname, authorization);

const providers: Readonly<Record<UpstreamName, Provider>> = {
  UPSTREAM_115_PASSPORT: (world, {url, values}) =>
    url.pathname === '/open/authDeviceCode' ? start115(world, values) : token115(world, values),
  UPSTREAM_115_QRCODE: (world, {url}) =>
    url.pathname === '/get/status/' ? status115(world, url.searchParams) : start115Cookie(world),
  UPSTREAM_123PAN: exchangeAt('123pan'),
  UPSTREAM_ALIYUN: (world, {url, values}) => {
    if (url.pathname === '/oauth/access_token')
      return answerExchange(world, {provider: 'aliyun', values});
    if (url.pathname === '/oauth/authorize/qrcode') return startAliyun(world, values);
    return statusAliyun(world, url.pathname.split('/').at(-2) ?? '');
  },
  UPSTREAM_ALIYUN_OLD: (world, {url}) => statusAliyun(world, url.pathname.split('/').at(-2) ?? ''),
  UPSTREAM_BAIDU: exchangeAt('baidu'),
  UPSTREAM_DROPBOX: exchangeAt('dropbox'),
  UPSTREAM_YANDEX: exchangeAt('yandex'),
  UPSTREAM_MICROSOFT_LOGIN_GLOBAL: exchangeAt('onedrive'),
  UPSTREAM_MICROSOFT_LOGIN_CN: exchangeAt('onedrive'),
  UPSTREAM_MICROSOFT_LOGIN_US: exchangeAt('onedrive'),
  UPSTREAM_MICROSOFT_GRAPH_GLOBAL: graph,
  UPSTREAM_MICROSOFT_GRAPH_CN: graph,
  UPSTREAM_MICROSOFT_GRAPH_US: graph,
};

/**
 * Plays all providers: takes the place of the network, so that the server's own code runs unchanged in front of it.
 */
export function providerNetwork(
  world: World,
  {upstreams}: Settings,
): (request: Request) => Promise<Response> {
  const names = Object.keys(upstreams) as UpstreamName[];
  return async (request) => {
    const url = new URL(request.url);
    const body = await request.text();
    const headers = Object.fromEntries(request.headers);
    world.log.push({kind: 'upstream', method: request.method, url: request.url, headers, body});
    const name = names.find((candidate) => upstreams[candidate] === url.origin);
    if (name === undefined) return json(404, {error: 'no such provider'});
    return providers[name](world, {
      url,
      authorization: request.headers.get('authorization') ?? '',
      values: parseValues(body, url),
    });
  };
}

/** The values of a request, wherever it carries them. */
export function parseValues(body: string, url: URL): Readonly<Record<string, string>> {
  const query = Object.fromEntries(url.searchParams);
  try {
    const members = Object.entries(JSON.parse(body) as Record<string, unknown>);
    return {...query, ...Object.fromEntries(members.map(([name, value]) => [name, String(value)]))};
  } catch {
    return {...query, ...Object.fromEntries(new URLSearchParams(body))};
  }
}
