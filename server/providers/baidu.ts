import type {TokenAnswer} from '../contract.ts';
import {exchangeCode, grantValues, type Route, type RouteRequest} from './route.ts';

/** Exchanges a code of Baidu Netdisk. Every value goes into a form, so none can add parameters. */
function exchange(request: RouteRequest): Promise<TokenAnswer> {
  return exchangeCode(request, 'baidu', (grant) => ({
    upstream: 'UPSTREAM_BAIDU',
    path: '/oauth/2.0/token',
    form: {...grantValues(grant), redirect_uri: grant.redirectUri},
  }));
}

export const baiduRoutes: readonly Route[] = [
  {methods: ['GET'], path: '/baidu/get_refresh_token', failures: 'oauth', answer: exchange},
  {methods: ['POST'], path: '/baidu/token', failures: 'oauth', answer: exchange},
];
