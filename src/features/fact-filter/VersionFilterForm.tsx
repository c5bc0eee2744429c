import './versionTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {replaceQuery} from './replaceQuery';
import {isBetween, parseVersionFilter, versionFilterQuery} from './versionFilter';
import type {VersionFilter} from './versionFilter';
import styles from './FactFilter.module.css';

/** Two releases to compare, for the tables below it; what is chosen stands in the address. */
export function VersionFilterForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<number>();

  function apply(filter: VersionFilter): void {
    replaceQuery(versionFilterQuery(filter));
    setShown(showRows(filter));
  }

  useEffect(() => {
    if (!form.current) return;
    const offered = offerReleases(form.current);
    // What was chosen before the application ran is kept, else the address says what to show.
    if (versionFilterQuery(readForm(form.current)) === '')
      fillForm(form.current, parseVersionFilter(new URLSearchParams(location.search)), offered);
    apply(readForm(form.current));
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      onInput={(event) => apply(readForm(event.currentTarget))}
      onReset={({currentTarget}) => setTimeout(() => apply(readForm(currentTarget)))}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.selects}>
        <label>
          <Translate id="versionFilter.from" description="Label of the older of two releases">
            You have
          </Translate>
          <select name="from">
            <option value="">
              {translate({id: 'versionFilter.first', message: 'the first release'})}
            </option>
          </select>
        </label>
        <label>
          <Translate id="versionFilter.to" description="Label of the newer of two releases">
            You update to
          </Translate>
          <select name="to">
            <option value="">
              {translate({id: 'versionFilter.latest', message: 'the newest release'})}
            </option>
          </select>
        </label>
        <button type="reset" className="button button--secondary">
          <Translate id="versionFilter.reset" description="Button that clears the comparison">
            Clear
          </Translate>
        </button>
      </div>
      <p role="status" className={styles.count}>
        {shown === 0 ? (
          <Translate id="versionFilter.none" description="Shown when nothing is new between two">
            Nothing of these kinds is new between the two releases.
          </Translate>
        ) : (
          shown !== undefined && (
            <Translate
              id="versionFilter.count"
              description="How much is new between the two releases"
              values={{shown}}
            >
              {'{shown} additions'}
            </Translate>
          )
        )}
      </p>
    </form>
  );
}

/** Fills both selects with the releases that the tables name, and tells which they are. */
function offerReleases(form: HTMLFormElement): readonly string[] {
  const list = document.querySelector<HTMLElement>('.factsVersions')?.dataset['releases'] ?? '';
  const releases = list.split(' ').filter(Boolean);
  for (const name of ['from', 'to']) {
    const select = form.elements.namedItem(name);
    if (!(select instanceof HTMLSelectElement) || select.length > 1) continue;
    select.append(...releases.map((version) => new Option(version, version)));
  }
  return releases;
}

function fillForm(form: HTMLFormElement, filter: VersionFilter, offered: readonly string[]): void {
  for (const [name, value] of Object.entries<string>({...filter})) {
    const select = form.elements.namedItem(name);
    if (select instanceof HTMLSelectElement) select.value = offered.includes(value) ? value : '';
  }
}

function readForm(form: HTMLFormElement): VersionFilter {
  const read = (name: string): string => {
    const select = form.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? select.value : '';
  };
  return parseVersionFilter(new URLSearchParams({from: read('from'), to: read('to')}));
}

/** Heading and texts above a table, back to its section's heading. */
function sectionOf(list: HTMLElement): readonly HTMLElement[] {
  const parts: HTMLElement[] = [list];
  let part = list.previousElementSibling;
  while (part instanceof HTMLElement && !parts[0]?.matches('h2')) {
    parts.unshift(part);
    part = part.previousElementSibling;
  }
  return parts;
}

/** Hides what isn't between the two releases, and sections that have nothing left; counts additions. */
function showRows(filter: VersionFilter): number {
  let count = 0;
  for (const list of document.querySelectorAll<HTMLElement>('.factsVersions')) {
    const rows = [...list.querySelectorAll<HTMLElement>('tr[data-since]')];
    for (const row of rows) row.hidden = !isBetween(row.dataset['since'] ?? '', filter);
    const shown = rows.filter((row) => !row.hidden);
    for (const part of sectionOf(list)) part.hidden = shown.length === 0;
    count += shown.reduce((sum, row) => sum + row.querySelectorAll('td code').length, 0);
  }
  return count;
}
