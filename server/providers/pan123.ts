import type {TokenAnswer} from '../contract.ts';
import {recordOf, type UpstreamAnswer} from '../upstream/normalise.ts';
import {exchangeCode, grantValues, type Route, type RouteRequest} from './route.ts';

/** Exchanges a code of 123 Open with the server's application; others get none there. */
function exchange(request: RouteRequest): Promise<TokenAnswer> {
  return exchangeCode(
    request,
    '123pan',
    (grant) => ({
      upstream: 'UPSTREAM_123PAN',
      path: '/api/v1/oauth2/access_token',
      method: 'POST',
      // The provider reads these from the query and from nowhere else.
      query: {...grantValues(grant), redirect_uri: grant.redirectUri},
      headers: {Platform: 'open_platform'},
    }),
    flatten,
  );
}

/** The tokens are at the top or in `data`, in either spelling. */
function flatten(answer: UpstreamAnswer): UpstreamAnswer {
  const body = recordOf(answer.json);
  const tokens = {...recordOf(body['data']), ...body};
  const accessToken = tokens['access_token'] ?? tokens['accessToken'];
  if (accessToken === undefined) return answer;
  return {
    ...answer,
    json: {
      ...tokens,
      access_token: accessToken,
      refresh_token: tokens['refresh_token'] ?? tokens['refreshToken'],
      expires_in: tokens['expires_in'] ?? tokens['expiresIn'],
      token_type: tokens['token_type'] ?? tokens['tokenType'],
    },
  };
}

export const pan123Routes: readonly Route[] = [
  {methods: ['POST'], path: '/123pan/code', failures: 'oauth', answer: exchange},
];
