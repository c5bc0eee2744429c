import type {NoticeRule} from '@site/src/lib/browser/notice';

/** Keys of the notices of the fixture site. */
export type NoticeKey = 'waits' | 'session';

/** The real site has neither a notice over the page nor a pattern. */
export const noticeRules: readonly NoticeRule<NoticeKey>[] = [
  {
    key: 'waits',
    path: '/guide/notice-confirm.html',
    fullscreen: true,
    confirm: true,
    showOnce: true,
  },
  {key: 'session', match: /\/notice-m/, fullscreen: true},
];
