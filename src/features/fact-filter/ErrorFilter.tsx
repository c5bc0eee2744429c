import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {matchesWords} from './driverFilter';
import {replaceQuery} from './replaceQuery';
import styles from './FactFilter.module.css';

/** Entries of the list of errors, and rows of the table of drivers' messages. */
const ENTRIES = 'article[id^="err-"], .factsMessages tbody tr';

/** A search box over the error entries of the page. */
export function ErrorFilter(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number>();

  function apply(): void {
    const query = input.current?.value.trim() ?? '';
    replaceQuery(query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`);
    setShown(showEntries(query));
  }

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (input.current?.value === '' && asked) input.current.value = asked;
    apply();
  }, []);

  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <Translate id="errorFilter.label" description="Label of the search box over the errors">
          Part of the message you see
        </Translate>
        <input ref={input} type="search" name="q" autoComplete="off" onInput={apply} />
      </label>
      <p role="status" className={styles.count}>
        {shown !== undefined && (
          <Translate
            id="errorFilter.count"
            description="How many errors the search box leaves"
            values={{shown}}
          >
            {'{shown} messages'}
          </Translate>
        )}
      </p>
    </form>
  );
}

/** Hides entries that do not fit, and headings that have none left. */
function showEntries(query: string): number {
  let heading: HTMLElement | undefined;
  const shownBelow = new Map<HTMLElement, boolean>();
  let count = 0;
  for (const element of document.querySelectorAll<HTMLElement>(`.markdown h2, ${ENTRIES}`)) {
    if (element.matches('h2')) {
      heading = element;
      continue;
    }
    const isShown = matchesWords(element.textContent, query);
    element.hidden = !isShown;
    count += Number(isShown);
    if (heading) shownBelow.set(heading, isShown || shownBelow.get(heading) === true);
  }
  for (const [title, isShown] of shownBelow) title.hidden = !isShown;
  return count;
}
