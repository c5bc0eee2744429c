import {useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './SearchButton.module.css';
import type {SearchModalProps} from './SearchModal.lazy';

/**
 * Opens the search window. All this button does is fetch it: the early script answers clicks and keys
 * before and after the application runs, keeps what is typed meanwhile, and asks by an event
 * (`src/early/early.ts`).
 */
export function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [query, setQuery] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  function close(): void {
    setQuery(undefined);
    button.current?.focus({preventScroll: true});
  }

  const toggle = useEffectEvent((typed: string) => {
    if (query === undefined) setQuery(typed);
    else close();
  });

  useEffect(() => {
    const page = document.documentElement;

    async function open(): Promise<void> {
      setFailed(false);
      try {
        const {default: loaded} = await import(
          /* webpackChunkName: "search" */ './SearchModal.lazy'
        );
        setModal(() => loaded);
        const typed = page.dataset['search'];
        delete page.dataset['search'];
        // Escape has taken the wish back.
        if (typed !== undefined) toggle(typed);
      } catch {
        delete page.dataset['search'];
        setFailed(true);
      }
    }

    const handleWish = (): void => void open();
    document.addEventListener('site:search', handleWish);
    if (page.dataset['search'] !== undefined) handleWish();
    return () => document.removeEventListener('site:search', handleWish);
  }, []);

  return (
    <>
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
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <Translate
            id="searchButton.failed"
            description="Shown when the search window could not be loaded"
          >
            Unable to load the search. Check your network connection and try again.
          </Translate>
        </p>
      )}
      {Modal && query !== undefined && <Modal initialQuery={query} onClose={close} />}
    </>
  );
}
