import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {factsFiles} from '@site/src/build/facts/read';
import {readLastImport} from '@site/src/build/facts-import/lastImport';
import {mergeFacts} from '@site/src/build/facts-import/mergeFacts';

const base = {
  fields: [
    {key: 'a', note: 'Old telegram', default: '1'},
    {key: 'b', note: 'Other'},
  ],
};
const ours = {
  fields: [
    {key: 'a', note: 'Our sentence.', default: '1'},
    {key: 'b', note: 'Other', hint: 'Our addition.'},
  ],
};

const merge = (theirs: unknown) => mergeFacts(base, ours, theirs, 'x');

describe('taking newer facts', () => {
  test('an unchanged source keeps every word of ours', () => {
    expect(merge(structuredClone(base))).toEqual({value: ours, toReword: []});
  });

  test('a new value beside an unchanged text keeps our text', () => {
    const theirs = structuredClone(base);
    Object.assign(theirs.fields[0] ?? {}, {default: '2'});
    const {value, toReword} = merge(theirs);
    expect(value).toEqual({fields: [{...ours.fields[0], default: '2'}, ours.fields[1]]});
    expect(toReword).toEqual([]);
  });

  test('a changed text replaces ours, and is listed', () => {
    const theirs = structuredClone(base);
    Object.assign(theirs.fields[0] ?? {}, {note: 'New telegram'});
    const {value, toReword} = merge(theirs);
    expect(value).toMatchObject({fields: [{note: 'New telegram'}, {hint: 'Our addition.'}]});
    expect(toReword).toEqual(['x.fields[a].note: "New telegram"']);
  });

  test('new entries come in, removed ones go, and those only we have stay', () => {
    const added = {fields: [...ours.fields, {key: 'ours', note: 'Found in the code.'}]};
    const theirs = {fields: [base.fields[0], {key: 'c', note: 'New'}]};
    const {value} = mergeFacts(base, added, theirs, 'x');
    expect((value as typeof ours).fields.map(({key}) => key)).toEqual(['a', 'c', 'ours']);
  });

  test('an entry that the source only renamed keeps our text', () => {
    const theirs = {fields: [{...base.fields[0], key: 'renamed'}, base.fields[1]]};
    expect(merge(theirs)).toEqual({
      value: {fields: [{...ours.fields[0], key: 'renamed'}, ours.fields[1]]},
      toReword: [],
    });
  });

  test('an entry that could come from two others keeps the text of neither', () => {
    const same = {note: 'Same'};
    const [a, b, c] = ['a', 'b', 'c'].map((key) => ({key, ...same}));
    const own = {
      fields: [
        {...a, note: 'Ours for a.'},
        {...b, note: 'Ours for b.'},
      ],
    };
    const {value} = mergeFacts({fields: [a, b]}, own, {fields: [c]}, 'x');
    expect(value).toEqual({fields: [c]});
  });

  test('lists of texts are taken as a whole, and listed when both changed', () => {
    const {value, toReword} = mergeFacts({notes: ['a']}, {notes: ['A.']}, {notes: ['a', 'b']}, 'x');
    expect(value).toEqual({notes: ['a', 'b']});
    expect(toReword).toEqual(['x.notes: ["a","b"]']);
  });
});

test.each(factsFiles)('%s: the source as it was last taken changes nothing', (file) => {
  const facts = JSON.parse(readFileSync(`src/data/facts/${file}.json`, 'utf8')) as unknown;
  const source = readLastImport('.')[file];
  expect(source).toBeDefined();
  expect(mergeFacts(source, facts, structuredClone(source), file)).toEqual({
    value: facts,
    toReword: [],
  });
});
