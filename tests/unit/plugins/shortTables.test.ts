import {expect, test} from 'vitest';
import {withShortNames} from '@site/src/plugins/bundle/shortTables';

const tables = {
  routes: `export default [
  {path: '/', component: ComponentCreator('/', 'd39'), exact: true},
  {path: '/', component: ComponentCreator('/', 'aec'), routes: [
    {path: '/a.html', component: ComponentCreator('/a.html', '641'), exact: true, sidebar: "guide"},
  ]},
  {path: '*', component: ComponentCreator('*')},
];`,
  chunkNames: JSON.stringify({
    '/-d39': {__comp: 'a7bd4aaa', __context: {plugin: '22dd74f7'}},
    '/-aec': {__comp: 'a94703ab'},
    '/a.html-641': {__comp: '17896441', content: '60d7261a'},
  }),
  registry: `export default {
  "a7bd4aaa": [() => import(/* webpackChunkName: "a7bd4aaa" */ "@site/src/pages/index.tsx")],
  "22dd74f7": [() => import(/* webpackChunkName: "22dd74f7" */ "@generated/plugin.json")],
  "a94703ab": [() => import(/* webpackChunkName: "a94703ab" */ "@theme/DocRoot")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],
  "60d7261a": [() => import(/* webpackChunkName: "60d7261a" */ "@site/docs/a.mdx")],
};`,
};

test('addresses stand in one table, and numbers lead from one table to the next', () => {
  const {routes, chunkNames, registry} = withShortNames(tables);
  expect(routes).toContain(`{path: '/a.html', component: ComponentCreator('', '2'), exact: true`);
  expect(JSON.parse(chunkNames)).toEqual({
    '-0': {__comp: '0', __context: {plugin: '1'}},
    '-1': {__comp: '2'},
    '-2': {__comp: '3', content: '4'},
  });
  expect(registry).toContain('"4": [() => import(/* webpackChunkName: "60d7261a" */ "@site/docs');
  expect(registry).toContain('"3": [() => import(/* webpackChunkName: "17896441" */ "@theme/Doc');
});

test('the page for unknown addresses stays as it is', () => {
  expect(withShortNames(tables).routes).toContain(`ComponentCreator('*')`);
});

test('other forms of the tables are told', () => {
  expect(() => withShortNames({...tables, registry: 'export default [];'})).toThrow(/^routes\.js/);
  expect(() => withShortNames({...tables, chunkNames: '{"/b.html-1": {}}'})).toThrow(/^routes\.js/);
});
