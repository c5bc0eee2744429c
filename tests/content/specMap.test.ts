import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sentences} from '@site/tests/spec-map';

/** Options of a test that has tags, as Vitest and Playwright write them. */
const TAGS = /\btags?: (?:'[^']*'|\[[^\]]*\])/g;

/** Tags of all tests in a folder. */
function tagsIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:test|spec)\.tsx?$/.test(name),
  );
  const options = files.flatMap(
    (name) => readFileSync(`${folder}/${name}`, 'utf8').match(TAGS) ?? [],
  );
  return new Set(options.flatMap((text) => text.match(/@[\w-]+/g) ?? []));
}

const inBrowser = tagsIn('e2e');
const all = new Set([...inBrowser, ...tagsIn('tests')]);

test('every sentence of the specification is proved by a test', () => {
  expect(Object.keys(sentences).filter((tag) => !all.has(tag))).toEqual([]);
});

test('every constant of section 9 is seen in the browser', () => {
  const constants = Object.keys(sentences).filter((tag) => tag.startsWith('@9-'));
  expect(constants.filter((tag) => !inBrowser.has(tag))).toEqual([]);
});

test('every tag of a test stands for a sentence', () => {
  expect([...all].filter((tag) => !Object.hasOwn(sentences, tag))).toEqual([]);
});
