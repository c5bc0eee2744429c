import './rowTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {matchesWords} from './driverFilter';
import {useShownTarget} from './useShownTarget';
import styles from './FactFilter.module.css';

interface Found {
  readonly shown: number;
  readonly all: number;
  /** Whether texts are shown because no row has the words. */
  readonly isInText: boolean;
}

/**
 * A box that leaves, of everything after it, the rows with the words that are typed, below their headings. If there are
 * none, it leaves the texts with the words. They are in the address. It stays in view, and what it leaves follows it.
 */
export function RowFilter(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>();

  function apply(): void {
    const query = input.current?.value.trim() ?? '';
    replaceQuery(query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`);
    if (!form.current) return;
    const blocks = blocksAfter(form.current);
    setFound(showBlocks(blocks, query));
    if (query !== '') showFirst(form.current, blocks);
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

  const label = translate({
    id: 'rowFilter.label',
    message: 'Filter this page',
    description: 'Label of the box that filters the tables of a page',
  });
  return (
    <form
      ref={form}
      className={styles.page}
      role="search"
      data-needs-scripts
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        <span>{label}</span>
        <input
          ref={input}
          type="search"
          name="q"
          placeholder={label}
          autoComplete="off"
          onInput={apply}
        />
      </label>
      <p role="status" className={styles.count} data-rows={found?.shown}>
        {found && countText(found)}
      </p>
    </form>
  );
}

/** How many rows are shown. A string, so that it changes on a page that the browser has translated too. */
function countText({shown, all, isInText}: Found): string {
  if (isInText) {
    return translate({
      id: 'rowFilter.text',
      message: 'No row contains this, but the text does.',
      description: 'Shown when no row of the tables fits, and texts of the page do',
    });
  }
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

/** Paragraphs, headings, tables, and so on after the box, which are plain HTML outside of React's care. */
function blocksAfter(form: HTMLElement): readonly HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (let part = form.nextElementSibling; part; part = part.nextElementSibling) {
    const parts = part.matches('[data-static]') ? [...part.children] : [part];
    blocks.push(...parts.filter((block) => block instanceof HTMLElement));
  }
  return blocks;
}

/** Level of what is no heading: below all of them. */
const TEXT_LEVEL = 7;

const levelOf = ({tagName}: HTMLElement): number =>
  Number(/^H(\d)$/.exec(tagName)?.[1] ?? TEXT_LEVEL);

/** Hides rows that don't fit, texts unless only they fit, and headings and tables that have nothing left. */
function showBlocks(blocks: readonly HTMLElement[], query: string): Found {
  const fits = ({textContent}: HTMLElement): boolean => matchesWords(textContent, query);
  const count = {shown: 0, all: 0};
  const texts: HTMLElement[] = [];
  for (const block of blocks) {
    const rows = [...block.querySelectorAll<HTMLElement>('tbody tr')];
    const fitting = rows.filter(fits);
    for (const row of rows) row.hidden = !fitting.includes(row);
    if (rows.length === 0) texts.push(block);
    else block.hidden = fitting.length === 0;
    count.shown += fitting.length;
    count.all += rows.length;
  }
  const asksText = query === '' || count.shown === 0;
  for (const text of texts) text.hidden = !asksText || !fits(text);
  for (const [index, heading] of blocks.entries()) {
    const level = levelOf(heading);
    const next = blocks.slice(index + 1);
    const end = next.findIndex((block) => levelOf(block) <= level);
    const section = end === -1 ? next : next.slice(0, end);
    if (level < TEXT_LEVEL && section.some(({hidden}) => !hidden)) heading.hidden = false;
  }
  return {...count, isInText: count.shown === 0 && texts.some(({hidden}) => !hidden)};
}

/** What is left follows the box, even if the reader had read further. */
function showFirst(form: HTMLElement, blocks: readonly HTMLElement[]): void {
  const first = blocks.find(({hidden}) => !hidden);
  if (first && first.getBoundingClientRect().top < form.getBoundingClientRect().bottom) {
    first.scrollIntoView();
  }
}
