import type {NoticeRule} from '@site/src/lib/notice';

/** Keys of the notices in force; `notices.ts` holds their texts. */
export type NoticeKey = 'windows-7';

/** When each notice shows. These rules are part of every page, so the texts are kept apart. */
export const noticeRules: readonly NoticeRule<NoticeKey>[] = [
  {key: 'windows-7', path: '/', showOnce: true},
];
