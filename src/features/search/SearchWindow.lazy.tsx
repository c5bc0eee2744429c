import './partTexts';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {marks} from '@site/src/lib/shared/early/contract';
import type {FoundSection} from '@site/src/lib/browser/search/answer';
import {AreaFilter} from './AreaFilter';
import {MODAL_LIMIT, MODAL_LIMIT_OF_MENTIONS, MODAL_LIMIT_PER_PAGE} from './constants';
import {groupsOf, sectionsIn} from './resultGroups';
import {SearchBox} from './SearchBox';
import {SearchFailure} from './SearchFailure';
import {SearchFooter} from './SearchFooter';
import {SearchResults} from './SearchResults';
import {SearchStart} from './SearchStart';
import {countText, noResultsForText, searchingText, searchText} from './searchTexts';
import {shownResult, useSearch, warmSearch, type Question} from './useSearch';
import {useSearchAccount} from './useSearchAccount';
import {useScrollLock} from './useScrollLock';
import {useVisits} from './useVisits';
import styles from './Search.lazy.module.css';

export interface SearchWindowProps {
  readonly onClose: () => void;
}

/** The search window, with the context that the hosted search's filters need. */
export default function SearchWindow(props: SearchWindowProps): ReactNode {
  return (
    <DocsPreferredVersionContextProvider>
      <WindowContent {...props} />
    </DocsPreferredVersionContextProvider>
  );
}

/**
 * A modal dialog with a combobox: the focus stays in the search box, and the arrow keys choose among the
 * results (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Every result is a link, so it also opens in
 * a new tab.
 */
function WindowContent({onClose}: SearchWindowProps): ReactNode {
  const account = useSearchAccount();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useSearch(MODAL_LIMIT, {
    limitPerPage: MODAL_LIMIT_PER_PAGE,
    limitOfMentions: MODAL_LIMIT_OF_MENTIONS,
  });
  const visits = useVisits(account.indexName);
  const {question, status} = search;
  const result = shownResult(status);
  const groups = useMemo(() => (result ? groupsOf(result) : []), [result]);
  const sections = sectionsIn(groups);
  const [choice, setChoice] = useState<{readonly of: unknown; readonly index: number}>();
  // The first result is chosen until the reader chooses another.
  const active = choice && choice.of === result ? choice.index : 0;
  const chooseAt = useCallback((index: number) => setChoice({of: result, index}), [result]);
  const {visit} = visits;
  const open = useCallback(
    (section: FoundSection) => {
      visit(section);
      dialog.current?.close();
    },
    [visit],
  );
  useScrollLock();
  const history = useHistory();
  // Back closes the window, as it would a page, and leaves the page below it.
  useEffect(
    () =>
      history.block((next, action) => {
        // A step to the place where the page is, such as the one that marks the target of a link, is none back.
        const isHere = history.createHref(next) === history.createHref(history.location);
        if (action !== 'POP' || isHere) return undefined;
        dialog.current?.close();
        return false;
      }),
    [history],
  );

  // Enter while an answer is on its way means its first result, not the first of those still shown.
  const wish = useRef<'here' | 'new tab'>(undefined);

  function ask(change: Partial<Question>): void {
    wish.current = undefined;
    setChoice(undefined);
    search.ask({...question, ...change});
  }

  const start = useEffectEvent(() => {
    dialog.current?.showModal();
    input.current?.focus();
    const page = document.documentElement;
    const typed = page.getAttribute(marks.search) ?? '';
    // What was typed before the window was there (see the early script) is its query.
    page.removeAttribute(marks.search);
    if (input.current && typed !== '') {
      // At once: the next key can come before React has written it there.
      input.current.value = typed;
      ask({query: typed});
    }
    // A failure shows with the first query.
    warmSearch(account).catch(() => undefined);
  });
  useEffect(() => {
    start();
    const window = dialog.current;
    const listeners = new AbortController();
    const {signal} = listeners;
    window?.addEventListener(
      'click',
      // The backdrop belongs to the dialog itself; everything in it is its own element.
      ({target}) => target === window && window.close(),
      {signal},
    );
    window?.addEventListener('keydown', (event) => moveInStart(event, window), {signal});
    return () => listeners.abort();
  }, []);

  function choose(index: number): void {
    const count = sections.length;
    if (count === 0) return;
    const next = (index + count) % count;
    chooseAt(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({block: 'nearest'});
  }

  function openChosen(isNewTab: boolean): void {
    if (status.name === 'searching' && !choice) {
      wish.current = isNewTab ? 'new tab' : 'here';
      return;
    }
    const option = document.getElementById(optionId(listId, active));
    if (!(option instanceof HTMLAnchorElement) || sections.length === 0) return;
    if (isNewTab) window.open(option.href, '_blank', 'noopener');
    else option.click();
  }

  const grantWish = useEffectEvent(() => {
    if (status.name === 'searching' || wish.current === undefined) return;
    const isNewTab = wish.current === 'new tab';
    wish.current = undefined;
    openChosen(isNewTab);
  });
  useEffect(() => grantWish(), [status]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const {key} = event;
    if (key === 'ArrowDown' && sections.length > 0) choose(active + 1);
    else if (key === 'ArrowUp' && sections.length > 0) choose(active - 1);
    else if (key === 'ArrowDown') focusStart(dialog.current, 0);
    else if (key === 'Enter') openChosen(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  const isEmpty = status.name === 'idle';
  const hasSections = !isEmpty && status.name !== 'failed' && sections.length > 0;

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.window}
      aria-label={searchText()}
      data-search-engine={account.isHosted ? 'hosted' : 'embedded'}
      data-search-status={status.name}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <SearchBox
          ref={input}
          query={question.query}
          listId={listId}
          isExpanded={hasSections}
          activeId={hasSections ? optionId(listId, active) : undefined}
          onQuery={(query) => ask({query})}
          onCompose={search.compose}
          onKeyDown={handleKey}
          onClose={() => dialog.current?.close()}
        />
        <div className={styles.toolbar}>
          <AreaFilter area={question.area} onArea={(area) => ask({area})} />
          <p role="status" className={styles.count}>
            {status.name === 'done' &&
              countText(status.result.sections.length, status.result.total)}
          </p>
        </div>
        <div className={styles.content}>
          {status.name === 'searching' && !result && (
            <p className={styles.message}>{searchingText()}</p>
          )}
          {status.name === 'done' && status.result.sections.length === 0 && (
            <p className={styles.message}>{noResultsForText(question.query)}</p>
          )}
          {status.name === 'failed' && <SearchFailure onRetry={() => ask({})} />}
          {hasSections && (
            <SearchResults
              id={listId}
              groups={groups}
              active={active}
              onActive={chooseAt}
              onOpen={open}
            />
          )}
          {isEmpty && <SearchStart visits={visits} onOpen={() => dialog.current?.close()} />}
        </div>
        <SearchFooter
          isHosted={account.isHosted}
          question={hasSections ? question : undefined}
          onFollow={() => dialog.current?.close()}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** Element ID of a result, by its position. */
function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function startLinks(root: Element | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-start]') ?? [])];
}

function focusStart(root: Element | null, index: number): void {
  startLinks(root)[index]?.focus();
}

/** The arrow keys also move among the links of the empty window, and back to the search box. */
function moveInStart(event: globalThis.KeyboardEvent, root: Element): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = startLinks(root);
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at === -1) return;
  const next = links[Math.min(at + step, links.length - 1)];
  (next ?? root.querySelector('input'))?.focus();
  event.preventDefault();
}
