import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import originals from '@site/src/theme/originals.json';
import '@site/tests/helpers/noFaults';

/*
 * Parts of Docusaurus's theme that this site wraps or replaces. An upgrade that changes what a replacement was made from
 * is found here, in `npm run check`.
 */

interface Original {
  readonly package: string;
  /** Version that the replacement was last compared with. */
  readonly version: string;
  readonly file: string;
  readonly sha256: string;
}

/** Docusaurus can change it in any release. */
const INTERNAL = '@docusaurus/theme-common/internal';

const parts = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

const read = (name: string): string => readFileSync(`src/theme/${name}`, 'utf8');

/** What a part's first line says about its original. */
const KIND = /^\/\/ (?:(New|Wraps the original)|Replaces the original of Docusaurus ([\d.]+)): \S/;

const firstLines = parts.map((name) => [name, KIND.exec(read(name))] as const);

/** What is wrong with a replaced original, and how to see it. */
function change(name: string, original: Original): readonly string[] {
  const folder = `node_modules/${original.package}`;
  const text = readFileSync(`${folder}/${original.file}`);
  const hash = createHash('sha256').update(text).digest('hex');
  if (hash === original.sha256) return [];
  const {version} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {version: string};
  const diff = `npm diff --diff=${original.package}@${original.version} --diff=${original.package}@${version} ${original.file}`;
  return [
    `src/theme/${name}: its original has changed. See how: ${diff}. ` +
      `Take over what applies, write ${version} into its first line, ` +
      `and version ${version} and sha256 ${hash} into src/theme/originals.json.`,
  ];
}

test('the first line of each part says whether it is new, or wraps or replaces an original, and why', () => {
  expect(firstLines.filter(([, kind]) => kind === null).map(([name]) => name)).toEqual([]);
});

test('what wraps an original imports it', () => {
  const wrapping = firstLines.filter(([, kind]) => kind?.[1] === 'Wraps the original');
  expect(wrapping).not.toEqual([]);
  for (const [name] of wrapping) {
    const part = name.replace(/(?:\/index)?\.tsx$/, '');
    expect(read(name), name).toContain(`from '@theme-original/${part}'`);
  }
});

test('what replaces an original names the version it was compared with', () => {
  const replacing = firstLines.flatMap(([name, kind]) =>
    kind?.[2] === undefined ? [] : [[name, kind[2]]],
  );
  expect(Object.fromEntries(replacing)).toEqual(
    Object.fromEntries(Object.entries(originals).map(([name, {version}]) => [name, version])),
  );
});

test('no replaced original has changed', () => {
  expect(
    Object.entries(originals).flatMap(([name, original]) => change(name, original)),
  ).toHaveNoFaults();
});

test('a changed original is named, with the command that shows how', () => {
  const [[name, original] = ['', undefined]] = Object.entries(originals);
  if (original === undefined) throw new Error('no originals');
  const [message] = change(name, {...original, version: '3.0.0', sha256: '0'});
  expect(message).toContain(`src/theme/${name}: its original has changed.`);
  expect(message).toMatch(
    /npm diff --diff=@docusaurus\/theme-classic@3\.0\.0 --diff=@docusaurus\/theme-classic@\d[\d.]* lib\/theme\//,
  );
});

test('Docusaurus’s internal theme code is imported in one place', () => {
  const files = ['src', 'tests', 'e2e'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(?:ts|tsx|mjs|mts)$/.test(name)),
  );
  const importing = files.filter((name) =>
    readFileSync(name, 'utf8').includes(`from '${INTERNAL}'`),
  );
  expect(importing).toEqual(['src/lib/browser/themeInternals.ts']);
});
