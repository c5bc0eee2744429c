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

/** Exchanges a code of Dropbox, or renews a token: AList's driver posts a form here for the default application. */
async function exchangeOrRenew(request: RouteRequest): Promise<TokenAnswer> {
  const {fields} = request;
  const grantType = fields.text('grant_type');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    throw refusal(400, 'Incorrect GrantType');
  }
  const isRenewal = grantType === 'refresh_token';
  const grantName = isRenewal ? 'refresh_token' : 'code';
  const grant = fields.text(grantName);
  if (grant === '') throw refusal(400, isRenewal ? 'no refresh_token' : 'no code');
  const client = chooseClient(request, 'dropbox');
  const verifier = fields.text('code_verifier');
  const redirectUri = isRenewal ? '' : chooseRedirect(request, 'dropbox');
  request.takeTurn('renewal');
  const answer = await request.ask({
    upstream: 'UPSTREAM_DROPBOX',
    path: '/oauth2/token',
    ...(isRenewal && {timeoutMs: request.settings.limits.renewalMs}),
    form: withoutEmpty({
      grant_type: grantType,
      [grantName]: grant,
      client_id: client.id,
      client_secret: client.secret,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  return expectTokens(answer, [grant, verifier, client.secret]);
}

export const dropboxRoutes: readonly Route[] = [
  {
    methods: ['POST'],
    path: '/dropbox/token',
    failures: 'oauth',
    renews: true,
    answer: exchangeOrRenew,
  },
];
