import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {openCallback, parseCallbackQuery, queryOfPasted} from '@site/src/lib/token-flow/callback';
import {
  parseFlowRecord,
  RECORD_LIFE_MS,
  saveRecord,
  takeRecord,
  type FlowRecord,
} from '@site/src/lib/token-flow/flowRecord';
import {memoryStorage} from '@site/tests/helpers/memoryStorage';

const NOW = 1_800_000_000_000;
const RUNS = 10_000;

const record: FlowRecord = {
  provider: 'onedrive',
  createdAt: NOW,
  locale: 'zh',
  apiName: 'cf',
  client: 'own',
  features: ['pkce'],
  values: {clientId: 'id', clientSecret: 'secret', zone: 'global'},
};

const open = (search: string, storage = memoryStorage(), provider = 'onedrive', now = NOW) =>
  openCallback(parseCallbackQuery(search), provider, storage, now);

function withRecord() {
  const storage = memoryStorage();
  saveRecord(storage, 'good-state', record);
  return storage;
}

describe('a callback', () => {
  test('with the state of this tab is exchanged, once', () => {
    const storage = withRecord();
    expect(open('?code=c&state=good-state', storage)).toEqual({
      step: 'exchange',
      code: 'c',
      record,
    });
    expect(storage.all.size).toBe(0);
    expect(open('?code=c&state=good-state', storage).step).toBe('unknown-state');
  });

  test.each([
    ['no code', '?state=good-state', 'no-code'],
    ['nothing', '', 'no-code'],
    ['no state', '?code=c', 'unknown-state'],
    ['another state', '?code=c&state=Good-state', 'unknown-state'],
    ['a code given twice', '?code=a&code=b&state=good-state', 'no-code'],
    ['a state given twice', '?code=c&state=good-state&state=x', 'unknown-state'],
  ])('with %s is not exchanged', (_, search, step) => {
    expect(open(search, withRecord()).step).toBe(step);
  });

  test('of another provider uses the record up and is not exchanged', () => {
    const storage = withRecord();
    expect(open('?code=c&state=good-state', storage, 'dropbox').step).toBe('unknown-state');
    expect(storage.all.size).toBe(0);
  });

  test('that comes too late, or from the future, is not exchanged', () => {
    for (const now of [NOW + RECORD_LIFE_MS, NOW - 1]) {
      expect(open('?code=c&state=good-state', withRecord(), 'onedrive', now).step).toBe(
        'unknown-state',
      );
    }
    expect(
      open('?code=c&state=good-state', withRecord(), 'onedrive', NOW + RECORD_LIFE_MS - 1).step,
    ).toBe('exchange');
  });

  test('with a refusal ends the sign-in, with a text and without the record', () => {
    const storage = withRecord();
    const step = open('?error=access_denied&error_description=<b>no</b>&state=good-state', storage);
    expect(step).toMatchObject({step: 'refused', failure: {detail: 'access_denied: <b>no</b>'}});
    expect(storage.all.size).toBe(0);
  });

  test.each(['::', 'Y2xpZW50Ojpz', 'alist', '%', '__proto__', 'constructor'])(
    'with the old state %s is not exchanged',
    (state) => {
      expect(open(`?code=c&state=${encodeURIComponent(state)}`, withRecord()).step).toBe(
        'unknown-state',
      );
    },
  );
});

describe('records', () => {
  test('at most three are kept, the newest ones', () => {
    const storage = memoryStorage();
    for (const [index, state] of ['a', 'b', 'c', 'd'].entries()) {
      saveRecord(storage, state, {...record, createdAt: NOW + index});
    }
    expect([...storage.all.keys()]).toEqual(
      ['b', 'c', 'd'].map((state) => `alist.tool.flow.${state}`),
    );
  });

  test('old and broken ones are removed at the next start, other keys are not', () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    storage.setItem('alist.tool.flow.broken', '{');
    saveRecord(storage, 'old', {...record, createdAt: NOW - RECORD_LIFE_MS});
    saveRecord(storage, 'new', record);
    expect([...storage.all.keys()].sort()).toEqual(['alist.tool.flow.new', 'theme']);
  });
});

describe('a pasted address', () => {
  test.each([
    ['http://127.0.0.1/?code=a&state=b', 'code=a&state=b'],
    ['  ?code=a&state=b#x ', 'code=a&state=b'],
    ['code=a', 'code=a'],
    ['http://127.0.0.1/', ''],
    ['hello', ''],
  ])('%s', (text, query) => {
    expect(queryOfPasted(text)).toBe(query);
  });
});

test('no address makes the callback throw or exchange without its state', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('good-state', '__proto__', '%', '&&', '%00'));
  const search = fc.oneof(
    fc.string(),
    fc
      .array(fc.tuple(fc.constantFrom('code', 'state', 'error', 'error_description', 'x'), value))
      .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
    fc
      .array(fc.tuple(fc.constantFrom('code', 'state', 'error'), value))
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  );
  fc.assert(
    fc.property(search, (text) => {
      const query = parseCallbackQuery(text);
      const step = openCallback(query, 'onedrive', withRecord(), NOW);
      expect(step.step === 'exchange' ? query.state : 'good-state').toBe('good-state');
      expect(step.step === 'refused').toBe(query.error !== '');
      queryOfPasted(text);
    }),
    {numRuns: RUNS},
  );
});

test('nothing in storage makes the state handling throw or pass a wrong record on', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        {
          provider: fc.oneof(fc.constant('onedrive'), fc.string(), fc.integer()),
          createdAt: fc.oneof(fc.constant(NOW), fc.double(), fc.string()),
          locale: fc.oneof(fc.constant('en'), fc.string()),
          apiName: fc.oneof(fc.constant('cf'), fc.object()),
          client: fc.oneof(fc.constant('own'), fc.string()),
          features: fc.oneof(fc.constant(['pkce']), fc.anything()),
          values: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.string()),
        },
        {requiredKeys: []},
      )
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(fc.string(), stored, (state, text) => {
      const storage = memoryStorage();
      storage.setItem(`alist.tool.flow.${state}`, text);
      const taken = takeRecord(storage, state, 'onedrive', NOW);
      expect(storage.all.size).toBe(0);
      if (taken === undefined) return;
      expect(taken.provider).toBe('onedrive');
      expect(['own', 'default']).toContain(taken.client);
      expect(Object.values(taken.values).every((value) => typeof value === 'string')).toBe(true);
      expect(parseFlowRecord(JSON.stringify(taken))).toEqual(taken);
    }),
    {numRuns: RUNS},
  );
});
