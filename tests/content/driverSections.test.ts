import {expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {headingIds, readPage} from '@site/tests/helpers/pages';
import {driverPages} from '@site/tests/prose/pages';
import '@site/tests/helpers/noFaults';

/** Sections of a driver's page, in the order in which readers need them. A section that has nothing to say is omitted. */
const SECTIONS = [
  'before',
  'credentials',
  'add',
  'check',
  'fields',
  'field-notes',
  'delivery',
  'capabilities',
  'examples',
  'troubleshooting',
  'api',
  'see-also',
];

/** Without these, no one can add the storage or knows what to expect. */
const NEEDED = ['add', 'fields', 'capabilities'];

/** What is wrong with the sections of a page. */
function sectionFaults(ids: readonly string[]): readonly string[] {
  const known = ids.filter((id) => SECTIONS.includes(id));
  const ordered = SECTIONS.filter((id) => ids.includes(id));
  return [
    ...NEEDED.filter((id) => !ids.includes(id)).map((id) => `has no section "${id}"`),
    ...(known.join() === ordered.join()
      ? []
      : [`has its sections in this order: ${known.join(', ')}`]),
  ];
}

test.each(completeLocales)('the sections of driver pages follow the reader (%s)', (locale) => {
  const faults = driverPages.flatMap(({slug}) => {
    const {body, file} = readPage(locale, `guide/drivers/${slug}.mdx`);
    const sections = headingIds(body).flatMap((heading) => /^## (.*)$/.exec(heading)?.[1] ?? []);
    return sectionFaults(sections).map((fault) => `${file} ${fault}.`);
  });
  expect(faults).toHaveNoFaults();
});

test('sections can be left out, but not those that every reader needs', () => {
  expect(sectionFaults(['add', 'fields', 'capabilities'])).toEqual([]);
  expect(sectionFaults(['add', 'save', 'fields', 'capabilities', 'api'])).toEqual([]);
  expect(sectionFaults(['fields', 'add', 'capabilities'])).toEqual([
    'has its sections in this order: fields, add, capabilities',
  ]);
  expect(sectionFaults(['add', 'fields'])).toEqual(['has no section "capabilities"']);
});
