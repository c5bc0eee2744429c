import {expect, test} from 'vitest';
import {findPhrases, findPhrasesInComments} from '@site/src/build/wording/findPhrases';

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

test.each([
  ['- **Equal names**: AList uses only the first.', 'Equal names'],
  ['**Still there?** Restart.', 'Still there?'],
  ['3. Save. The status changes to `work`.', '3. Save.'],
  ['Nothing is sent until you press a button.', 'press a button'],
  ['It uses the older interface.', 'older interface'],
  ["The token doesn't fit the sign-in.", "doesn't fit the"],
  ['Opening a folder counts once, however many pages it has.', 'however many'],
  ["We couldn't test this with an account.", "We couldn't test"],
])('English that repeats, or that nobody would say, is found: %s', (text, phrase) => {
  expect(found('docs/a.mdx', text)).toEqual([`docs/a.mdx:1 ${phrase}`]);
});

test.each([
  'Select **Save**. The status changes to `work`.',
  'The new interface shows icons.',
  'Press <kbd>Enter</kbd>.',
  'Large diagrams are scaled to fit the page.',
])('English that reads well is left alone: %s', (text) => {
  expect(found('docs/a.mdx', text)).toEqual([]);
});

test.each([
  ['有密码的话，填写密码。', '的话'],
  ['如需撤销，修改密码。', '如需撤销'],
  ['选择**添加**。', '选择**添加**'],
  ['验证码令牌已过期。', '验证码令牌'],
  ['数据只发给 Google。', 'Google'],
  ['令牌的有效期没有资料。', '没有资料'],
])('Chinese that repeats, or that has two terms for one thing, is found: %s', (text, phrase) => {
  expect(found('i18n/zh/a.mdx', text)).toEqual([`i18n/zh/a.mdx:1 ${phrase}`]);
});

test.each([
  '这个话题的话题标签。',
  '填写人机验证令牌。',
  '在 Google Cloud 控制台启用 Google Drive API。',
  '请求 `www.googleapis.com`，选择 **GoogleDrive**。',
])('Chinese that reads well is left alone: %s', (text) => {
  expect(found('i18n/zh/a.mdx', text)).toEqual([]);
});
