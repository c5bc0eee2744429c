import {describe, expect, test} from 'vitest';
import {fileOf, type SitePage} from '@site/src/build/pages/sitePages';
import {searchWordFaults, searchWordsOf} from '@site/src/build/pages/searchWords';
import type {CompleteLocale} from '@site/src/lib/shared/localized';

function page(locale: CompleteLocale, body: string): SitePage {
  return {
    doc: 'faq/why',
    locale,
    file: fileOf(locale, 'faq/why'),
    frontMatter: {},
    body,
    linesAbove: 5,
    text: body,
  };
}

const full = `
{/* search: problems */}

Words.

## The disk is full {/* #disk-full */}
{/* search: no space left, disk  100 % */}

\`\`\`\`mdx
## A sample {/* #sample */}
{/* search: nothing */}
\`\`\`\`

<ErrorList group="startup" />

{/* search #err-port-used: 5244 taken */}
`;

test('words belong to the page, to the heading above, or to the place that they name', () => {
  expect(searchWordsOf(page('en', full))).toEqual([
    {anchor: '', words: ['problems'], line: 7},
    {anchor: 'disk-full', words: ['no space left', 'disk  100 %'], line: 12},
    {anchor: 'err-port-used', words: ['5244 taken'], line: 21},
  ]);
});

describe('mistakes', () => {
  const faults = (en: string, zh: string): readonly string[] =>
    searchWordFaults([page('en', en), page('zh', zh)]).map(({message}) => message);

  test('there are none when both languages have words for the same places', () => {
    expect(faults(full, full.replace('problems', '问题'))).toEqual([]);
  });

  test.each([
    {
      what: 'one language only',
      en: '## A {/* #a */}\n{/* search: one */}',
      zh: '## A {/* #a */}',
      fault: `docs/faq/why.mdx:7: ${fileOf('zh', 'faq/why')} has no search words for "a". Write what its readers type.`,
    },
    {
      what: 'an empty word',
      en: '{/* search: one, */}',
      zh: '{/* search: one */}',
      fault:
        'docs/faq/why.mdx:6: the search words of the page contain an empty one. Remove the extra comma.',
    },
    {
      what: 'a second comment',
      en: '{/* search: one */}\n{/* search: two */}',
      zh: '{/* search: one */}',
      fault:
        'docs/faq/why.mdx:7: the page has search words already. Write all of them in one comment.',
    },
    {
      what: 'a comment that is written in another way',
      en: 'Words. {/* Search one, two */}',
      zh: 'Words.',
      fault:
        'docs/faq/why.mdx:6: these search words are not read. Write {/* search: one, another */} on a separate line.',
    },
  ])('$what is reported with its line', ({en, zh, fault}) => {
    expect(faults(en, zh)).toEqual([fault]);
  });
});
