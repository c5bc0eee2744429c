import './versionTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {fillForm, readForm} from './filterForm';
import {offer, sectionOf} from './listForm';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {isBetween, parseVersionFilter, versionFilterQuery} from './versionFilter';
import type {VersionFilter} from './versionFilter';
import {useShownTarget} from './useShownTarget';
import styles from './FactFilter.module.css';

/** Two releases to compare, for the tables below it; what is chosen is in the address. */
export function VersionFilterForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<number>();

  function apply(filter: VersionFilter): void {
    replaceQuery(versionFilterQuery(filter));
    setShown(showRows(filter));
  }

  useEffect(() => {
    if (!form.current) return;
    offerReleases(form.current);
    // What was chosen before the application ran is kept, otherwise the address says what to show.
    if (versionFilterQuery(readFilter(form.current)) === '')
      fillForm(
        form.current,
        new URLSearchParams(
          versionFilterQuery(parseVersionFilter(new URLSearchParams(location.search))),
        ),
      );
    apply(readFilter(form.current));
  }, []);
  useShownTarget(() => {
    form.current?.reset();
    if (form.current) apply(readFilter(form.current));
  });

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      onInput={(event) => apply(readFilter(event.currentTarget))}
      onReset={({currentTarget}) => setTimeout(() => apply(readFilter(currentTarget)))}
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
        {shown !== undefined && countText(shown)}
      </p>
    </form>
  );
}

/** How much is new. A string, so that it changes on a page that the browser has translated too. */
function countText(shown: number): string {
  if (shown === 0) {
    return translate({
      id: 'versionFilter.none',
      message: 'Nothing of these kinds is new between the two releases.',
      description: 'Shown when nothing is new between two',
    });
  }
  if (shown === 1) {
    return translate({
      id: 'versionFilter.one',
      message: '1 addition',
      description: 'One thing is new between the two releases',
    });
  }
  return translate(
    {
      id: 'versionFilter.count',
      message: '{shown} additions',
      description: 'How much is new between the two releases',
    },
    {shown},
  );
}

/** Fills both selects with the releases that the tables name. */
function offerReleases(form: HTMLFormElement): void {
  const list = document.querySelector<HTMLElement>('.factsVersions')?.dataset['releases'] ?? '';
  const releases = list.split(' ').filter(Boolean);
  for (const name of ['from', 'to']) {
    offer(
      form,
      name,
      releases.map((version) => [version, version]),
    );
  }
}

const readFilter = (form: HTMLFormElement): VersionFilter => parseVersionFilter(readForm(form));

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
