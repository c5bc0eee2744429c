import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {numberMap, specMap} from '@site/tests/spec-map';

/** Text in quotes after an opening bracket, or after the name of a row: titles, as the source has them. */
const TITLE = /(?:\(|\bname:)\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;

const titlesOf = new Map<string, readonly string[]>();

function titlesIn(file: string): readonly string[] {
  const known = titlesOf.get(file);
  if (known) return known;
  const titles = [...readFileSync(file, 'utf8').matchAll(TITLE)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
  titlesOf.set(file, titles);
  return titles;
}

/** True when a file has a test of that title, and not only one that contains it; `…` stands for anything. */
function hasTest(row: string): boolean {
  const [file = '', title = ''] = row.split(' > ');
  const parts = title
    .split('…')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const whole = new RegExp(`^${parts.join('.*')}$`, 's');
  return titlesIn(file).some((name) => whole.test(name));
}

test.each(specMap)('%s: proved by a test', (_sentence, row) => {
  expect(hasTest(row), row).toBe(true);
});

/** Items of section 9 by the words their rows begin with. */
const numbers = [
  'Back-to-top threshold',
  'Copy-code delay',
  'Copied feedback',
  'Copy button hidden',
  'Heading-sync scroll delay',
  'Heading-sync scroll offset',
  'Search debounce',
  'Code demo and chart load delay',
  'Echarts resize debounce',
  'Flowchart scale',
  'Sidebar default header depth',
  'Catalog default level',
  'Progress bar',
  'Mobile breakpoint',
  'Desktop breakpoint',
  'Colour number',
  'Colour-mode transition',
  'Default demo editors',
  'Default API server',
  'Toast default duration',
  'Scroll handler throttle',
  'Navbar hide',
  'Swipe',
  'Focus mode delay default',
  'Hero/section animation delays',
  'Typing interval',
  'Default welcome text',
  'Default edit link branch',
  'Overlay z-index start',
];

test.each(numbers)('%s of section 9 has a row', (name) => {
  expect(numberMap.some(([sentence]) => sentence.startsWith(name))).toBe(true);
});

test.each(numberMap)('%s: tested by itself and seen in the browser', (_sentence, pure, browser) => {
  expect(pure).toMatch(/^tests\//);
  expect(browser).toMatch(/^e2e\//);
  for (const row of [pure, browser]) expect(hasTest(row), row).toBe(true);
});
