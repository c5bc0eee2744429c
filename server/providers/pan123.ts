import type {TokenAnswer} from '../contract.ts';
import {refusal} from '../upstream/failure.ts';
import {recordOf, type UpstreamAnswer} from '../upstream/normalise.ts';
import {
  chooseClient,
  chooseRedirect,
  expectTokens,
  type Route,
  type RouteRequest,
} from './route.ts';

const CALLBACK_PAGE = '/tool/123pan/callback';

/** Exchanges a code of 123 Open with the server's application; others get none there. */
async function exchange(request: RouteRequest): Promise<TokenAnswer> {
  const code = request.fields.text('code');
  if (code === '') throw refusal(400, 'no code');
  const client = chooseClient(request, 'PAN123');
  const answer = await request.ask({
    upstream: 'UPSTREAM_123PAN',
    path: '/api/v1/oauth2/access_token',
    method: 'POST',
    // The provider reads these from the query and from nowhere else.
    query: {
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'authorization_code',
      code,
      redirect_uri: chooseRedirect(request, CALLBACK_PAGE),
    },
    headers: {Platform: 'open_platform'},
  });
  return expectTokens(flatten(answer), [code, client.secret]);
}

/** The tokens stand at the top or in `data`, in either spelling. */
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
