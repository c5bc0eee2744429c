import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  openCallback,
  parseCallbackQuery,
  queryOfPasted,
} from '@site/src/lib/browser/token-flow/callback';
import {
  foreignRecord,
  openRecord,
  parseFlowRecord,
  recordKey,
  saveRecord,
  shownValues,
  takeRecord,
  type FlowRecord,
} from '@site/src/lib/browser/token-flow/flowRecord';
import {RECORD_LIFE_MS, sweepRecords} from '@site/src/lib/browser/token-flow/recordStore';
import {DOTS} from '@site/src/lib/shared/token-flow/requests';
import {seal} from '@site/src/lib/browser/token-flow/seal';
import {memoryStorage} from '@site/tests/helpers/memoryStorage';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

const NOW = 1_800_000_000_000;
const RUNS = madeUpCases(10_000);

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

async function withRecord() {
  const storage = memoryStorage();
  await saveRecord(storage, 'good-state', record);
  return storage;
}

const step = async (...given: Parameters<typeof open>): Promise<string> =>
  (await open(...given)).step;

describe('a value from a link', () => {
  test.each([
    ['a line break and a command', 'x%0Atouch%20pwned%0A'],
    ['a carriage return', 'x%0Dls'],
    ['a space', 'a%20b'],
    ['a tab', 'a%09b'],
    ['an escape sequence of a terminal', '%1B%5B2J'],
    ['a character that turns the direction', '%E2%80%AEabc'],
    ['a no-break space', 'a%C2%A0b'],
  ])('with %s counts as missing', (_what, value) => {
    const query = parseCallbackQuery(`?code=${value}&state=${value}`);
    expect([query.code, query.state]).toEqual(['', '']);
  });

  test('keeps every character that codes of providers have', () => {
    const code = "4/0AX4-_.~!*'();:@&=+$,?#[]{}|%";
    expect(parseCallbackQuery(`?code=${encodeURIComponent(code)}`).code).toBe(code);
  });
});

describe('a callback', () => {
  test('with the state of this tab is exchanged, once', async () => {
    const storage = await withRecord();
    expect(await open('?code=c&state=good-state', storage)).toEqual({
      step: 'exchange',
      code: 'c',
      record,
    });
    expect(storage.all.size).toBe(0);
    expect(await step('?code=c&state=good-state', storage)).toBe('unknown-state');
  });

  test('that is opened twice at the same time is exchanged once', async () => {
    const storage = await withRecord();
    const search = '?code=c&state=good-state';
    const steps = await Promise.all([step(search, storage), step(search, storage)]);
    expect(steps.sort()).toEqual(['exchange', 'unknown-state']);
  });

  test.each([
    ['no code', '?state=good-state', 'no-code'],
    ['nothing', '', 'no-code'],
    ['no state', '?code=c', 'unknown-state'],
    ['another state', '?code=c&state=Good-state', 'unknown-state'],
    ['an empty code', '?code=&state=good-state', 'no-code'],
    ['a code given twice', '?code=a&code=b&state=good-state', 'bad-code'],
    ['a code with a line break', '?code=a%0Ab&state=good-state', 'bad-code'],
    ['a code that is too long', `?code=${'x'.repeat(4097)}&state=good-state`, 'bad-code'],
    ['a state given twice', '?code=c&state=good-state&state=x', 'unknown-state'],
  ])('with %s is not exchanged', async (_, search, expected) => {
    expect(await step(search, await withRecord())).toBe(expected);
  });

  test('of another provider uses the record up and is not exchanged', async () => {
    const storage = await withRecord();
    expect(await step('?code=c&state=good-state', storage, 'dropbox')).toBe('unknown-state');
    expect(storage.all.size).toBe(0);
  });

  test('that comes too late, or from the future, is not exchanged', async () => {
    const at = async (now: number) =>
      step('?code=c&state=good-state', await withRecord(), 'onedrive', now);
    expect(await at(NOW + RECORD_LIFE_MS)).toBe('unknown-state');
    expect(await at(NOW - 1)).toBe('unknown-state');
    expect(await at(NOW + RECORD_LIFE_MS - 1)).toBe('exchange');
  });

  test('with a refusal of a sign-in started here ends it, with a text and without the record', async () => {
    const storage = await withRecord();
    const search = '?error=access_denied&error_description=<b>no</b>&state=good-state';
    expect(await open(search, storage)).toMatchObject({
      step: 'refused',
      failure: {detail: 'access_denied: <b>no</b>'},
    });
    expect(storage.all.size).toBe(0);
  });

  test.each(['', '&state=other'])(
    'with a refusal of a sign-in of somebody else (%s) shows nothing of its text',
    async (state) => {
      const search = `?error=access_denied&error_description=Call+555+\u202eevil${state}`;
      expect(await open(search, await withRecord())).toMatchObject({
        step: 'refused',
        failure: {kind: 'provider-refused', detail: 'access_denied'},
      });
    },
  );

  test.each(['call 555-0100 now', 'acc\u202eess', 'x'.repeat(30), '__proto__', 'toString'])(
    'with the unknown refusal %j of somebody else shows nothing at all',
    async (error) => {
      const search = `?error=${encodeURIComponent(error)}&error_description=AADSTS50011`;
      const opened = await open(search, await withRecord());
      expect(opened).toEqual({
        step: 'refused',
        failure: {kind: 'provider-refused', detail: '', retryable: false},
      });
    },
  );

  test.each(['::', 'Y2xpZW50Ojpz', 'alist', '%', '__proto__', 'constructor'])(
    'with the old state %s is not exchanged',
    async (state) => {
      const search = `?code=c&state=${encodeURIComponent(state)}`;
      expect(await step(search, await withRecord())).toBe('unknown-state');
    },
  );
});

