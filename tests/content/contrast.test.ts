import {readFileSync} from 'node:fs';
import {clampRgb, formatHex} from 'culori';
import {describe, expect, test} from 'vitest';
import {themeHues} from '@site/src/data/siteShell';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Custom properties with a hexadecimal color in the first block of a selector. */
function colorsOf(selector: string): Readonly<Record<string, string>> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--site-[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? `#${hex.slice(1).replace(/./g, '$&$&')}` : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'surface', 'raised'];
const pairs: readonly (readonly [word: string, ground: string, least: number])[] = [
  ...['text', 'heading'].flatMap((word) =>
    grounds.map((ground) => [`color-${word}`, `color-${ground}`, 7] as const),
  ),
  ...['muted', 'accent', 'accent-hover', 'secondary', 'highlight'].flatMap((word) =>
    grounds.map((ground) => [`color-${word}`, `color-${ground}`, 4.5] as const),
  ),
  ...['border-strong', 'focus'].flatMap((line) =>
    grounds.map((ground) => [`color-${line}`, `color-${ground}`, 3] as const),
  ),
  ...['accent', 'text', 'heading'].map(
    (word) => [`color-${word}`, 'color-accent-soft', 4.5] as const,
  ),
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-hover', 4.5],
  ['color-heading', 'color-mark', 4.5],
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((kind) => [
    [`color-${kind}`, `color-${kind}-bg`, 4.5] as const,
    ['color-text', `color-${kind}-bg`, 7] as const,
  ]),
  ...[
    'comment',
    'keyword',
    'string',
    'number',
    'function',
    'property',
    'operator',
    'tag',
    'inserted',
    'deleted',
  ].flatMap((kind) =>
    ['bg', 'line'].map((ground) => [`syntax-${kind}`, `code-${ground}`, 4.5] as const),
  ),
  ['code-text', 'code-bg', 7],
];

const light = colorsOf(':root');
const modes = {light, dark: {...light, ...colorsOf("[data-theme='dark']")}};

describe.each(Object.entries(modes))('%s colors', (_, colors) => {
  test.each(pairs)('%s on %s reach %s:1', (word, ground, least) => {
    expect(
      contrast(colors[`--site-${word}`] ?? '', colors[`--site-${ground}`] ?? ''),
    ).toBeGreaterThanOrEqual(least);
  });
});

/** Colors of a block that follow the hue the reader chose, for one hue. */
function chosenColors(selector: string, hue: number): Readonly<Record<string, string>> {
  const block = css.slice(css.indexOf(`${selector} {`)).split(/\n *\}/)[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--site-[\w-]+): (oklch\([^;]+\));/g)].map(([, name = '', value = '']) => [
      name,
      formatHex(clampRgb(value.replace('var(--accent-hue)', String(hue)))) ?? '',
    ]),
  );
}

const accentPairs = pairs.filter(([word, ground]) => `${word} ${ground}`.includes('accent'));

describe.each(themeHues.slice(1))('the theme color %d', (hue) => {
  const chosen = {
    light: {...modes.light, ...chosenColors('[data-accent]', hue)},
    dark: {...modes.dark, ...chosenColors("[data-accent][data-theme='dark']", hue)},
  };

  test.each(Object.entries(chosen))('can be read in %s mode', (_mode, colors) => {
    const faults = accentPairs.filter(
      ([word, ground, least]) =>
        contrast(colors[`--site-${word}`] ?? '', colors[`--site-${ground}`] ?? '') < least,
    );
    expect(faults).toEqual([]);
  });
});
