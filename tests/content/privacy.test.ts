import {describe, expect, test} from 'vitest';
import {noticeRules} from '@site/src/data/noticeRules';
import {API_SERVER_KEY} from '@site/src/lib/apiServers';
import {LANGUAGE_CHOICE_KEY, LANGUAGE_REFUSAL_KEY} from '@site/src/lib/languageOffer';
import {noticeStorageKey} from '@site/src/lib/notice';
import {SIDEBAR_KEY, THEME_COLOR_KEY} from '@site/src/lib/storageKeys';
import {KEY_PREFIX, RETURN_KEY} from '@site/src/lib/token-flow/recordStore';
import {readPage} from '@site/tests/helpers/pages';

/** Keys as the page shows them; the part that varies is in angle brackets. */
const keys = [
  'theme',
  THEME_COLOR_KEY,
  SIDEBAR_KEY,
  'tabs',
  'code-tabs',
  LANGUAGE_CHOICE_KEY,
  LANGUAGE_REFUSAL_KEY,
  API_SERVER_KEY,
  'search-recent-<index>',
  'search-favorites-<index>',
  'artplayer_settings',
  'giscus-session',
  `${KEY_PREFIX}<hash>`,
  RETURN_KEY,
  ...noticeRules.map((rule) => noticeStorageKey(rule).replace(rule.key, '<name>')),
];

describe.each(['en', 'zh'] as const)('the privacy page in %s', (locale) => {
  const {body} = readPage(locale, 'privacy.mdx');

  test.each(keys)('names what the browser stores under %s', (key) => {
    expect(body).toContain(`\`${key}\``);
  });
});
