import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {
  API_COLUMNS_MIN_PX,
  COPY_BUTTON_MIN_PX,
  DESKTOP_MIN_PX,
  MATRIX_FITS_MIN_PX,
  MOBILE_MAX_PX,
  MOBILE_QUERY,
  PANEL_MAX_PX,
  TOC_COLUMN_MIN_PX,
} from '@site/src/lib/browser/widths';

/** Numbers of specification section 9 that live in CSS, or that CSS repeats. */
const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
const tokens = readFileSync('src/css/tokens.css', 'utf8');

/** Width queries of all style sheets, such as `@media (width <= 44.9375em)`. */
const queriesOf = (kind: 'media' | 'container'): ReadonlySet<string> =>
  new Set(
    sheets.flatMap((css) =>
      [
        ...css.matchAll(
          new RegExp(`@${kind} (?:screen and |doc )?(\\(width [<>]=? [\\d.]+(?:px|em)\\))`, 'g'),
        ),
      ].map(([, query = '']) => `@${kind} ${query}`),
    ),
  );

/** Size of the letters in a browser that no one has changed. */
const FONT_PX = 16;
const inEm = (px: number): string => `${px / FONT_PX}em`;

/** Whether a query such as `(width <= 44.9375em)` holds at a width in pixels. */
function holds(query: string, width: number): boolean {
  const [, sign = '', number, unit] = /\(width ([<>]=?) ([\d.]+)(px|em)\)/.exec(query) ?? [];
  const limit = Number(number) * (unit === 'em' ? FONT_PX : 1);
  const isEqual = sign.endsWith('=') && width === limit;
  return isEqual || (sign.startsWith('<') ? width < limit : width > limit);
}

describe('widths', () => {
  test('style sheets know those of the constants and no others', () => {
    expect(queriesOf('media')).toEqual(
      new Set([
        `@media ${MOBILE_QUERY}`,
        `@media ${MOBILE_QUERY.replace('<=', '>')}`,
        `@media (width <= ${inEm(PANEL_MAX_PX)})`,
        `@media (width > ${inEm(PANEL_MAX_PX)})`,
        `@media (width >= ${inEm(API_COLUMNS_MIN_PX)})`,
        `@media (width >= ${inEm(DESKTOP_MIN_PX)})`,
      ]),
    );
    expect(queriesOf('container')).toEqual(
      new Set([
        `@container (width < ${COPY_BUTTON_MIN_PX}px)`,
        `@container (width < ${TOC_COLUMN_MIN_PX}px)`,
        `@container (width >= ${TOC_COLUMN_MIN_PX}px)`,
        `@container (width >= ${MATRIX_FITS_MIN_PX}px)`,
      ]),
    );
  });

  test.each([
    [718, true],
    [719, true],
    [720, false],
  ])('at %d px a window is a phone’s: %s', (width, isPhone) => {
    expect(MOBILE_MAX_PX).toBe(719);
    expect(holds(MOBILE_QUERY, width)).toBe(isPhone);
  });

  test.each([
    [1439, false],
    [1440, true],
    [1441, true],
  ])('at %d px a window is a desktop’s: %s', (width, isDesktop) => {
    const query = `@media (width >= ${inEm(DESKTOP_MIN_PX)})`;
    expect(queriesOf('media')).toContain(query);
    expect(holds(query, width)).toBe(isDesktop);
  });

  test.each([
    [419, false],
    [420, true],
    [421, true],
  ])('at %d px a block of code has a copy button: %s', (width, isThere) => {
    expect(holds(`(width < ${COPY_BUTTON_MIN_PX}px)`, width)).toBe(!isThere);
  });
});

/** Values of tokens whose name begins so, in order. */
const valuesOf = (name: string): readonly (string | undefined)[] =>
  [...tokens.matchAll(new RegExp(`--site-${name}[\\w-]*: ([^;]+);`, 'g'))].map(
    ([, value]) => value,
  );

describe('tokens', () => {
  test('overlays start at depth 2000, and nothing stands at a depth without a name', () => {
    expect(valuesOf('z-overlay')).toEqual(['2000']);
    const depths = sheets.flatMap((css) => [...css.matchAll(/z-index: (\d[^;]*);/g)]);
    expect(depths.map(([all]) => all)).toEqual([]);
  });

  test('parts of the first view follow after 0.04, 0.08, 0.12, 0.24 and 0.32 s', () => {
    expect(valuesOf('delay-hero')).toEqual(['0.04s', '0.08s', '0.12s', '0.24s', '0.32s']);
  });

  test('the copy button waits 500 ms', () => {
    expect(valuesOf('copy-delay')).toEqual(['500ms']);
  });
});
