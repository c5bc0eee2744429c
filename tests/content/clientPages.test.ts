import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readApiFacts} from '@site/tests/api/stub';
import {pageFolders} from '@site/tests/helpers/pages';
import {clientCode} from '@site/tests/samples/clientPrograms';

/** Pages for people who write a client, below `guide/api`. */
const pages = ['paging'] as const;

const pageText = (locale: 'en' | 'zh', name: string): string =>
  readFileSync(path.join(pageFolders[locale], `guide/api/${name}.mdx`), 'utf8');

describe('pages for developers of clients', () => {
  test.each(pages)('%s has the same complete programs in both languages', (name) => {
    const page = `guide/api/${name}.mdx`;
    for (const language of ['python', 'js'] as const) {
      const code = clientCode({page, language, locale: 'en'});
      expect(clientCode({page, language, locale: 'zh'})).toBe(code);
      expect(code).toMatch(/ALIST_URL[\s\S]*ALIST_TOKEN/);
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
