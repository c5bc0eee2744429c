import postcss from 'postcss';
import {expect, test} from 'vitest';
import {foldVariables} from '@site/src/plugins/output/styles/foldVariables';

function folded(css: string): string {
  const root = postcss.parse(css);
  foldVariables(root, (name) => name.startsWith('--ifm-'));
  return root.toString();
}

test('a value set once for the document is written where it is used, through other constants too', () => {
  expect(
    folded(':root{--ifm-a:2px;--ifm-b:calc(var(--ifm-a)*2)}p{margin:var(--ifm-b) var(--ifm-a)}'),
  ).toBe('p{margin:calc(2px*2) 2px}');
});

test('words stay apart where a minified style sheet leaves out the space', () => {
  expect(folded(':root{--ifm-a:1px}p{border:var(--ifm-a)solid red}')).toBe(
    'p{border:1px solid red}',
  );
});

test.each([
  ['set twice', ':root{--ifm-a:1px}.b{--ifm-a:2px}p{margin:var(--ifm-a)}'],
  ['set for a screen only', '@media (width<=10px){:root{--ifm-a:1px}}p{margin:var(--ifm-a)}'],
  ['used with another value to fall back to', ':root{--ifm-a:1px}p{margin:var(--ifm-a,0)}'],
  ['set for a part', '.b{--ifm-a:1px}p{margin:var(--ifm-a)}'],
  ['not foldable', ':root{--site-a:1px}p{margin:var(--site-a)}'],
])('a value that is %s stays a variable', (_case, css) => {
  expect(folded(css)).toBe(css);
});

test('a value that reads a variable some part sets anew stays as it is', () => {
  const css =
    ':root{--ifm-b:var(--ifm-a);--ifm-a:1px}.part{--ifm-a:2px}.part p{margin:var(--ifm-b)}';
  expect(folded(css)).toBe(css);
});

test('a value that follows the color mode is written out with its variable', () => {
  expect(
    folded(':root{--ifm-b:var(--c);--c:red}html[data-theme=dark]{--c:blue}p{color:var(--ifm-b)}'),
  ).toBe(':root{--c:red}html[data-theme=dark]{--c:blue}p{color:var(--c)}');
});

test('what a layer sets is dead when the site sets it outside of layers', () => {
  expect(
    folded(
      '@layer a{:root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}.b{--ifm-c:3px}}:root,[data-theme=dark]{--ifm-a:var(--site-a)}p{margin:var(--ifm-a)}',
    ),
  ).toBe('@layer a{.b{--ifm-c:3px}}p{margin:var(--site-a)}');
});
