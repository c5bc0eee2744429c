import {describe, expect, test} from 'vitest';
import {fillText} from '@site/src/features/token-tools/texts';

describe('fillText', () => {
  test.each([
    {name: 'OneDrive', filled: '前往 OneDrive 登录'},
    {name: '百度网盘', filled: '前往百度网盘登录'},
    {name: '阿里云盘 Open', filled: '前往阿里云盘 Open 登录'},
  ])('sets $name into Chinese words', ({name, filled}) => {
    expect(fillText('前往 {name} 登录', {name})).toBe(filled);
  });

  test('keeps the spaces of English words, and names nobody knows', () => {
    expect(fillText('Sign in to {name} or {other}', {name: 'OneDrive'})).toBe(
      'Sign in to OneDrive or {other}',
    );
  });
});
