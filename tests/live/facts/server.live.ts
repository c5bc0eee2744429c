import {expect} from 'vitest';
import {suite} from '../suite/suite';

const live = suite();

live.check('the server answers a ping', ['fact:routes.any-ping'], async () => {
  const {status, text} = await live.alist.api.get('/ping', {token: null});
  expect([status, text]).toEqual([200, 'pong']);
});
