import {useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Sidebar.module.css';

/** Box that narrows the sidebar while the reader types; Enter opens the page that fits best, Escape clears. */
export function SidebarFilter({
  typed,
  count,
  best,
  onType,
  onFocus,
}: {
  readonly typed: string;
  /** Pages found; undefined while nothing is typed. */
  readonly count: number | undefined;
  /** Address of the page that is meant most likely. */
  readonly best: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onFocus: () => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early === '') return;
    onFocus();
    onType(early);
  });
  // What was typed before the application ran is not lost.
  useEffect(() => {
    takeOver();
  }, []);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      // The panel of narrow screens stays open.
      event.preventDefault();
      onType('');
    }
    if (event.key === 'Enter' && typed !== '') {
      const links = event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [];
      [...links].find((link) => link.getAttribute('href') === best)?.click();
    }
  };
  const label = translate({
    id: 'sidebar.filter',
    message: 'Filter pages',
    description: 'Name of the filter box of the sidebar',
  });
  return (
    <div className={styles.filter} data-needs-scripts>
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
      />
      <p role="status">
        {count !== undefined &&
          translate(
            {
              id: 'sidebar.found',
              message: 'Pages found: {count}',
              description: 'How many pages the filter of the sidebar leaves',
            },
            {count},
          )}
      </p>
    </div>
  );
}
