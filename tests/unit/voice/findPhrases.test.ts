import {expect, test} from 'vitest';
import {findPhrases, findPhrasesInComments} from '@site/tests/voice/findPhrases';

const found = (file: string, source: string): readonly string[] =>
  findPhrases(file, source).map(({place, found: phrase}) => `${place} ${phrase}`);

test('a phrase of a page is found in its line', () => {
  expect(found('docs/a.mdx', '---\ntitle: A\n---\n\nGood.\n\nSign in anew.\n')).toEqual([
    'docs/a.mdx:7 anew',
  ]);
});

test('code, comments, addresses, and properties of a page are left alone', () => {
  const page = [
    '---',
    'title: A',
    'keywords: [anew]',
    '---',
    '',
    '`anew` {/* anew */} [again](anew.mdx) <Field name="anew" />',
    '',
    '```text',
    'anew',
    '```',
  ].join('\n');
  expect(found('docs/a.mdx', page)).toEqual([]);
});

test('a folder named zh is Chinese', () => {
  expect(found('i18n/zh/a.mdx', '用户代理 anew')).toEqual(['i18n/zh/a.mdx:1 用户代理']);
});

test('values of data are read, keys are not', () => {
  expect(found('a.json', '{\n  "sign in anew": "sign in anew"\n}')).toEqual(['a.json:2 anew']);
});

test('strings, templates, and JSX text of code are read in their own language', () => {
  const code = [
    '// anew, and more',
    'const a = "sign in anew";',
    'const b = `made ${c} and loaded anew`;',
    'const d = <p>Sign in anew</p>;',
    'const e = "服务器的线路";',
    'const f = "see `anew` here";',
  ].join('\n');
  expect(found('src/a.tsx', code)).toEqual([
    'src/a.tsx:2 anew',
    'src/a.tsx:3 anew',
    'src/a.tsx:4 anew',
    'src/a.tsx:5 服务器的线路',
  ]);
});

test('comments of code and style sheets are read over the end of a line, without code in them', () => {
  const code = "/**\n * Runs\n * anew, not `anew`.\n */\nconst a = 'anew'; // for\n// ever\n";
  const places = (file: string, source: string): readonly string[] =>
    findPhrasesInComments(file, source).map(({place, found: phrase}) => `${place} ${phrase}`);
  expect(places('src/a.ts', code)).toEqual(['src/a.ts:3 anew', 'src/a.ts:5 for ever']);
  expect(places('src/a.css', '.anew {\n  /* anew */\n}\n')).toEqual(['src/a.css:2 anew']);
});
