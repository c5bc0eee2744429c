import './rowTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {matchesWords} from './driverFilter';
import {useShownTarget} from './useShownTarget';
import styles from './FactFilter.module.css';

/** Tables of facts of the page, which are plain HTML outside of React's care. */
const TABLES = '.markdown .factsTable';

interface Found {
  readonly shown: number;
  readonly all: number;
}

/** A box that leaves only the rows of the page's tables with the words that are typed; they are in the address. */
export function RowFilter(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>();

  function apply(): void {
    const query = input.current?.value.trim() ?? '';
    replaceQuery(query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`);
    setFound(showRows(query));
  }

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (input.current?.value === '' && asked) input.current.value = asked;
    if (input.current?.value !== '') apply();
  }, []);
  useShownTarget(() => {
    if (input.current) input.current.value = '';
    apply();
  });

  return (
    <form
      className={styles.form}
      role="search"
      data-needs-scripts
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        <Translate
          id="rowFilter.label"
          description="Label of the box that filters the tables of a page"
        >
          Filter this page
        </Translate>
        <input ref={input} type="search" name="q" autoComplete="off" onInput={apply} />
      </label>
      <p role="status" className={styles.count}>
        {found && countText(found)}
      </p>
    </form>
  );
}

/** How many rows are shown. A string, so that it changes on a page that the browser has translated too. */
function countText({shown, all}: Found): string {
  if (shown === 0) {
    return translate({
      id: 'rowFilter.none',
      message: 'No row contains this. Try another word, or search all pages.',
      description: 'Shown when no row of the tables fits',
    });
  }
  return translate(
    {
      id: 'rowFilter.count',
      message: '{shown} of {all} rows',
      description: 'How many rows of the tables the box leaves',
    },
    {shown, all},
  );
}

/** Hides rows that don't fit, and tables that have none left. */
function showRows(query: string): Found {
  const count = {shown: 0, all: 0};
  for (const table of document.querySelectorAll<HTMLElement>(TABLES)) {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
    const fitting = rows.filter((row) => matchesWords(row.textContent, query));
    for (const row of rows) row.hidden = !fitting.includes(row);
    table.hidden = fitting.length === 0;
    count.shown += fitting.length;
    count.all += rows.length;
  }
  return count;
}
