import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {classesIn, usesClasses} from '@site/src/plugins/text-first/linkWidgetStyles';

const classes = classesIn('.tabs_x1Y{color:red}.a .list_q>b{margin:.5em}@media print{.c-d{}}');

test('a style sheet is asked for its classes', () => {
  expect([...classes]).toEqual(['tabs_x1Y', 'a', 'list_q', 'c-d']);
});

test.each([
  ['<div class="m tabs_x1Y">', true],
  ['<div class=c-d>', true],
  ['<div class="tabs">tabs_x1Y</div>', false],
])('%s needs it: %s', (html, isNeeded) => {
  expect(usesClasses(html, classes)).toBe(isNeeded);
});

test('only pages that ask for focus mode or a pure look get the sheet of these', () => {
  const sheet = readFileSync('src/features/focus-mode/focusMode.css', 'utf8');
  expect(classesIn(sheet.replaceAll(/\/\*.*?\*\//gs, ''))).toEqual(new Set(['focusMode', 'pure']));
});
