import {expect, test} from 'vitest';
import {withoutModuleNames} from '@site/src/plugins/bundle/withoutModuleNames';

const entry = (name: string): string =>
  `"03bca245": [() => import(/* webpackChunkName: "03bca245" */ "@site/docs/a.mdx"), "${name}", require.resolveWeak("@site/docs/a.mdx")],`;

test('the names go, what loads the parts stays', () => {
  expect(withoutModuleNames(`export default {\n  ${entry('@site/docs/a.mdx')}\n};`)).toBe(
    'export default {\n  "03bca245": [() => import(/* webpackChunkName: "03bca245" */ "@site/docs/a.mdx")],\n};',
  );
});

test('another form of the list is told', () => {
  expect(() => withoutModuleNames('export default [];')).toThrow(/^registry\.js: no names/);
});
