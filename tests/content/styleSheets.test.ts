import {readdirSync, readFileSync} from 'node:fs';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {
  API_COLUMNS_MIN_PX,
  COPY_BUTTON_MIN_PX,
  DESKTOP_MIN_PX,
  MATRIX_FITS_MIN_PX,
  MOBILE_QUERY,
  PANEL_MAX_PX,
  TOC_COLUMN_MIN_PX,
} from '@site/src/lib/browser/widths';

const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

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

/** Size of the letters with the default settings of a browser. */
const FONT_PX = 16;
const inEm = (px: number): string => `${px / FONT_PX}em`;

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

test('nothing stands at a depth without a name', () => {
  const depths = sheets.flatMap((css) => [...css.matchAll(/z-index: (\d[^;]*);/g)]);
  expect(depths.map(([all]) => all)).toEqual([]);
});

/** Fonts that draw characters as Chinese has them, which Japanese writes in other shapes. */
const CHINESE_FONT = /\b(?:SC|GB|YaHei)\b/;

test('fonts of Chinese are named by variables alone, which other languages have without them', () => {
  const named: string[] = [];
  const replaced: string[] = [];
  for (const sheet of sheets) {
    postcss.parse(sheet).walkDecls((declaration) => {
      if (CHINESE_FONT.test(declaration.value)) named.push(declaration.prop);
      const {parent} = declaration;
      const isOther =
        parent?.type === 'rule' &&
        'selector' in parent &&
        parent.selector === '[lang]:not(:lang(en), :lang(zh))';
      if (isOther) replaced.push(declaration.prop);
    });
  }
  expect(named.length).toBeGreaterThan(0);
  expect(replaced).toEqual([...named, 'font-family']);
});
