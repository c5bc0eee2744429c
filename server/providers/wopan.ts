import {refusal} from '../upstream/failure.ts';
import type {Route} from './route.ts';

/** WoPan's sign-in is an encrypted protocol that exists in its SDK only; passwords have no place here anyway. */
function refuse(): never {
  throw refusal(
    501,
    'not configured on this server',
    'This server does not accept WoPan passwords. Sign in to pan.wo.cn and copy the tokens from the browser.',
  );
}

export const wopanRoutes: readonly Route[] = [
  {methods: ['POST'], path: '/wopan/login', failures: 'plain', answer: refuse},
  {methods: ['POST'], path: '/wopan/verify_code', failures: 'plain', answer: refuse},
];
