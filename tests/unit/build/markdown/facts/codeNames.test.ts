import type {Paragraph} from 'mdast';
import {expect, test} from 'vitest';
import {codeNames} from '@site/src/build/markdown/facts/codeNames';

/** The parts of a text, with those that became code in backticks. */
function codedIn(value: string): string {
  const paragraph: Paragraph = {type: 'paragraph', children: [{type: 'text', value}]};
  codeNames(paragraph);
  return paragraph.children
    .map((part) => {
      if (part.type === 'inlineCode') return `\`${part.value}\``;
      return part.type === 'text' ? part.value : part.type;
    })
    .join('');
}

test.each([
  ['The setting base_path is set.', 'The setting `base_path` is set.'],
  ['A relative temp_dir. Also:', 'A relative `temp_dir`. Also:'],
  ['Set cert_file and key_file.', 'Set `cert_file` and `key_file`.'],
  ['用 label_file_binding/get 获取。', '用 `label_file_binding/get` 获取。'],
  ['S3 takes data.storage_class, too.', 'S3 takes `data.storage_class`, too.'],
  ['相对的temp_dir：以工作目录为准', '相对的`temp_dir`：以工作目录为准'],
  ['On 302_redirect: the link', 'On `302_redirect`: the link'],
  ['Use /api/auth/login/hash instead.', 'Use `/api/auth/login/hash` instead.'],
  ['Requests to /api/share/* and /api/task/*.', 'Requests to `/api/share/*` and `/api/task/*`.'],
  ['every /d, /p, and /ae link', 'every `/d`, `/p`, and `/ae` link'],
  ['POST /api/admin/user/cancel_2fa?id=N', 'POST `/api/admin/user/cancel_2fa?id=N`'],
  ['除 /api/public/settings、/ping 外', '除 `/api/public/settings`、`/ping` 外'],
  ['With http:// or https://. Without ://, it', 'With `http://` or `https://`. Without `://`, it'],
])('%s', (value, coded) => {
  expect(codedIn(value)).toBe(coded);
});

test.each([
  'For x86_64 and Arm',
  'https://example.com/a_b',
  'a@b_c.example',
  'No name',
  'Mega_nz',
  'and/or, I/O, 32 MB/s',
  '令牌/token',
  'starts with /.',
  'password-https://github.com/alist-org/alist',
])('%s stays as it is', (value) => {
  expect(codedIn(value)).toBe(value);
});

test('code, names on the screen, and headings stay as they are', () => {
  const parts: Paragraph = {
    type: 'paragraph',
    children: [
      {type: 'inlineCode', value: 'a b_c'},
      {type: 'strong', children: [{type: 'text', value: 'Key b_c'}]},
      {
        type: 'mdxJsxTextElement',
        name: 'caption',
        attributes: [],
        children: [{type: 'text', value: 'Setting b_c'}],
      },
      {
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [{type: 'mdxJsxAttribute', name: 'data-search-name', value: ''}],
        children: [{type: 'text', value: 'Implicit TLS (ftps://)'}],
      },
    ],
  };
  const before = structuredClone(parts);
  codeNames(parts);
  expect(parts).toEqual(before);
});
