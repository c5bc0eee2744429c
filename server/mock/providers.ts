import type {Settings, UpstreamName} from '../settings.ts';
import {answerGraph} from './resources.ts';
import {json} from './scenarios.ts';
import {start115, start115Cookie, startAliyun, status115, statusAliyun, token115} from './scans.ts';
import {answerExchange} from './tokens.ts';
import type {MockState} from './state.ts';

/** A request as a provider reads it. */
interface ProviderRequest {
  readonly url: URL;
  readonly authorization: string;
  /** Form, JSON or query. */
  readonly values: Readonly<Record<string, string>>;
}

type Provider = (mock: MockState, request: ProviderRequest) => Response | Promise<Response>;

const exchangeAt =
  (provider: string): Provider =>
  (mock, {values}) =>
    answerExchange(mock, {provider, values});

const graph: Provider = (_, {url, authorization}) => answerGraph(url.pathname, authorization);

const providers: Readonly<Record<UpstreamName, Provider>> = {
  UPSTREAM_115_PASSPORT: (mock, {url, values}) =>
    url.pathname === '/open/authDeviceCode' ? start115(mock, values) : token115(mock, values),
  UPSTREAM_115_QRCODE: (mock, {url}) =>
    url.pathname === '/get/status/' ? status115(mock, url.searchParams) : start115Cookie(mock),
  UPSTREAM_123PAN: exchangeAt('123pan'),
  UPSTREAM_ALIYUN: (mock, {url, values}) => {
    if (url.pathname === '/oauth/access_token')
      return answerExchange(mock, {provider: 'aliyun', values});
    if (url.pathname === '/oauth/authorize/qrcode') return startAliyun(mock, values);
    return statusAliyun(mock, url.pathname.split('/').at(-2) ?? '');
  },
  UPSTREAM_ALIYUN_OLD: (mock, {url}) => statusAliyun(mock, url.pathname.split('/').at(-2) ?? ''),
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
  mock: MockState,
  {upstreams}: Settings,
): (request: Request) => Promise<Response> {
  const names = Object.keys(upstreams) as UpstreamName[];
  return async (request) => {
    const url = new URL(request.url);
    const body = await request.text();
    const headers = Object.fromEntries(request.headers);
    mock.log.push({kind: 'upstream', method: request.method, url: request.url, headers, body});
    const name = names.find((candidate) => upstreams[candidate] === url.origin);
    if (name === undefined) return json(404, {error: 'no such provider'});
    return providers[name](mock, {
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
