import {expect} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {loadFacts} from '@site/src/build/facts/facts';
import {storageForms} from '@site/src/build/facts/storageForms';
import {fieldsOf, valuesOf, type Draft} from '@site/src/features/builders/storage/draft';
import {presetsOf, PURPOSES} from '@site/src/features/builders/storage/purposes';
import {createBody, type FormField, type StorageForm} from '@site/src/lib/shared/storageForm';
import type {Answer} from '../suite/client';
import {suite} from '../suite/suite';

/** Nothing listens here, so that no made-up value leaves the machine. */
const NOWHERE = 'http://127.0.0.1:1';

const live = suite({
  env: {HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, NO_PROXY: ''},
});

/** How many storages are added at a time. */
const AT_ONCE = 16;

/** Part of AList's message about a storage that it has saved, but that doesn't work without an account. */
const SAVED = 'storage is already created';

/** Everything that changes a text on its way through JSON inside JSON. */
const HOSTILE = 'a "b" \\ 引号 $HOME `x`';

/** A storage as AList lists it. */
interface Stored {
  readonly mount_path: string;
  readonly driver: string;
  readonly addition: string;
}

const facts = loadFacts('.');
const forms = Object.entries(storageForms(facts, localizeFacts(facts, 'en'))).flatMap(
  ([slug, ofPage]) => ofPage.map((form) => ({slug, form})),
);

function textFor({key, type, format, required}: FormField, mountPath: string): string | undefined {
  if (key === 'mount_path') return mountPath;
  if (type !== 'string' && type !== 'text') return undefined;
  if (key === 'remark') return HOSTILE;
  if (format === 'url') return NOWHERE;
  if (format === 'hostPort') return '127.0.0.1:1';
  return required && format === undefined ? HOSTILE : undefined;
}

const mountPathOf = ({driver}: StorageForm): string => `/builder ${driver}`;

/** The JSON that the builder makes when a reader fills in what is required, and chooses a purpose. */
function bodyOf(form: StorageForm, index: number) {
  const draft: Draft = {
    ...presetsOf(form, PURPOSES[index % PURPOSES.length]),
    ...Object.fromEntries(
      fieldsOf(form).flatMap((field) => {
        const text = textFor(field, mountPathOf(form));
        return text === undefined ? [] : [[field.key, text]];
      }),
    ),
  };
  return createBody(form, valuesOf(form, draft));
}

const answers = new Map<string, Answer>();
const stored = new Map<string, Stored>();

live.before(async () => {
  const left = forms.map(({form}, index) => ({form, body: bodyOf(form, index)}));
  async function addNext(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      answers.set(
        next.form.driver,
        await live.alist.api.post('/api/admin/storage/create', next.body),
      );
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, addNext));
  const {data} = await live.alist.api.get<{readonly content: readonly Stored[]}>(
    '/api/admin/storage/list?page=1&per_page=0',
  );
  for (const storage of data.content) stored.set(storage.mount_path, storage);
});

for (const [index, {slug, form}] of forms.entries()) {
  live.check(
    `${form.driver}: AList saves the storage that the builder makes`,
    [`page:guide/drivers/${slug}#api`],
    () => {
      const answer = answers.get(form.driver);
      // Without an account, most drivers can't sign in. AList has read and saved the storage by then.
      expect(answer?.code === 200 ? SAVED : answer?.message).toContain(SAVED);
      const body = bodyOf(form, index);
      const {addition, ...common} = body;
      const storage = stored.get(mountPathOf(form));
      expect(storage).toMatchObject(common);
      const sent = JSON.parse(String(addition)) as Readonly<Record<string, unknown>>;
      const kept = JSON.parse(storage?.addition ?? '') as Readonly<Record<string, unknown>>;
      const typesOf = (values: Readonly<Record<string, unknown>>) =>
        Object.keys(sent).map((key) => `${key}: ${typeof values[key]}`);
      expect(typesOf(kept)).toEqual(typesOf(sent));
    },
  );
}
