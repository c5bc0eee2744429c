import {createStorageSlot} from '@docusaurus/theme-common';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config'; // Docusaurus loads every page through it
import {noticeRules, type NoticeKey} from '@site/src/data/noticeRules';
import {languageToOffer} from '@site/src/lib/browser/languageOffer';
import {languageOf, withoutLocale, type LocaleCode} from '@site/src/lib/shared/localized';
import {noticeFor, noticeStorageKey, type NoticeRule} from '@site/src/lib/browser/notice';
import {LANGUAGE_CHOICE_KEY, LANGUAGE_REFUSAL_KEY} from '@site/src/lib/browser/storageKeys';
import {sitePath} from '@site/src/lib/browser/sitePath';

/** What comes up by itself on a page, at most one thing at a time. */
export type PagePopup = {readonly locale: LocaleCode} | {readonly rule: NoticeRule<NoticeKey>};

const sessionSlot = (key: string) => createStorageSlot(key, {persistence: 'sessionStorage'});
const lastingSlot = (key: string) => createStorageSlot(key, {persistence: 'localStorage'});
const noticeSlot = (rule: NoticeRule) =>
  (rule.showOnce ? lastingSlot : sessionSlot)(noticeStorageKey(rule));

/**
 * The popup of a page, from the reader's browser and storage; runs in the browser only. The language
 * comes first: a notice is best read in one's own.
 *
 * @param pathname address of the page
 * @param pageLocale its language
 * @param closed names of popups closed since the document was loaded
 */
export function choosePopup(
  pathname: string,
  pageLocale: LocaleCode,
  closed: ReadonlySet<string>,
): PagePopup | undefined {
  const locale = languageToOffer({
    pathname,
    pageLocale,
    languages: navigator.languages,
    hasTranslation: isPage(pathname),
    isDecided:
      closed.has(LANGUAGE_REFUSAL_KEY) ||
      lastingSlot(LANGUAGE_CHOICE_KEY).get() !== null ||
      sessionSlot(LANGUAGE_REFUSAL_KEY).get() !== null,
  });
  if (locale && isIn(locale)) return {locale};
  const rule = noticeFor(
    withoutLocale(sitePath(pathname)),
    noticeRules,
    navigator.userAgent,
    (each) => closed.has(each.key) || noticeSlot(each).get() !== null,
  );
  return rule && {rule};
}

/**
 * Remembers that a popup was closed: a notice for good or for the session, as its rule says; the language
 * offer for the session.
 *
 * @param closed the same for this document, for browsers that store nothing; added to
 */
export function keepClosed(popup: PagePopup, closed: Set<string>): void {
  const key = 'rule' in popup ? popup.rule.key : LANGUAGE_REFUSAL_KEY;
  const slot = 'rule' in popup ? noticeSlot(popup.rule) : sessionSlot(LANGUAGE_REFUSAL_KEY);
  closed.add(key);
  slot.set('closed');
}

/** Whether the head of the page says in which languages it exists. */
export function saysLanguages(): boolean {
  return document.querySelector('link[hreflang]') !== null;
}

/** Whether the page being shown says that it exists in a language (theme/SiteMetadata, features/doc-page/PageLanguages.tsx). */
function isIn(locale: LocaleCode): boolean {
  return document.querySelector(`link[hreflang='${languageOf(locale).tag}']`) !== null;
}

/** Whether an address is a page; the build refuses pages without a translation (`src/plugins/page-translations`). */
function isPage(pathname: string): boolean {
  const isFound = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  return isFound && !pathname.endsWith('/404.html');
}
