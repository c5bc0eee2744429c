import {afterEach, expect, test} from 'vitest';
import {saveRecord, type FlowRecord} from '@site/src/lib/browser/token-flow/flowRecord';
import {askForRecord, offerRecord} from '@site/src/lib/browser/token-flow/recordChannel';
import {memoryStorage} from '@site/tests/helpers/memoryStorage';

const CHANNEL = 'alist.tool.flow';
const open: {close: () => void}[] = [];
afterEach(() => open.splice(0).forEach((each) => each.close()));

const record: FlowRecord = {
  provider: 'onedrive',
  createdAt: Date.now(),
  locale: 'en',
  apiName: 'cf',
  client: 'own',
  features: [],
  values: {clientId: 'the-id', clientSecret: 'the-secret', verifier: 'the-verifier'},
};

async function offer() {
  const storage = memoryStorage();
  await saveRecord(storage, 'the-state', record);
  const taken: true[] = [];
  open.push({close: offerRecord('the-state', storage, () => taken.push(true))});
  return {storage, taken};
}

const ask = (state: string, provider = 'onedrive') =>
  askForRecord(state, provider, new AbortController().signal);

test('hands a record to the tab that has its state, once, and only sealed', async () => {
  const heard: unknown[] = [];
  const spy = new BroadcastChannel(CHANNEL);
  open.push(spy);
  spy.onmessage = ({data}: MessageEvent<unknown>) => heard.push(data);
  const {storage, taken} = await offer();
  expect(await ask('the-state')).toEqual(record);
  expect([storage.all.size, taken]).toEqual([0, [true]]);
  expect(await ask('the-state')).toBeUndefined();
  const text = JSON.stringify(heard);
  expect(heard.length).toBeGreaterThan(1);
  expect(text).not.toMatch(/the-state|the-id|the-secret|the-verifier|onedrive/);
});

test('hands nothing to a tab with another state', async () => {
  const {storage, taken} = await offer();
  expect(await ask('other-state')).toBeUndefined();
  expect([storage.all.size, taken]).toEqual([1, []]);
});

test('is not used by the page of another provider', async () => {
  await offer();
  expect(await ask('the-state', 'dropbox')).toBeUndefined();
});

test('a script on another page cannot pass a record of its own on', async () => {
  const forger = new BroadcastChannel(CHANNEL);
  open.push(forger);
  forger.onmessage = ({data}: MessageEvent<{ask?: string}>) =>
    forger.postMessage({
      answer: data.ask,
      record: JSON.stringify({...record, sealed: 'AAAA.AAAA'}),
    });
  expect(await ask('the-state')).toBeUndefined();
});
