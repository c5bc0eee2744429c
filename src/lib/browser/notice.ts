import {NOTICE_PREFIX} from '@site/src/lib/browser/storageKeys';

/** Where a notice shows, and how it is dismissed (specification section 3, notice configuration). */
export interface NoticeRule<Key extends string = string> {
  /** Names the notice in storage; a new text needs a new key to be seen again. */
  readonly key: Key;
  /** The one page it is for, without language prefix, such as `/guide/`. */
  readonly path?: string;
  /** Or every page whose address, without language prefix, matches. */
  readonly match?: RegExp;
  /** Only for browsers whose `User-Agent` matches. */
  readonly userAgent?: RegExp;
  /** Once dismissed, gone for good; otherwise for the session. */
  readonly showOnce?: boolean;
  /** Over the whole page, which waits until the notice is dismissed. */
  readonly fullscreen?: boolean;
  /** With `fullscreen`: a click beside the notice does not dismiss it. */
  readonly confirm?: boolean;
}

/**
 * The first notice for a page.
 *
 * @param pathname address without language prefix
 * @param rules in order of importance
 * @param userAgent what the browser says about itself
 * @param isDismissed asks the reader's storage
 */
export function noticeFor<Rule extends NoticeRule>(
  pathname: string,
  rules: readonly Rule[],
  userAgent: string,
  isDismissed: (rule: Rule) => boolean,
): Rule | undefined {
  return rules.find(
    (rule) =>
      (rule.path === pathname || rule.match?.test(pathname)) &&
      (rule.userAgent?.test(userAgent) ?? true) &&
      !isDismissed(rule),
  );
}

/** Storage key under which a notice's dismissal is kept. */
export function noticeStorageKey({key}: NoticeRule): string {
  return NOTICE_PREFIX + key;
}
