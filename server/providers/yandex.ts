import type {TokenAnswer} from '../contract.ts';
import {refusal} from '../upstream/failure.ts';
import {
  chooseClient,
  chooseRedirect,
  expectTokens,
  withoutEmpty,
  type Route,
  type RouteRequest,
} from './route.ts';

const CALLBACK_PAGE = '/tool/yandex/callback';

/** Exchanges a code of Yandex Disk. */
async function exchange(request: RouteRequest): Promise<TokenAnswer> {
  const code = request.fields.text('code');
  const verifier = request.fields.text('code_verifier');
  if (code === '') throw refusal(400, 'no code');
  const client = chooseClient(request, 'YANDEX');
  // Yandex uses the address registered with the application; one that was given is checked all the same.
  chooseRedirect(request, CALLBACK_PAGE);
  const answer = await request.ask({
    upstream: 'UPSTREAM_YANDEX',
    path: '/token',
    form: withoutEmpty({
      grant_type: 'authorization_code',
      code,
      client_id: client.id,
      client_secret: client.secret,
      code_verifier: verifier,
    }),
  });
  return expectTokens(answer, [code, verifier, client.secret]);
}

export const yandexRoutes: readonly Route[] = [
  {methods: ['POST'], path: '/yandex/token', failures: 'oauth', answer: exchange},
];
