// @vitest-environment jsdom
import {afterEach, describe, expect, test} from 'vitest';
import {keepClosed} from '@site/src/features/popups/choosePopup';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('keepClosed', () => {
  const rule = {key: 'windows-7', path: '/'} as const;

  test.each([
    [true, 'closed', null],
    [false, null, 'closed'],
  ])(
    'keeps a dismissal for the session unless the rule says once (showOnce %s)',
    {tags: ['@4-notice-popup-otherwise-session']},
    (showOnce, lasting, session) => {
      const closed = new Set<string>();
      keepClosed({rule: {...rule, showOnce}}, closed);
      expect(localStorage.getItem('notice.windows-7')).toBe(lasting);
      expect(sessionStorage.getItem('notice.windows-7')).toBe(session);
      expect(closed.has('windows-7')).toBe(true);
    },
  );

  test('keeps a refused language for the session', () => {
    keepClosed({locale: 'zh'}, new Set());
    expect(sessionStorage.getItem('languageOffer')).toBe('closed');
    expect(localStorage).toHaveLength(0);
  });
});
