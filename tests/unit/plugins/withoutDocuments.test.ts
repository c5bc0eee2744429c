import {expect, test} from 'vitest';
import {withoutDocuments} from '@site/src/plugins/bundle/withoutDocuments';

const MODULE = '@site/routes';

const tables = {
  routes: `export default [
  {
    path: '/tool/',
    component: ComponentCreator('/tool/', 'd39'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'aec'),
    routes: [
      {
        path: '/a.html',
        component: ComponentCreator('/a.html', '641'),
        exact: true,
        sidebar: "guide"
      },
      {
        path: '/b/',
        component: ComponentCreator('/b/', '642'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];`,
  chunkNames: JSON.stringify({
    '/tool/-d39': {__comp: 'a7bd4aaa'},
    '/-aec': {__comp: 'a94703ab'},
    '/a.html-641': {__comp: '17896441', content: '60d7261a'},
    '/b/-642': {__comp: '17896441', content: '60d7261b'},
  }),
  registry: `export default {
  "a7bd4aaa": [() => import(/* webpackChunkName: "a7bd4aaa" */ "@site/src/pages/tool/index.tsx")],
  "a94703ab": [() => import(/* webpackChunkName: "a94703ab" */ "@theme/DocRoot")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],
  "60d7261a": [() => import(/* webpackChunkName: "60d7261a" */ "@site/docs/a.mdx")],
  "60d7261b": [() => import(/* webpackChunkName: "60d7261b" */ "@site/docs/b/index.mdx")],
};`,
};

test('nothing of a document is left in the tables', () => {
  const {tables: left} = withoutDocuments(tables, MODULE);
  const text = Object.values(left).join('\n');
  expect(text).not.toMatch(/a\.html|\/b\/|60d7261|sidebar/);
  expect(left.routes).toMatch(/path: '\/',\s+component: ComponentCreator\('\/', 'aec'\),/);
  expect(left.routes).toMatch(/^import \{documentRoutes\} from '@site\/routes';/);
  expect(left.routes).toContain('routes: documentRoutes');
  expect(left.registry).toContain('"@site/src/pages/tool/index.tsx"');
});

test('what documents share stays, under a key that can be found', () => {
  const {chunkNames, registry} = withoutDocuments(tables, MODULE).tables;
  const names = JSON.parse(chunkNames) as Record<string, {__comp: string}>;
  const shared = names['-']?.__comp ?? '';
  expect(registry).toContain(`"${shared}": [() => import(/* webpackChunkName: "17896441" */`);
});

test('the documents are told, and the bundler gets their imports', () => {
  const {documents, list} = withoutDocuments(tables, MODULE);
  expect(documents).toEqual([
    {path: '/a.html', sidebar: 'guide', chunk: '60d7261a', request: '@site/docs/a.mdx'},
    {path: '/b/', chunk: '60d7261b', request: '@site/docs/b/index.mdx'},
  ]);
  expect(list).toContain('() => import(/* webpackChunkName: "60d7261a" */ "@site/docs/a.mdx"),');
});

test('other forms of the tables are told', () => {
  const withProps = tables.chunkNames.replace('"content":"60d7261b"', '"props":"60d7261b"');
  expect(() => withoutDocuments({...tables, chunkNames: withProps}, MODULE)).toThrow(/^routes\.js/);
  expect(() => withoutDocuments({...tables, routes: ''}, MODULE)).toThrow(/^routes\.js/);
});
