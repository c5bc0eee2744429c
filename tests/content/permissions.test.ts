import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {routeKey} from '@site/src/build/facts/facts';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {siteFacts} from '@site/tests/helpers/facts';

const {bits} = siteFacts.raw.features.features.permissions;
const {routes} = siteFacts.raw.api;

const bitOf = (key: string): number => bits.find((each) => each.key === key)?.bit ?? Number.NaN;

/** Each permission that a route checks, as `route bit`. */
const pairs = routes.flatMap(({id, checks = []}) =>
  checks.map(({permission}) => `${id} ${String(bitOf(permission))}`),
);

/** A page's script with these components. */
async function compile(body: string, locale: 'en' | 'zh', path: string): Promise<string> {
  const step = remarkFacts({siteDir: '.', locale});
  const processor = createProcessor({jsx: true, remarkPlugins: [remarkGfm, () => step as never]});
  return String(
    await processor.process(new VFile({value: body, path, data: {frontMatter: {drivers: []}}})),
  );
}

describe.each(['en', 'zh'] as const)('permissions and endpoints (%s)', (locale) => {
  test('each row of a permission leads to all endpoints that check it, and to no others', async () => {
    const page = await compile('<PermTable />', locale, '/site/docs/reference/permissions.mdx');
    const rows = page.split(/id="perm-(?=\d)/).slice(1);
    expect(rows).toHaveLength(bits.length);
    const ids = new Map(
      routes.flatMap(({id, ...route}) => [
        [id, id],
        [routeKey({id, ...route}), id],
      ]),
    );
    const links = rows.flatMap((row) =>
      [...row.matchAll(/#api-([\w-]+)"/g)].map(
        ([, key = '']) => `${ids.get(key) ?? key} ${String(Number.parseInt(row))}`,
      ),
    );
    expect(links.toSorted()).toEqual(pairs.toSorted());
  });

  test('each endpoint leads to the rows of all permissions that it checks, and to no others', async () => {
    const pages = await compile(
      routes.map(({id}) => `<ApiRoute id="${id}" />`).join('\n\n'),
      locale,
      '/site/docs/guide/api/all.mdx',
    );
    const parts = pages.split(/className="apiRoute"/).slice(1);
    expect(parts).toHaveLength(routes.length);
    const links = parts.flatMap((part, index) =>
      [...part.matchAll(/#perm-(\d+)"/g)].map(
        ([, bit = '']) => `${routes[index]?.id ?? ''} ${bit}`,
      ),
    );
    expect(links.toSorted()).toEqual(pairs.toSorted());
  });
});

test('the sentences about permissions name those that the endpoint needs', () => {
  const named = routes.flatMap(({id, permissions = []}) => {
    const text = permissions.filter((sentence) => sentence.startsWith('You need')).join(' ');
    const keys = bits.filter(({key}) => new RegExp(`\\b${key}\\b`).test(text));
    return text === '' ? [] : [`${id}: ${keys.map(({key}) => key).join(', ')}`];
  });
  const needed = routes.flatMap(({id, permissions = [], checks = []}) => {
    const keys = bits.filter(({key}) =>
      checks.some((check) => check.needed && check.permission === key),
    );
    // The tools of MCP need different ones, and have a table on their page.
    return keys.length === 0 || permissions.length === 0
      ? []
      : [`${id}: ${keys.map(({key}) => key).join(', ')}`];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named).toEqual(needed);
});
