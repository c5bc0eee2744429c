import {expect, test} from 'vitest';
import {withoutModuleNames} from '@site/src/plugins/bundle/withoutModuleNames';

const loader = '() => import(/* webpackChunkName: "03bca245" */ "@site/docs/a.mdx")';
const tableWith = (name: string): string =>
  `export default {\n  "03bca245": [${loader}, "${name}", require.resolveWeak("@site/docs/a.mdx")],\n};`;

test('names of modules are empty, and what loads a part stays', () => {
  expect(withoutModuleNames(tableWith('@site/docs/a.mdx'))).toBe(tableWith(''));
});

test('a table of another form stays as it is', () => {
  expect(withoutModuleNames('export default [];')).toBe('export default [];');
});
