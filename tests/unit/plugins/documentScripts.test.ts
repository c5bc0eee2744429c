import {expect, test} from 'vitest';
import {withoutScriptNames} from '@site/src/plugins/bundle/documentScripts';

const runtime = `__webpack_require__.u = (chunkId) => {
  return "assets/js/" + (({"1003": "ec4df155","106": "widget-chart",})[chunkId] || chunkId) + "." + ({"1003": "03211af2","106": "9abcdef0",})[chunkId] + ".js"
}
__webpack_require__.miniCssF = (chunkId) => "assets/css/" + ({"1003": "03211af2"})[chunkId] + ".css"`;

test('scripts of some chunks go from both lists, styles stay', () => {
  const left = withoutScriptNames(runtime, new Set(['1003']));
  expect(left).toContain('({"106": "widget-chart",})[chunkId]');
  expect(left).toContain('({"106": "9abcdef0",})[chunkId] + ".js"');
  expect(left).toContain('({"1003": "03211af2"})[chunkId] + ".css"');
});

test('another form of the runtime is told', () => {
  expect(() => withoutScriptNames('', new Set())).toThrow(/^runtime: no names/);
});
