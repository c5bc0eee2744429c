import {languageFolders, siteBase} from '@generated/siteBase';
import {marks} from '@site/src/lib/shared/early/contract';
import {onPress, root} from '@site/src/lib/browser/early/page';
import {leadTo} from '@site/src/lib/shared/redirectTarget';

/** Begins the hash in which an address that doesn't exist is handed to the 404 page of its language. */
const ASKED_HASH = '#asked=';

/** A page that providers return to. No list of pages has them, because no one looks for one. */
const CALLBACK_PATH = new RegExp(
  String.raw`^(?:/(?:${languageFolders.join('|')}))?/tool/[^/]+/callback(?:/index)?(?:\.html)?/?$`,
  'i',
);

/**
 * Takes readers from another spelling of a callback page, such as `/Tool/Baidu/Callback`, to the page at once, with the
 * query that the provider added. All of these paths are in lower case.
 *
 * @returns whether the reader is on the way there
 */
export function leadToCallback(): boolean {
  const {pathname, search} = location;
  const path = pathname.slice(siteBase.length - 1);
  const exact = path.toLowerCase();
  if (!CALLBACK_PATH.test(path) || exact === path) return false;
  leadTo(siteBase + exact.slice(1).replace(/\/index\.html$/, '.html') + search);
  return true;
}

/**
 * Lets "Go back" lead home in a new tab, where there's nothing to go back to. It's answered here, because a press can come
 * while the application starts.
 */
export function leadHome(): void {
  onPress((target) => {
    const home = target.closest('[data-action=back]')?.nextElementSibling;
    if (history.length < 2 && home instanceof HTMLAnchorElement) location.assign(home.href);
  });
}

/**
 * For hosts that have one 404 page for all URLs: takes readers of another language from the page at the root to the
 * page in that language. Runs before a 404 page shows anything.
 */
export function leadToLanguage(): void {
  const {pathname, search, hash} = location;
  const folder = languageFolders
    .map((name) => siteBase + name)
    .find((start) => `${pathname}/`.toLowerCase().startsWith(`${start}/`.toLowerCase()));
  if (folder === undefined) return;
  const exact = folder + pathname.slice(folder.length);

  // The page in that language. It puts back the address that was asked for (useAddressSearch).
  if (/^\/404(\.html)?$/.test(exact.slice(folder.length))) {
    const [, asked] = hash.split(ASKED_HASH);
    if (asked === undefined) return;
    history.replaceState(history.state, '', pathname);
    try {
      root.setAttribute(marks.askedAddress, folder + decodeURIComponent(asked));
    } catch {
      // Not from this script.
    }
    return;
  }
  // On a host that finds this page itself, it is the right one already.
  if (root.lang.startsWith(folder.slice(siteBase.length))) return;

  // Nothing of this page is shown while the other one loads. A policy can forbid style elements, but not this.
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('body{visibility:hidden}');
  document.adoptedStyleSheets.push(hidden);
  const rest = exact.slice(folder.length) + search + hash;
  // A language in other letters, such as `/ZH/`: the page can exist.
  leadTo(
    exact === pathname
      ? `${folder}/404.html${ASKED_HASH}${encodeURIComponent(rest)}`
      : folder + rest,
  );
}
