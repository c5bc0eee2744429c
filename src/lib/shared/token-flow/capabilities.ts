import {serverFeatures, type ServerFeature} from '../../../../server/contract';
import {FlowError, memberOf} from './failure';
import {logRequest} from './requestLog';
import {prepareRequest} from './requests';
import {sendRequest} from './send';
import type {RequestTemplate} from './types';

/** Time limit of the question whether a server is there. */
const PROBE_LIMIT_MS = 10_000;

/** Asks an API server what it can do beyond the first contract. */
export const capabilitiesRequest: RequestTemplate = {
  method: 'GET',
  url: '{api}/alist/capabilities',
  encoding: 'query',
  fields: {},
  timeoutMs: 10_000,
  purpose: {
    en: 'asks the API server which features it supports',
    zh: '查询 API 服务器支持哪些功能',
  },
};

/** Known names in an announcement; none for anything else. */
export function parseFeatures(json: unknown): readonly ServerFeature[] {
  const features = memberOf(json, 'features');
  return serverFeatures.filter((name) => Array.isArray(features) && features.includes(name));
}

/** Whether a server responds at all. Without CORS headers, its answer cannot be read, but it is one. */
async function isThere(api: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(new URL('/', api), {
      mode: 'no-cors',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PROBE_LIMIT_MS)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Abilities of an API server. An answer that is none of ours means the first contract, and so does an answer that
 * cannot be read: published servers send no CORS headers with a 404.
 *
 * @throws FlowError when the server cannot be reached: better before the sign-in than after it
 */
export function readFeatures(api: string, signal: AbortSignal): Promise<readonly ServerFeature[]> {
  return logRequest(capabilitiesRequest, () => askFeatures(api, signal), signal);
}

async function askFeatures(api: string, signal: AbortSignal): Promise<readonly ServerFeature[]> {
  try {
    return parseFeatures(await sendRequest(prepareRequest(capabilitiesRequest, {api}), signal));
  } catch (error) {
    if (!(error instanceof FlowError)) throw error;
    const {kind, status} = error.failure;
    if (status !== undefined) return [];
    if (kind === 'server-unreachable' && (await isThere(api, signal))) return [];
    throw error;
  }
}