describe('records', () => {
  test('show neither a secret, nor a verifier, nor the state, nor the provider', async () => {
    const storage = memoryStorage();
    const values = {clientId: 'the-id', clientSecret: 'the-secret', verifier: 'the-verifier'};
    await saveRecord(storage, 'the-state', {...record, values});
    const kept = JSON.stringify([...storage.all]);
    for (const hidden of ['the-state', 'the-id', 'the-secret', 'the-verifier', 'onedrive']) {
      expect(kept).not.toContain(hidden);
      expect(kept).not.toContain(btoa(hidden).replaceAll('=', ''));
    }
    expect(kept).toContain(String(NOW));
  });

  test('are opened by their state only, and not when a letter was changed', async () => {
    const storage = await withRecord();
    const text = [...storage.all.values()][0] ?? '';
    expect(await openRecord(text, 'good-state')).toEqual(record);
    expect(await openRecord(text, 'other-state')).toBeUndefined();
    const {sealed} = JSON.parse(text) as {sealed: string};
    const at = sealed.length - 8;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(await openRecord(JSON.stringify({sealed: changed}), 'good-state')).toBeUndefined();
  });

  test('of the same values look different each time', async () => {
    expect(await seal('text', 'state')).not.toBe(await seal('text', 'state'));
  });

  test('that claim to be younger outside than they are inside are not taken', async () => {
    const storage = await withRecord();
    for (const [key, text] of storage.all) {
      storage.setItem(key, JSON.stringify({...(JSON.parse(text) as object), createdAt: NOW + 1e9}));
    }
    const now = NOW + RECORD_LIFE_MS;
    expect(await takeRecord(storage, 'good-state', 'onedrive', now)).toBeUndefined();
  });

  test('at most three are kept, the newest ones', async () => {
    const storage = memoryStorage();
    for (const [index, state] of ['a', 'b', 'c', 'd'].entries()) {
      await saveRecord(storage, state, {...record, createdAt: NOW + index});
    }
    const keys = await Promise.all(['b', 'c', 'd'].map(recordKey));
    expect([...storage.all.keys()]).toEqual(keys);
  });

  test('old and broken ones are removed at the next start and on every page, other keys are not', async () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    storage.setItem('alist.tool.flow.broken', '{');
    await saveRecord(storage, 'old', {...record, createdAt: NOW - RECORD_LIFE_MS});
    await saveRecord(storage, 'new', record);
    expect([...storage.all.keys()].sort()).toEqual([await recordKey('new'), 'theme']);
    sweepRecords(storage, NOW + RECORD_LIFE_MS);
    expect([...storage.all.keys()]).toEqual(['theme']);
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

test('no address makes the callback throw or exchange without its state', async () => {
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
  const kept = [...(await withRecord()).all];
  await fc.assert(
    fc.asyncProperty(search, async (text) => {
      const query = parseCallbackQuery(text);
      const storage = memoryStorage();
      for (const [key, value] of kept) storage.setItem(key, value);
      const opened = await openCallback(query, 'onedrive', storage, NOW);
      expect(opened.step === 'exchange' ? query.state : 'good-state').toBe('good-state');
      expect(opened.step === 'refused').toBe(query.error !== '');
      queryOfPasted(text);
    }),
    {numRuns: RUNS},
  );
}, 60_000);

test('nothing in storage makes the state handling throw or pass a wrong record on', async () => {
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
  await fc.assert(
    fc.asyncProperty(
      fc.string({minLength: 1}),
      stored,
      fc.boolean(),
      async (state, text, isSealed) => {
        const storage = memoryStorage();
        const kept = isSealed
          ? JSON.stringify({createdAt: NOW, sealed: await seal(text, state)})
          : text;
        storage.setItem(await recordKey(state), kept);
        const taken = await takeRecord(storage, state, 'onedrive', NOW);
        expect(storage.all.size).toBe(0);
        if (taken === undefined) return;
        expect(taken.provider).toBe('onedrive');
        expect(['own', 'default']).toContain(taken.client);
        expect(Object.values(taken.values).every((value) => typeof value === 'string')).toBe(true);
        expect(parseFlowRecord(JSON.stringify(taken))).toEqual(taken);
      },
    ),
    {numRuns: RUNS},
  );
}, 60_000);

describe('a record on a page', () => {
  const values = {
    redirectUri: 'https://alistgo.com/tool/onedrive/callback',
    clientId: 'the-id',
    clientSecret: 'the-secret',
    verifier: 'the-verifier',
  };

  test('shows no secret', () => {
    expect(shownValues({...record, values})).toEqual({
      ...values,
      clientSecret: DOTS,
      verifier: DOTS,
    });
  });

  test('of a sign-in from elsewhere has the app of the server, and nothing else', () => {
    const {redirectUri} = values;
    expect(foreignRecord(record, redirectUri, 'public-id')).toMatchObject({
      client: 'default',
      values: {redirectUri, clientId: 'public-id'},
    });
    expect(foreignRecord(record, redirectUri, undefined).values).toEqual({redirectUri});
  });
});
