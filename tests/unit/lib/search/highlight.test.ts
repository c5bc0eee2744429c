import {describe, expect, test} from 'vitest';
import {excerpt, markWords} from '@site/src/lib/browser/search/highlight';

const words = (...list: readonly string[]): ReadonlySet<string> => new Set(list);

describe('markWords', () => {
  test('escapes the text and marks only words', () => {
    expect(markWords('<b>token</b> & "more"', words('token'))).toBe(
      '&lt;b&gt;<mark>token</mark>&lt;/b&gt; &amp; &quot;more&quot;',
    );
  });
  test('marks a name whole or in part', () => {
    expect(markWords('refresh_token', words('refreshtoken'))).toBe('<mark>refresh_token</mark>');
    expect(markWords('refresh_token', words('token'))).toBe('refresh_<mark>token</mark>');
  });
  test('joins neighbouring pairs of Chinese', () => {
    expect(markWords('在反向代理后面', words('反向', '向代', '代理'))).toBe(
      '在<mark>反向代理</mark>后面',
    );
  });
  test('marks a single character where it stands', () => {
    expect(markWords('网盘挂载', words('盘'))).toBe('网<mark>盘</mark>挂载');
  });
});

describe('excerpt', () => {
  test('shows the place where most was found', () => {
    const text = `${'word '.repeat(80)}the refresh token is here ${'word '.repeat(80)}`;
    const html = excerpt(text, words('refresh', 'token'));
    expect(html).toContain('<mark>refresh</mark> <mark>token</mark>');
    expect(html.startsWith('…')).toBe(true);
    expect(html.endsWith('…')).toBe(true);
    expect(html.length).toBeLessThan(200);
  });
  test('shows the beginning when nothing of it was found', () => {
    expect(excerpt('A short text.', words('other'))).toBe('A short text.');
    expect(excerpt('', words('other'))).toBe('');
  });
});
