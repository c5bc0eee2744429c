import {ALIYUN_SID} from './providers/aliyun.ts';
import type {UpstreamName} from './settings.ts';

/** What `GET /proxy/<address>` may fetch, as fixed parts. */
export interface ProxyTarget {
  readonly upstream: UpstreamName;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const MAX_VALUE_LENGTH = 512;
const STATUS_KEYS = ['uid', 'time', 'sign', '_'];

const qrHosts: Readonly<Record<string, UpstreamName>> = {
  'open.aliyundrive.com': 'UPSTREAM_ALIYUN_OLD',
  'openapi.alipan.com': 'UPSTREAM_ALIYUN',
};

/**
 * Finds the target an old page asks for. The server isn't a proxy: three addresses are known, each is
 * compared exactly without decoding anything, and the address that is fetched is made of constants.
 *
 * @param requestUrl the request's address as it came
 * @returns undefined for everything that is not exactly one of the three
 */
export function findProxyTarget(requestUrl: string): ProxyTarget | undefined {
  const asked = /^https?:\/\/[^/]*\/proxy\/([^?#]*)(?:\?([^#]*))?$/.exec(requestUrl);
  if (asked === null) return undefined;
  const [, address = '', search = ''] = asked;
  // Some routers and proxies fold the two slashes of the scheme into one.
  const bare = address.replace(/^https:\/\/?/, '');
  const query = parseQuery(search);
  if (query === undefined) return undefined;
  if (bare === 'qrcodeapi.115.com/get/status/') {
    const isKnown = Object.keys(query).every((key) => STATUS_KEYS.includes(key));
    return isKnown ? {upstream: 'UPSTREAM_115_QRCODE', path: '/get/status/', query} : undefined;
  }
  if (Object.keys(query).length > 0) return undefined;
  if (bare === 'qrcodeapi.115.com/api/1.0/web/1.0/token') {
    return {upstream: 'UPSTREAM_115_QRCODE', path: '/api/1.0/web/1.0/token', query};
  }
  return findAliyunStatus(bare);
}

function findAliyunStatus(address: string): ProxyTarget | undefined {
  const [, host = '', sid = ''] = /^([a-z.]+)\/oauth\/qrcode\/([^/]+)\/status$/.exec(address) ?? [];
  const upstream = Object.hasOwn(qrHosts, host) ? qrHosts[host] : undefined;
  return upstream !== undefined && ALIYUN_SID.test(sid)
    ? {upstream, path: `/oauth/qrcode/${sid}/status`, query: {}}
    : undefined;
}

/** Each key once, values of a sane length; undefined otherwise. */
function parseQuery(search: string): Readonly<Record<string, string>> | undefined {
  const entries = [...new URLSearchParams(search)];
  const query = new Map(entries);
  const isSane =
    query.size === entries.length && entries.every(([, value]) => value.length <= MAX_VALUE_LENGTH);
  return isSane ? Object.fromEntries(query) : undefined;
}
