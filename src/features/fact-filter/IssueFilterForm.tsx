import './issueTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {fillForm, readForm} from './filterForm';
import {offer, sectionOf} from './listForm';
import {issueFilterQuery, matchesIssue, parseIssueFilter} from './issueFilter';
import type {IssueFilter, IssueRow} from './issueFilter';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {useShownTarget} from './useShownTarget';
import styles from './FactFilter.module.css';

/** A section of the page: its heading, text, and the rows of its table. */
interface Section {
  readonly parts: readonly HTMLElement[];
  readonly kind: string;
  readonly title: string;
  readonly rows: readonly HTMLElement[];
}

/** What the selects offer, read from the tables below. */
interface Choices {
  readonly kinds: readonly (readonly [value: string, text: string])[];
  readonly drivers: readonly string[];
}

/** Filters of the known issues below it; what is set is in the address. */
export function IssueFilterForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<number>();

  function apply(filter: IssueFilter): void {
    replaceQuery(issueFilterQuery(filter));
    setShown(showIssues(filter));
  }

  useEffect(() => {
    if (!form.current) return;
    const {kinds, drivers} = readChoices();
    offer(form.current, 'kind', kinds);
    offer(
      form.current,
      'driver',
      drivers.map((name) => [name, name]),
    );
    // What was typed before the application ran is kept, otherwise the address says what to show.
    if (issueFilterQuery(readFilter(form.current)) === '')
      fillForm(
        form.current,
        new URLSearchParams(
          issueFilterQuery(parseIssueFilter(new URLSearchParams(location.search))),
        ),
      );
    apply(readFilter(form.current));
  }, []);
  useShownTarget(() => {
    form.current?.reset();
    if (form.current) apply(readFilter(form.current));
  });

  const any = translate({id: 'issueFilter.any', message: 'any'});
  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      onInput={(event) => apply(readFilter(event.currentTarget))}
      onReset={({currentTarget}) => setTimeout(() => apply(readFilter(currentTarget)))}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        <Translate id="issueFilter.text" description="Label of the text filter of the known issues">
          Driver, or a word such as “overwrite”
        </Translate>
        <input type="search" name="q" autoComplete="off" />
      </label>
      <div className={styles.selects}>
        <label>
          <Translate id="issueFilter.kind" description="Label of the choice of a kind of issue">
            Kind
          </Translate>
          <select name="kind">
            <option value="">{any}</option>
          </select>
        </label>
        <label>
          <Translate id="issueFilter.driver" description="Label of the choice of a driver">
            Driver
          </Translate>
          <select name="driver">
            <option value="">{any}</option>
          </select>
        </label>
        <button type="reset" className="button button--secondary">
          <Translate id="issueFilter.reset" description="Button that clears the filters">
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

/** How many issues are shown. A string, so that it changes on a page that the browser has translated too. */
function countText(shown: number): string {
  if (shown === 0) {
    return translate({
      id: 'issueFilter.none',
      message: 'We know of no such issue. Clear a filter, or search all pages.',
      description: 'Shown when no issue fits the filters',
    });
  }
  if (shown === 1) {
    return translate({
      id: 'issueFilter.one',
      message: '1 issue',
      description: 'The filters leave one issue',
    });
  }
  return translate(
    {
      id: 'issueFilter.count',
      message: '{shown} issues',
      description: 'How many issues the filters leave',
    },
    {shown},
  );
}

const readFilter = (form: HTMLFormElement): IssueFilter => parseIssueFilter(readForm(form));

/** The sections of the page that list issues; the tables are plain HTML outside of React's care. */
function readSections(): readonly Section[] {
  return [...document.querySelectorAll<HTMLElement>('.factsIssues')].map((list) => {
    const parts = sectionOf(list);
    const [heading] = parts;
    return {
      parts,
      kind: heading?.id ?? '',
      title: heading?.firstChild?.textContent ?? '',
      rows: [...list.querySelectorAll<HTMLElement>('tbody tr')],
    };
  });
}

function readIssue(row: HTMLElement, kind: string): IssueRow {
  return {
    words: `${row.textContent} ${row.dataset['words'] ?? ''}`,
    kind,
    drivers: [...row.querySelectorAll('th code')].map((code) => code.textContent),
  };
}

function readChoices(): Choices {
  const sections = readSections();
  const drivers = sections.flatMap(({kind, rows}) =>
    rows.flatMap((row) => readIssue(row, kind).drivers),
  );
  return {
    kinds: sections.map(({kind, title}) => [kind, title]),
    drivers: [...new Set(drivers)].sort((a, b) => a.localeCompare(b)),
  };
}

/** Hides the issues that don't fit, and sections that have none left. */
function showIssues(filter: IssueFilter): number {
  let count = 0;
  for (const {parts, kind, rows} of readSections()) {
    const fitting = rows.filter((row) => matchesIssue(readIssue(row, kind), filter));
    for (const row of rows) row.hidden = !fitting.includes(row);
    for (const part of parts) part.hidden = fitting.length === 0;
    count += fitting.length;
  }
  return count;
}
