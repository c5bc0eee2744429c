import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {clearText, closeText, placeholderText, searchText} from './searchTexts';
import styles from './Search.lazy.module.css';

/** What's printed on the key, in every language. */
const ESCAPE_KEY = 'Esc';

/** Search box of the window: the combobox that the list of results belongs to. */
export function SearchBox({
  ref,
  query,
  listId,
  isExpanded,
  activeId,
  onQuery,
  onCompose,
  onKeyDown,
  onClose,
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onCompose: (isComposing: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <div className={styles.box}>
      <Icon name="search" />
      {/* Not of the type `search`: browsers empty such a box on Escape, which closes the window. */}
      <input
        ref={ref}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={searchText()}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={placeholderText()}
        value={query}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        maxLength={512}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={({currentTarget}) => {
            onQuery('');
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          {clearText()}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeText()} onClick={onClose}>
        <Icon name="close" />
        <kbd aria-hidden="true" translate="no">
          {ESCAPE_KEY}
        </kbd>
      </button>
    </div>
  );
}
