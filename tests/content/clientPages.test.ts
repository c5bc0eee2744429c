import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readApiFacts} from '@site/tests/api/stub';
import {pageFolders} from '@site/tests/helpers/pages';
import {clientCode, clientLanguages, clientPages} from '@site/tests/samples/clientPrograms';

const pageText = (locale: 'en' | 'zh', name: string): string =>
  readFileSync(path.join(pageFolders[locale], `guide/api/${name}.mdx`), 'utf8');

/** Code without its comments, which are in the language of the page. */
const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:#|\/\/) .*\n/gm, '');

describe('pages for developers of clients', () => {
  test.each(clientPages)('%s has the same complete programs in both languages', (name) => {
    const page = `guide/api/${name}.mdx`;
    for (const language of clientLanguages) {
      const code = clientCode({page, language, locale: 'en'});
      const twin = clientCode({page, language, locale: 'zh'});
      expect(withoutComments(twin)).toBe(withoutComments(code));
      expect(code).toMatch(/ALIST_URL/);
    }
  });

  test('the table of lists has every endpoint that takes a page, and those of admins together', () => {
    const paged = readApiFacts().routes.filter(({request: {query = [], body}}) =>
      [...query, ...(body?.fields ?? [])].some(({name}) => name === 'page'),
    );
    expect(paged.length).toBeGreaterThan(10);
    for (const locale of ['en', 'zh'] as const) {
      const text = pageText(locale, 'paging');
      const isThere = ({path: at}: {readonly path: string}) =>
        text.includes(`[\`${at.replace('/api/', '')}\`]`) ||
        /^\/api\/admin\/(storage|user|user\/sshkey|role|meta)\/list$/.test(at);
      expect(paged.filter((route) => !isThere(route)).map(({path: at}) => at)).toEqual([]);
    }
  });
});
