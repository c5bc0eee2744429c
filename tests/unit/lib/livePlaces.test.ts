import {describe, expect, test} from 'vitest';
import {placesOfFacts, placesOfPage, unknownPlaces} from '@site/src/lib/node/livePlaces';

const facts = {
  drivers: [
    {
      name: 'AList V3',
      flags: {onlyProxy: true},
      capabilities: {list: true},
      fields: [{key: 'url'}, {key: 'password'}],
    },
  ],
  'storage-common': {formFields: [{key: 'order'}, {key: 'order'}]},
  settings: {settings: [{key: 'site_title'}]},
  'config-file': {fields: [{path: 'scheme.http_port'}]},
  cli: {commands: [{command: 'admin set'}]},
  errors: {errors: [{id: 'env-load'}]},
  api: {routes: [{id: 'get-ping'}]},
  features: {features: {shares: {}}},
};

const known = [...placesOfFacts(facts), ...placesOfPage('config/index', ['file', 'order'])];

const resultsWith = (...proves: string[]) => ({
  alist: 'v3.63.0',
  date: '2026-11-24',
  checks: [
    {area: 'facts', file: 'facts/a.live.ts', title: 'it runs', proves, state: 'passed' as const},
  ],
});

describe('unknownPlaces', () => {
  test.each([
    'fact:drivers.AList V3',
    'fact:drivers.AList V3.fields.url',
    'fact:drivers.AList V3.capabilities.list',
    'fact:drivers.AList V3.flags.onlyProxy',
    'fact:common.order',
    'fact:settings.site_title',
    'fact:config.scheme.http_port',
    'fact:cli.admin set',
    'fact:errors.env-load',
    'fact:routes.get-ping',
    'fact:features.shares',
    'page:config/index',
    'page:config/index#order',
  ])('knows %s', (place) => {
    expect(unknownPlaces(resultsWith(place), known)).toEqual([]);
  });

  test('names file, check, place, and the nearest place', () => {
    expect(
      unknownPlaces(
        resultsWith('page:config/index#ordr', 'fact:drivers.AList V3.fields.pasword', 'fact:x'),
        known,
      ),
    ).toEqual([
      'tests/live/facts/a.live.ts: "it runs" proves page:config/index#ordr, which doesn\'t exist. Did you mean page:config/index#order?',
      'tests/live/facts/a.live.ts: "it runs" proves fact:drivers.AList V3.fields.pasword, which doesn\'t exist. Did you mean fact:drivers.AList V3.fields.password?',
      'tests/live/facts/a.live.ts: "it runs" proves fact:x, which doesn\'t exist.',
    ]);
  });

  test('knows no heading of another page', () => {
    expect(unknownPlaces(resultsWith('page:config/other#file'), known)).toHaveLength(1);
  });
});
