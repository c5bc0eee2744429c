import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {
  classesIn,
  classesOn,
  linkWidgetStyles,
} from '@site/src/plugins/output/styles/linkWidgetStyles';

const classes = classesIn('.tabs_x1Y{color:red}.a .list_q>b{margin:.5em}@media print{.c-d{}}');

test('a style sheet is asked for its classes', () => {
  expect([...classes]).toEqual(['tabs_x1Y', 'a', 'list_q', 'c-d']);
});

test.each([
  ['<div class="m tabs_x1Y">', ['m', 'tabs_x1Y']],
  ['<div class=c-d><p class=c-d>', ['c-d']],
  ['<div class="tabs">class tabs_x1Y</div>', ['tabs']],
  ['<div id=a>', []],
])('%s has the classes %j', (html, expected) => {
  expect([...classesOn(html)]).toEqual(expected);
});

test('only pages that ask for focus mode or a pure look get the sheet of these', () => {
  const sheet = readFileSync('src/features/focus-mode/focusMode.css', 'utf8');
  expect(classesIn(sheet.replaceAll(/\/\*.*?\*\//gs, ''))).toEqual(new Set(['focusMode', 'pure']));
});

test('a page links each sheet it uses once, and none that comes by itself', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
  for (const [name, css] of Object.entries({
    'styles.1.css': '.button{}',
    'popups.2.css': '.actions_q>.button{}',
    'notes.3.css': '.note{}',
    'widgets.4.css': '.tabs_x{}',
    'live.5.css': '.chart_y{}',
  })) {
    writeFileSync(path.join(folder, 'assets/css', name), css);
  }
  const page = path.join(folder, 'page.html');
  // Docusaurus links some sheets, and writes no quotes.
  const linked = '<link rel=stylesheet href=/assets/css/notes.3.css />';
  writeFileSync(page, `<head>${linked}</head><p class="button note"><p class=tabs_x>`);
  await linkWidgetStyles(folder, '/');
  const sheets = [...readFileSync(page, 'utf8').matchAll(/css\/(\w+)\./g)].map(([, name]) => name);
  expect(sheets).toEqual(['notes', 'widgets']);
});
