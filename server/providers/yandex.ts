import type {TokenAnswer} from '../contract.ts';
import {exchangeCode, grantValues, withoutEmpty, type Route, type RouteRequest} from './route.ts';

/**
 * Exchanges a code of Yandex Disk. Yandex uses the address registered with the application; one that was given is
 * checked all the same.
 */
function exchange(request: RouteRequest): Promise<TokenAnswer> {
  return exchangeCode(request, 'yandex', (grant) => ({
    upstream: 'UPSTREAM_YANDEX',
    path: '/token',
    form: withoutEmpty({...grantValues(grant), code_verifier: grant.verifier}),
  }));
}

export const yandexRoutes: readonly Route[] = [
  {methods: ['POST'], path: '/yandex/token', failures: 'oauth', answer: exchange},
];
