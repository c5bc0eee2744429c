import {isField} from '@site/src/lib/browser/isField';
import {loadApplication} from '@site/src/lib/browser/early/application';
import {events, marks} from '@site/src/lib/shared/early/contract';
import {root} from '@site/src/lib/browser/early/page';

/**
 * The button: asks for the search window. What the reader types until it is there is in a mark and becomes its
 * query (`SearchButton`); the mark alone asks for the window.
 */
export function askForSearch(): void {
  root.removeAttribute(marks.searchFailed);
  root.toggleAttribute(marks.search, true);
  dispatchEvent(new Event(events.search));
  loadApplication();
}

/**
 * A window over the page, such as an enlarged picture or the form of a request: the search would open over it. A card beside
 * the page, such as the offer of another language, is none.
 */
const OTHER_WINDOW = 'dialog:modal:not([data-search-engine])';

/** Answers the keys of the search, and keeps what is typed until the window is there. */
export function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    if (event.isComposing || event.defaultPrevented) return;
    if (document.querySelector(OTHER_WINDOW)) return;
    const typed = root.getAttribute(marks.search);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key.toLowerCase() === 'k') askForSearch();
    else if (isCommand || event.altKey || isField(target)) return;
    else if (typed === null) {
      if (key !== '/') return;
      askForSearch();
    } else if (key === 'Escape') root.removeAttribute(marks.search);
    else if (key === 'Backspace') root.setAttribute(marks.search, typed.slice(0, -1));
    else if (key.length === 1) root.setAttribute(marks.search, typed + key);
    else return;
    event.preventDefault();
  });
}
