import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {matchesWords} from './driverFilter';
import {replaceQuery} from './replaceQuery';
import styles from './FactFilter.module.css';

const ENTRIES = 'article[id^="err-"]';

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
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  for (const entry of entries) entry.hidden = !matchesWords(entry.textContent, query);
  for (const block of new Set(
    entries.map((entry) => entry.closest<HTMLElement>('[data-static]')),
  )) {
    if (!block) continue;
    const isEmpty = block.querySelector(`${ENTRIES}:not([hidden])`) === null;
    block.hidden = isEmpty;
    const heading = block.previousElementSibling;
    if (heading instanceof HTMLHeadingElement) heading.hidden = isEmpty;
  }
  return entries.filter((entry) => !entry.hidden).length;
}
