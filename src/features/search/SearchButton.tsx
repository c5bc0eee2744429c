import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {events, marks} from '@site/src/lib/shared/early/contract';
import {failSearch} from '@site/src/lib/browser/early/retry';
import styles from './SearchButton.module.css';
import type {SearchWindowProps} from './SearchWindow.lazy';
import {useSearchAccount} from './useSearchAccount';

/** The search window while it shows (SearchWindow.lazy.tsx). */
const SHOWN_WINDOW = 'dialog[data-search-engine][open]';

/**
 * Opens the search window. All this button does is fetch it: the early script answers clicks and keys
 * before and after the application runs, keeps what is typed meanwhile, and asks by an event
 * (`search.early.ts`).
 */
export function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus when the reader asked for the window. */
  const opener = useRef<HTMLElement>(null);
  const [SearchWindow, setWindow] = useState<ComponentType<SearchWindowProps>>();
  /** Number of the window that is open. */
  const [openWindow, setOpenWindow] = useState<number>();
  const lastWindow = useRef(0);
  const hostedOrigin = useHostedOrigin();

  /** A window that has closed says so later, when another one can be open. */
  function close(closed: number): void {
    setOpenWindow((open) => (open === closed ? undefined : open));
  }

  // Once the window is gone: until then the page below it takes no focus.
  useEffect(() => {
    if (openWindow === undefined) return undefined;
    const fallback = button.current;
    return () => {
      const back = opener.current?.isConnected ? opener.current : fallback;
      back?.focus({preventScroll: true});
    };
  }, [openWindow]);

  const answerWish = useEffectEvent(async () => {
    const page = document.documentElement;
    if (openWindow !== undefined && document.querySelector(SHOWN_WINDOW)) {
      page.removeAttribute(marks.search);
      close(openWindow);
      return;
    }
    const {activeElement} = document;
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? activeElement
        : null;
    try {
      const {default: loaded} = await import(
        /* webpackChunkName: "search" */ './SearchWindow.lazy'
      );
      setWindow(() => loaded);
      // The window takes the wish away with what was typed; Escape may have done so before.
      if (page.hasAttribute(marks.search)) setOpenWindow(++lastWindow.current);
    } catch {
      failSearch();
    }
  });

  useEffect(() => {
    const handleWish = (): void => void answerWish();
    addEventListener(events.search, handleWish);
    if (document.documentElement.hasAttribute(marks.search)) handleWish();
    return () => removeEventListener(events.search, handleWish);
  }, []);

  return (
    <>
      {hostedOrigin !== undefined && (
        <Head>
          <link rel="preconnect" href={hostedOrigin} crossOrigin="anonymous" />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-action="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={translate({
          id: 'searchButton.label',
          message: 'Search',
          description: 'Name of the button that opens the search',
        })}
      >
        <Icon name="search" />
        <span className={styles.word}>
          <Translate id="searchButton.label" description="Name of the button that opens the search">
            Search
          </Translate>
        </span>
        <kbd className={styles.word}>/</kbd>
      </button>
      {/* A mark shows it, because the application may be what is missing. */}
      <p role="alert" className={styles.failure}>
        <Translate
          id="searchButton.failed"
          description="Shown when the search window could not be loaded"
        >
          Unable to load the search. Check your network connection and try again.
        </Translate>
      </p>
      {SearchWindow && openWindow !== undefined && (
        <SearchWindow key={openWindow} onClose={() => close(openWindow)} />
      )}
    </>
  );
}

/** Host of the search service, to which the browser connects ahead (specification section 7). */
function useHostedOrigin(): string | undefined {
  const {isHosted, appId} = useSearchAccount();
  return isHosted ? `https://${appId.toLowerCase()}-dsn.algolia.net` : undefined;
}
