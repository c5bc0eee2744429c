import {expect, test} from 'vitest';
import {createIndexSearch, type ExcerptSource} from '@site/src/lib/browser/search/answer';
import type {IndexSource} from '@site/src/lib/browser/search/indexSource';
import {createOpenIndexes, type OpenIndexes} from '@site/src/lib/browser/search/openIndexes';
import {entry, memoryIndex, page} from '@site/tests/search/memoryIndex';

const build = (body: string): IndexSource =>
  memoryIndex([page('/a.html', 'Alpha', [entry('Token', {anchor: 'token', body})])]);

const failing = (): Promise<never> => Promise.reject(new Error('The file is gone.'));

/** Opens one build after the other, the last one again and again; tells how often. */
function openBuilds(builds: readonly IndexSource[]): {indexes: OpenIndexes; opened: () => number} {
  let count = 0;
  const indexes = createOpenIndexes(() => {
    const source = builds[Math.min(count++, builds.length - 1)];
    if (!source) throw new Error('No build is given.');
    return createIndexSearch(source, []);
  });
  return {indexes, opened: () => count};
}

async function find(indexes: OpenIndexes): Promise<{index: number; source: ExcerptSource}> {
  const {index, sections} = await indexes.search('/', {query: 'token'});
  const [section] = sections;
  if (!section) throw new Error('Nothing was found.');
  return {index, source: section.excerptSource};
}

test('a language is opened once', async () => {
  const {indexes, opened} = openBuilds([build('Old text.')]);
  await indexes.warm('/');
  await find(indexes);
  expect(opened()).toBe(1);
});

test('after a failure, the next search opens the index again', async () => {
  const {indexes, opened} = openBuilds([{...build(''), titles: failing}, build('New text.')]);
  await expect(indexes.search('/', {query: 'token'})).rejects.toThrow('The file is gone.');
  const {index, source} = await find(indexes);
  expect(await indexes.excerpts(index, [source])).toEqual(['New text.']);
  expect(opened()).toBe(2);
});

test('what was found in an earlier build keeps its own text', async () => {
  const {indexes} = openBuilds([
    {...build('Old text.'), words: failing},
    memoryIndex([
      page('/0.html', 'Beta', [entry('Other', {anchor: 'other', body: 'Of another section.'})]),
      page('/a.html', 'Alpha', [entry('Token', {anchor: 'token', body: 'New text.'})]),
    ]),
  ]);
  const {index, source} = await find(indexes);
  await expect(indexes.search('/', {query: 'tokken'})).rejects.toThrow('The file is gone.');
  const next = await find(indexes);
  expect(await indexes.excerpts(next.index, [next.source])).toEqual(['New text.']);
  expect(await indexes.excerpts(index, [source])).toEqual(['Old text.']);
});

test('a text that is missing costs no titles', async () => {
  const {indexes, opened} = openBuilds([{...build(''), texts: failing}]);
  const {index, source} = await find(indexes);
  expect(await indexes.excerpts(index, [source])).toEqual(['']);
  await find(indexes);
  expect(opened()).toBe(1);
});

test('an index that was never opened says so', async () => {
  const {indexes} = openBuilds([build('')]);
  await expect(indexes.excerpts(7, [])).rejects.toThrow('number 7');
});
