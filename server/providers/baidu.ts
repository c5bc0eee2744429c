import type {TokenAnswer} from '../contract.ts';
import {refusal} from '../upstream/failure.ts';
import {
  chooseClient,
  chooseRedirect,
  expectTokens,
  type Route,
  type RouteRequest,
} from './route.ts';

const CALLBACK_PAGE = '/tool/baidu/callback';

/** Exchanges a code of Baidu Netdisk. Every value goes into a form, so none can add parameters. */
async function exchange(request: RouteRequest): Promise<TokenAnswer> {
  const code = request.fields.text('code');
  if (code === '') throw refusal(400, 'no code');
  const client = chooseClient(request, 'BAIDU');
  const answer = await request.ask({
    upstream: 'UPSTREAM_BAIDU',
    path: '/oauth/2.0/token',
    form: {
      grant_type: 'authorization_code',
      code,
      client_id: client.id,
      client_secret: client.secret,
      redirect_uri: chooseRedirect(request, CALLBACK_PAGE),
    },
  });
  return expectTokens(answer, [code, client.secret]);
}

export const baiduRoutes: readonly Route[] = [
  {methods: ['GET'], path: '/baidu/get_refresh_token', failures: 'oauth', answer: exchange},
  {methods: ['POST'], path: '/baidu/token', failures: 'oauth', answer: exchange},
];
