import {FlowError, memberOf} from './failure';
import {prepareRequest} from './requests';
import {sendRequest} from './send';
import {serverFeatures, type RequestTemplate, type ServerFeature} from './types';

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

/**
 * Abilities of an API server. An answer that is none of ours means the first contract.
 *
 * @throws FlowError when the server cannot be reached: better before the sign-in than after it
 */
export async function readFeatures(
  api: string,
  signal: AbortSignal,
): Promise<readonly ServerFeature[]> {
  try {
    return parseFeatures(await sendRequest(prepareRequest(capabilitiesRequest, {api}), signal));
  } catch (error) {
    const hasAnswered = error instanceof FlowError && error.failure.status !== undefined;
    if (hasAnswered) return [];
    throw error;
  }
}
