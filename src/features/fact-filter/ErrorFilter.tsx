import './errorTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findMessages, type MessageEntry} from './findMessages';
import {loadFix} from './loadFix';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {useShownTarget} from './useShownTarget';
import styles from './FactFilter.module.css';

/** Rows of the tables of messages. */
const ENTRIES = '.factsMessages tbody tr';

/** Results listed below the field; the rows themselves follow further down. */
const LISTED = 5;

/** A row on the page. */
interface PageEntry extends MessageEntry {
  readonly element: HTMLElement;
  /** Of the page that explains it. */
  readonly href: string;
  /** Cell of the cause, or of the driver. */
  readonly cause: Element | null;
}

interface Result {
  readonly query: string;
  readonly count: number;
  readonly listed: readonly PageEntry[];
  readonly isNearest: boolean;
}

/**
 * A search box over the messages of the page. The best ones are listed directly below it, with cause and fix; a pasted line
 * of a log finds its message, and what isn't found gets the nearest messages and the way to the search.
 */
export function ErrorFilter(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();

  function apply(): void {
    const query = input.current?.value.trim() ?? '';
    replaceQuery(query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`);
    const all = readEntries();
    const {entries, nearest} = findMessages(all, query);
    showEntries(new Set(entries.map(({element}) => element)));
    setResult({
      query,
      count: entries.length,
      listed: query === '' ? [] : [...entries, ...nearest].slice(0, LISTED),
      isNearest: nearest.length > 0,
    });
  }

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (input.current?.value === '' && asked) input.current.value = asked;
    apply();
  }, []);
  useShownTarget(() => {
    if (input.current) input.current.value = '';
    apply();
  });

  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <Translate id="errorFilter.label" description="Label of the search box over the errors">
          Part of the message you see, or a line of the log
        </Translate>
        <input ref={input} type="search" name="q" autoComplete="off" onInput={apply} />
      </label>
      <p role="status" className={styles.count}>
        {result && countText(result)}
      </p>
      {result && result.listed.length > 0 && <Results {...result} />}
    </form>
  );
}

/** What was found. A string, so that it changes on a page that the browser has translated too. */
function countText({isNearest, count}: Result): string {
  if (isNearest) {
    return translate({
      id: 'errorFilter.nearest',
      message: 'No message contains this. These are the most similar:',
      description: 'Above the messages that look most like what was typed',
    });
  }
  if (count === 1) {
    return translate({
      id: 'errorFilter.one',
      message: '1 message',
      description: 'The search box leaves one error',
    });
  }
  return translate(
    {
      id: 'errorFilter.count',
      message: '{shown} messages',
      description: 'How many errors the search box leaves',
    },
    {shown: count},
  );
}

function Results({listed, isNearest, query}: Result): ReactNode {
  const search = useBaseUrl('/search.html');
  return (
    <>
      <ul className={styles.results}>
        {listed.map(({href, messages, cause}) => (
          <li key={href}>
            <Link to={href}>
              <code translate="no">{messages.join(' / ')}</code>
            </Link>
            <Copy of={cause} />
            <Fix href={href} />
          </li>
        ))}
      </ul>
      {isNearest && (
        <Link to={`${search}?${new URLSearchParams({q: query}).toString()}`}>
          <Translate id="errorFilter.search" description="Link from the errors to the search page">
            Search all pages for it
          </Translate>
        </Link>
      )}
    </>
  );
}

/** The content of a cell, with its code and labels. */
function Copy({of: cell}: {readonly of: Element | null}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(...(cell?.cloneNode(true).childNodes ?? [])));
  return <span ref={place} />;
}

/** What to do about a message, as soon as the page that says it is there. */
function Fix({href}: {readonly href: string}): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isShown = true;
    void loadFix(href).then((fix) => {
      if (isShown && fix) place.current?.replaceChildren(fix);
    });
    return () => {
      isShown = false;
    };
  }, [href]);
  return <p ref={place} className={styles.fix} />;
}

function readEntries(): readonly PageEntry[] {
  return [...document.querySelectorAll<HTMLElement>(ENTRIES)].map((element) => {
    const title = element.querySelector('th');
    const codes = [...(title?.querySelectorAll('code') ?? [])];
    return {
      element,
      messages: codes.map(({textContent}) => textContent),
      text: element.textContent,
      href: title?.querySelector('a')?.getAttribute('href') ?? `#${element.id}`,
      cause: element.querySelector('td'),
    };
  });
}

/** Hides entries that don't match, and headings that have none left. */
function showEntries(fitting: ReadonlySet<HTMLElement>): void {
  let heading: HTMLElement | undefined;
  const shownBelow = new Map<HTMLElement, boolean>();
  for (const element of document.querySelectorAll<HTMLElement>(`.markdown h2, ${ENTRIES}`)) {
    if (element.matches('h2')) {
      heading = element;
      continue;
    }
    const isShown = fitting.has(element);
    element.hidden = !isShown;
    if (heading) shownBelow.set(heading, isShown || shownBelow.get(heading) === true);
  }
  for (const [title, isShown] of shownBelow) title.hidden = !isShown;
}
