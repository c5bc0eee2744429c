import {expect} from 'vitest';
import {AZURITE, startAzurite} from '../peers/azurite';
import {startAList} from '../suite/alist';
import {suite} from '../suite/suite';
import {filesOf} from './files';
import {formBody, stepsBody, type StorageValues} from './pages';

// Azurite is an account without a hierarchical namespace: AList lists no files of it, so no other operation can be seen.

const page = 'guide/drivers/azure_blob';
const name = 'Azure Blob Storage';
const live = suite({serverless: true, needs: ['azurite-blob', 'openssl']});
const files = filesOf(() => live.alist.api);

live.before(async () => {
  const azurite = await startAzurite();
  live.after(() => azurite.stop());
  live.replace(await startAList({env: azurite.env}));
});

const account = {
  endpoint: `https://${AZURITE.host}/`,
  access_key: AZURITE.key,
  container_name: 'example',
};

/** What adding a storage with some values in place of those of the account gives; it's deleted again. */
async function added(values: StorageValues) {
  const storage = await files.add(formBody(name, {mount_path: '/other', ...account, ...values}));
  await files.delete(storage.id);
  return storage;
}

live.check(
  'the steps of the page add a storage with the status work, with the URL or the name of the account',
  [`page:${page}#add`, 'fact:drivers.Azure Blob Storage.fields.endpoint'],
  async () => {
    const {id, code, status} = await files.add(
      stepsBody(page, name, {mount_path: '/azure', ...account}),
    );
    expect([code, status]).toEqual([200, 'work']);
    await files.delete(id);
    const [accountName = ''] = AZURITE.host.split('.');
    expect(await added({endpoint: accountName})).toMatchObject({code: 200, status: 'work'});
  },
);

live.check(
  'work means that the account and the key are right',
  [`page:${page}#check`, 'fact:drivers.Azure Blob Storage.fields.access_key'],
  async () => {
    const {code, status} = await added({access_key: Buffer.from('wrong').toString('base64')});
    expect([code, status]).toEqual([500, expect.stringContaining('RESPONSE 403: 403 Forbidden')]);
  },
);

live.check(
  'an account without a hierarchical namespace looks empty, although an upload succeeds',
  [`page:${page}#before`],
  async () => {
    const {id, mount} = await files.add(formBody(name, {mount_path: '/azure', ...account}));
    expect((await files.put(`${mount}/a.txt`, 'a')).code).toBe(200);
    expect(await files.names(mount, true)).toEqual([]);
    await files.delete(id);
  },
);
