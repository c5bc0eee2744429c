import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Citation {
  readonly file: string;
  readonly number: string;
}

const filesIn = (...names: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...names], {encoding: 'utf8'}).split('\n');

const code = filesIn('src', 'scripts', 'server', 'bench', 'tests', 'e2e', '*.ts', '*.mjs')
  .filter((name) => /\.(ts|tsx|mts|mjs|css)$/.test(name))
  .map((file) => ({
    file,
    // A comment may break its line anywhere.
    text: readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(\*|\/\/)?\s*/g, ' '),
  }));

/** Where code cites a rule: `specification sections 2 and 4`. */
function citations(pattern: RegExp): readonly Citation[] {
  return code.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d+/g) ?? []).map((number) => ({file, number})),
    ),
  );
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

test('code cites sections only of the documents above and of standards, and no decisions but the engineering ones', () => {
  const others = code
    .filter(({file}) => !/^tests\/(content\/|spec-map)/.test(file))
    .flatMap(({file, text}) =>
      [...text.matchAll(/\S+ \S+ (?:(?:sections?|templates?) \d|decisions? \d)/gi)]
        .map(([words]) => words)
        .filter(
          (words) =>
            !/\b(?:specification|sitemap|RFC \d+,?|OpenID Connect) sections? |\bengineering decisions? /i.test(
              words,
            ),
        )
        .map((words) => `${file}: ${words}`),
    );
  expect(others).toEqual([]);
});

test('code and documents name only files of the project that exist', () => {
  // Tests make up names, and a decision tells what there was on its day.
  const named = [
    ...filesIn('src', 'scripts', 'server', 'bench', 'e2e', '*.ts', '*.mjs', '*.md'),
    ...filesIn('docs-internal'),
  ].filter(
    (name) =>
      /\.(ts|tsx|mts|mjs|css|md)$/.test(name) && !/^(docs-internal\/decisions|tests)\//.test(name),
  );
  const path =
    /(?<![\w@/.:-])(?:src|tests|e2e|scripts|server|docs-internal|deploy|bench)\/[\w./-]*\w/g;
  const isThere = (name: string): boolean =>
    // AList's own source is in Go.
    name.endsWith('.go') || ['', '.ts', '.tsx'].some((ending) => existsSync(name + ending));
  const gone = named.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(path)]
      .filter(([name]) => !isThere(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(gone).toEqual([]);
});
