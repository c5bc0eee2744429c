import {expect, test} from 'vitest';
import {loginKinds, needsOwnApplication} from '@site/src/build/facts/logins';
import {siteFacts} from '@site/tests/helpers/facts';

test.each([
  ['S3', ['key']],
  ['115 Cloud', ['token', 'cookie']],
  ['Quark', ['cookie']],
  ['WebDav', ['password']],
  ['Local', ['none']],
  ['Crypt', ['none']],
  ['Onedrive Sharelink', ['none']],
  ['FebBox', ['key']],
])('%s signs in by %j', (name, kinds) => {
  expect(loginKinds(siteFacts.driver(name))).toEqual(kinds);
});

test.each([
  ['FebBox', true],
  ['Onedrive', true],
  ['AliyundriveOpen', false],
  ['S3', false],
])('%s needs an own application: %s', (name, needed) => {
  expect(needsOwnApplication(siteFacts.driver(name))).toBe(needed);
});
