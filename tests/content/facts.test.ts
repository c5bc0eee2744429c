import {expect, test} from 'vitest';
import type {RawFacts} from '@site/src/build/facts/read';
import {factsToShow} from '@site/src/build/facts-import/factsToShow';
import {OPEN_CHECKS_FILE, readOpenChecks} from '@site/src/build/facts-import/openChecks';
import {factsShownBy} from '@site/src/build/facts-import/pagesShowing';
import {bucketKey} from '@site/tests/helpers/bucketKey';
import {copyFacts, factsShown, siteFacts} from '@site/tests/helpers/facts';

type Drivers = RawFacts['drivers'];

/** A note that has its Chinese text, whatever its words are. */
const anyNote = siteFacts.field('S3', bucketKey).note;

/** Facts that no page of a language shows, such as `driver:S3`. */
function missing(facts: typeof siteFacts, locale: 'en' | 'zh'): readonly string[] {
  const shown = factsShown(locale, facts);
  return factsToShow(facts).filter((fact) => !shown.has(fact));
}

test.each(['en', 'zh'] as const)('every fact is on a page (%s)', (locale) => {
  expect(missing(siteFacts, locale)).toEqual([]);
});

test('nothing is left to check from an import', () => {
  expect(
    readOpenChecks('.'),
    `Check these places, and delete their lines from ${OPEN_CHECKS_FILE}.`,
  ).toEqual([]);
});

test('the gate fails when a field is added to the data of a page that splits its fields', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) => {
    const s3 = drivers.find(({name}) => name === 'S3');
    s3?.fields.push({
      key: 'brand_new',
      type: 'string',
      required: false,
      default: null,
      options: null,
      note: anyNote,
    });
  });
  const body = `<DriverFields driver="S3" only={["${bucketKey}"]} />`;
  const shown = factsShownBy(body, copy.load(), 'page.mdx');
  expect(shown).toContain(`field:S3.${bucketKey}`);
  expect(shown).not.toContain('field:S3.brand_new');
});

test('the gate fails when a driver is added to the data', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) => {
    const [first] = drivers;
    if (first) drivers.push({...first, name: 'Brand New', fields: []});
  });
  expect(missing(copy.load(), 'en')).toContain('driver:Brand New');
});

test('the gate fails when a field a page names is deleted from the data', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) =>
    drivers.map((driver) => ({
      ...driver,
      fields: driver.fields.filter(({key}) => key !== bucketKey),
    })),
  );
  const facts = copy.load();
  expect(() =>
    factsShownBy(`<DriverFields driver="S3" only={["${bucketKey}"]} />`, facts, 'page.mdx').map(
      (fact) => facts.field('S3', fact.replace('field:S3.', '')),
    ),
  ).toThrow(`unknown field of S3 "${bucketKey}"`);
});

test('the gate fails when a field is renamed in a page', () => {
  const facts = copyFacts().load();
  expect(() => facts.field('S3', `${bucketKey}s`)).toThrow(
    `unknown field of S3 "${bucketKey}s". Did you mean \`${bucketKey}\`? Allowed: `,
  );
});

test('the gate fails when a label changes whose Chinese is explained', () => {
  const copy = copyFacts();
  copy.edit<{storages: {common: {mount_path: {zh: string}}}}>('facts/ui-labels.json', (labels) => {
    labels.storages.common.mount_path.zh = '挂载路径';
  });
  expect(() => copy.load()).toThrow(
    /labelMeanings\.json: "storages\.common\.mount_path" explains "显示文件夹名称", which isn't on the screen/,
  );
});

test('the gate fails when a note is added without a Chinese text', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) => {
    const field = drivers[0]?.fields[0];
    if (field) field.note = 'A sentence nobody has translated.';
  });
  expect(() => copy.load()).toThrow(
    /drivers\.json: no Chinese text for "A sentence nobody has translated\."/,
  );
});
