import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Citation {
  readonly file: string;
  readonly number: string;
}

/** Where code cites a rule: `specification sections 2 and 4`. */
function citations(pattern: RegExp): readonly Citation[] {
  const names = ['src', 'scripts', 'server', 'bench', 'tests', 'e2e', '*.ts'];
  const files = execFileSync('git', ['ls-files', '--', ...names], {encoding: 'utf8'})
    .split('\n')
    .filter((name) => /\.(ts|tsx|mts|mjs|css)$/.test(name));
  return files.flatMap((file) => {
    // A comment may break its line anywhere.
    const text = readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
    return [...text.matchAll(pattern)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map((number) => ({file, number})),
    );
  });
}

function unknown(cited: readonly Citation[], known: ReadonlySet<string>): readonly string[] {
  return cited
    .filter(({number}) => !known.has(number))
    .map(({file, number}) => `${file} cites ${number}`);
}

const numbersIn = (file: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, number = '']) => number));

test.each([
  ['specification', 'docs-internal/specification.md'],
  ['sitemap', 'docs-internal/site-map.md'],
])('every section of the %s that code cites is in %s', (name, file) => {
  const cited = citations(
    new RegExp(String.raw`\b${name} sections? (\d+(?:(?:, | and )\d+)*)`, 'gi'),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(unknown(cited, numbersIn(file, /^## (\d+)\. /gm))).toEqual([]);
});

test('every engineering decision that code cites has its row', () => {
  const cited = citations(/\bengineering decisions? (\d+(?:(?:, | and )\d+)*)/gi);
  expect(cited.length).toBeGreaterThan(5);
  const file = 'docs-internal/decisions/2026-11-22-platform.md';
  expect(unknown(cited, numbersIn(file, /^\| (\d+) +\|/gm))).toEqual([]);
});
