import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {siteFacts} from '@site/tests/helpers/facts';

const parser = unified().use(remarkParse).use(remarkMdx);

/** Text of a sentence on the page of a driver. */
function textOf(
  body: string,
  locale: CompleteLocale,
  drivers: readonly string[] = ['Lanzou'],
): string {
  const tree = parser.parse(body);
  remarkFacts({siteDir: '.', locale, facts: siteFacts})(tree, {
    path: 'docs/guide/drivers/lanzou.mdx',
    data: {frontMatter: {drivers}},
  });
  const parts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) parts.push(node.value);
  });
  return parts.join('');
}

test.each<[what: string, element: string, locale: CompleteLocale, shown: string]>([
  ['a field of the driver', '<Option field="type" value="url" />', 'en', 'Choose Url.'],
  ['the same in Chinese, with its value', '<Option field="type" value="url" />', 'zh', '链接 url'],
  [
    'a field of every storage',
    '<Option field="webdav_policy" value="native_proxy" />',
    'en',
    'Choose native proxy.',
  ],
  [
    'a setting',
    '<Option setting="search_index" value="database_non_full_text" />',
    'zh',
    '数据库（非全文搜索） database_non_full_text',
  ],
  [
    'a misleading word, with what it means',
    '<Option field="tls_mode" driver="FTPS" value="Explicit" />',
    'zh',
    '明确的 Explicit（显式）',
  ],
  [
    'a field whose options have no words on the screen',
    '<Option field="auth_mode" driver="123 Open" value="token" />',
    'zh',
    'Choose token.',
  ],
])('an option of %s is shown as on the screen', (_what, element, locale, shown) => {
  expect(textOf(`Choose ${element}.`, locale)).toContain(shown);
});

test.each([
  [
    '<Option field="type" value="urll" />',
    'unknown option "urll" of type. Did you mean `url`? Options: account, cookie, url.',
  ],
  ['<Option setting="search_index" value="blevee" />', 'Did you mean `bleve`?'],
  ['<Option field="remark" value="a" />', 'unknown option "a" of remark. Options: none.'],
  ['<Option value="a" />', 'Option'],
])('an option that is not there stops the build: %s', (element, message) => {
  expect(() => textOf(`Choose ${element}.`, 'en')).toThrow(message);
});
