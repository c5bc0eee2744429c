import type {NoticeRule} from '@site/src/lib/browser/notice';

/** Keys of the notices in force; `notices.ts` holds their texts. */
export type NoticeKey = 'windows-7';

/** When each notice shows. These rules are part of every page, so the texts are kept apart. */
export const noticeRules: readonly NoticeRule<NoticeKey>[] = [
  // Windows 7 and Server 2008 R2 call themselves NT 6.1, Server 2008 NT 6.0.
  {key: 'windows-7', path: '/', userAgent: /Windows NT 6\.[01]\b/, showOnce: true},
];
