import {
  microsoftClouds,
  type MicrosoftCloud,
  type SiteAnswer,
  type TokenAnswer,
} from '../contract.ts';
import type {UpstreamName} from '../settings.ts';
import {ApiFailure, refusal} from '../upstream/failure.ts';
import {normaliseFailure, recordOf, textOf} from '../upstream/normalise.ts';
import {
  chooseRedirect,
  expectTokens,
  withoutEmpty,
  type Route,
  type RouteRequest,
} from './route.ts';

/** A national cloud of Microsoft. */
interface Zone {
  readonly login: UpstreamName;
  readonly graph: UpstreamName;
  /** End of the host of its SharePoint sites. */
  readonly sites: string;
}

const isCloud = (name: string): name is MicrosoftCloud => Object.hasOwn(microsoftClouds, name);

function zoneOf(name: string): Zone {
  if (!isCloud(name)) throw refusal(400, "zone doesn't exist");
  const variable = name.toUpperCase() as Uppercase<MicrosoftCloud>;
  return {
    login: `UPSTREAM_MICROSOFT_LOGIN_${variable}`,
    graph: `UPSTREAM_MICROSOFT_GRAPH_${variable}`,
    sites: microsoftClouds[name].sites,
  };
}

interface PackedClient {
  readonly id: string;
  readonly secret: string;
  readonly zone: Zone;
}

/** Opens `client`: Base64 of `id::secret::zone`. A secret may contain colons, id and zone cannot. */
function unpackClient(packed: string): PackedClient {
  const [id = '', ...rest] = decodeBase64(packed).split('::');
  const zone = rest.pop() ?? '';
  const secret = rest.join('::');
  if (id === '' || secret === '') throw refusal(400, 'client error');
  return {id, secret, zone: zoneOf(zone)};
}

function decodeBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw refusal(400, 'client is not valid Base64');
  }
}

/** Exchanges a code with the visitor's own application. */
async function exchange(request: RouteRequest): Promise<TokenAnswer> {
  const {fields, ask} = request;
  const code = fields.text('code');
  if (code === '') throw refusal(400, 'no code');
  const client = unpackClient(fields.text('client'));
  const verifier = fields.text('code_verifier');
  const answer = await ask({
    upstream: client.zone.login,
    path: '/common/oauth2/v2.0/token',
    form: withoutEmpty({
      client_id: client.id,
      client_secret: client.secret,
      code,
      grant_type: 'authorization_code',
      redirect_uri: chooseRedirect(request, 'onedrive'),
      code_verifier: verifier,
    }),
  });
  return expectTokens(answer, [client.secret, code, verifier]);
}

/** Looks up the id of a SharePoint site. */
async function findSite({fields, ask}: RouteRequest): Promise<SiteAnswer> {
  const zone = zoneOf(fields.text('zone'));
  const token = fields.text('access_token');
  if (!/^[\x21-\x7e]+$/.test(token)) throw refusal(400, 'access_token missed or malformed');
  const answer = await ask({
    upstream: zone.graph,
    path: `/v1.0/sites/${sitePath(fields.text('site_url'), zone)}`,
    headers: {Authorization: `Bearer ${token}`},
  });
  const site = recordOf(answer.json);
  const id = textOf(site['id']);
  if (answer.status !== 200 || id === '') throw new ApiFailure(normaliseFailure(answer, [token]));
  return {id, webUrl: textOf(site['webUrl']), displayName: textOf(site['displayName'])};
}

/** Part of Graph's address that names a site: host, and path unless it is the root site. */
function sitePath(address: string, zone: Zone): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSite =
    url?.protocol === 'https:' &&
    url.hostname.endsWith(zone.sites) &&
    url.host === url.hostname &&
    url.username + url.password === '';
  if (!isSite) {
    throw refusal(400, `site_url must begin with https:// and its host must end in ${zone.sites}`);
  }
  // A colon would end the path in Graph's eyes and name something inside the site.
  const parts = url.pathname
    .replaceAll(':', '%3A')
    .split('/')
    .filter((part) => part !== '');
  return parts.length === 0 ? url.hostname : `${url.hostname}:/${parts.join('/')}`;
}

export const onedriveRoutes: readonly Route[] = [
  {methods: ['POST'], path: '/onedrive/get_refresh_token', failures: 'oauth', answer: exchange},
  {methods: ['POST'], path: '/onedrive/get_site_id', failures: 'graph', answer: findSite},
];
