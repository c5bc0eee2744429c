import './partTexts';
import './driverMatrix.css';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {
  countFilters,
  countOperations,
  countUnknownCost,
  driverFilterQuery,
  matchesDriver,
  operationTraits,
  parseDriverFilter,
  relaxations,
} from './driverFilter';
import type {DriverFilter, DriverRow, Relaxed} from './driverFilter';
import {fillForm, readForm} from './filterForm';
import {Icon} from '@site/src/components/Icon/Icon';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import styles from './DriverFilterForm.module.css';

const MATRIX = '.factsMatrix';
const ROWS = 'tr[data-traits]';
const SHEET_ID = 'driver-filters';

interface Found {
  readonly shown: number;
  readonly all: number;
  /** Whether there's something to clear. */
  readonly isAsked: boolean;
  /** How many filters are set in the sheet. */
  readonly set: number;
  /** Drivers that fit but for their cost, which isn't known. */
  readonly unknown: number;
  /** Parts to take away where nothing is shown. */
  readonly ways: readonly Relaxed[];
}

/** Words of drivers by page; in the browser they come when the first word is typed. */
type DriverSearchTerms = Readonly<Record<string, string>>;

/** Filters and sorting of the driver matrix below it; what is set is in the address. */
export function DriverFilterForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Found>();

  async function apply(): Promise<void> {
    if (!form.current) return;
    const filter = readFilter(form.current);
    replaceQuery(driverFilterQuery(filter, location.search));
    const terms = filter.q === '' ? {} : await loadTerms();
    // Meanwhile the reader may have set more, which its own call shows.
    if (location.search === driverFilterQuery(filter, location.search))
      setFound(showRows(filter, terms));
  }

  /** Takes a part out of the filter, as if the reader had done it in the form. */
  function relax({name, value}: Relaxed): void {
    if (!form.current) return;
    const params = readForm(form.current);
    params.delete(name, value);
    fillForm(form.current, params);
    void apply();
  }

  useEffect(() => {
    if (!form.current) return;
    // What was set before the application ran is kept, otherwise the address says what to show.
    if (driverFilterQuery(readFilter(form.current)) === '') {
      fillForm(
        form.current,
        new URLSearchParams(
          driverFilterQuery(parseDriverFilter(new URLSearchParams(location.search))),
        ),
      );
    }
    void apply();
    return watchPlace(form.current);
  }, []);

  return (
    <>
      <form
        ref={form}
        className={styles.bar}
        onInput={() => void apply()}
        onReset={() => setTimeout(() => void apply())}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.top}>
          <input
            type="search"
            name="q"
            autoComplete="off"
            aria-label={searchLabel()}
            placeholder={searchLabel()}
          />
          <p role="status" className={styles.count}>
            {found && countText(found)}
          </p>
          <label hidden={!found?.unknown}>
            <input type="checkbox" name="unknown" value="yes" />
            {found && unknownText(found.unknown)}
          </label>
          <button type="reset" className="clean-btn" hidden={!found?.isAsked}>
            {clearText()}
          </button>
          <button type="button" className={styles.open} popoverTarget={SHEET_ID}>
            {filtersText(found?.set ?? 0)}
          </button>
        </div>
        {/* Where there's little room a sheet that the button above opens; on wider screens always there. */}
        <div id={SHEET_ID} popover="auto" className={styles.chips}>
          <div className={styles.head}>
            <b>{filtersText(0)}</b>
            <button type="reset" className="clean-btn" hidden={!found?.isAsked}>
              {clearText()}
            </button>
            <button
              type="button"
              className="clean-btn"
              popoverTarget={SHEET_ID}
              popoverTargetAction="hide"
              aria-label={closeText()}
            >
              <Icon name="close" />
            </button>
          </div>
          <fieldset>
            <legend>
              <Translate id="driverFilter.can">Must be able to</Translate>
            </legend>
            {operationTraits.map((operation) => (
              <label key={operation}>
                <input type="checkbox" name="can" value={operation} />
                <span data-ability={operation} />
                {operationLabel(operation)}
              </label>
            ))}
          </fieldset>
          {selects().map(({name, label, options}) => (
            <select key={name} name={name} aria-label={label}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          ))}
          <button
            type="button"
            className={clsx('button button--primary', styles.close)}
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            onClick={showMatrix}
          >
            {found ? showText(found.shown) : ''}
          </button>
        </div>
        {found?.shown === 0 && (
          <div className={styles.none}>
            <p>{found.ways.length === 0 ? nothingText() : noneFitsText()}</p>
            {found.ways.map((way) => (
              <button key={way.name + way.value} type="button" onClick={() => relax(way)}>
                {translate(
                  {
                    id: 'driverFilter.without',
                    message: 'without “{part}”: {count}',
                  },
                  {part: partLabel(way), count: way.count},
                )}
              </button>
            ))}
          </div>
        )}
      </form>
      <ul className={styles.legend} aria-hidden>
        {operationTraits.map((operation) => (
          <li key={operation}>
            <span data-ability={operation} />
            {operationLabel(operation)}
          </li>
        ))}
      </ul>
    </>
  );
}

const readFilter = (form: HTMLFormElement): DriverFilter => parseDriverFilter(readForm(form));

/** The sheet was over the matrix: what it leaves is in view once it's closed. */
function showMatrix(): void {
  document.querySelector(MATRIX)?.scrollIntoView();
}

async function loadTerms(): Promise<DriverSearchTerms> {
  try {
    return (
      await import(/* webpackChunkName: "driver-search-terms" */ '@generated/driverSearchTerms')
    ).default;
  } catch {
    // Without a connection, the names in the rows are still searched.
    return {};
  }
}

/**
 * Tells the matrix how high the bar is, above which its headings stay, and lets the bar go once the reader
 * has left the matrix.
 */
function watchPlace(form: HTMLFormElement): () => void {
  const matrix = document.querySelector<HTMLElement>(MATRIX);
  if (!matrix || !('ResizeObserver' in window)) return () => undefined;
  const size = new ResizeObserver(() => {
    matrix.style.setProperty('--matrix-bar-height', `${form.offsetHeight}px`);
  });
  const place = new IntersectionObserver(([entry]) => {
    form.toggleAttribute('data-passed', entry !== undefined && !entry.isIntersecting);
  });
  size.observe(form);
  place.observe(matrix);
  return () => {
    size.disconnect();
    place.disconnect();
  };
}

function readRow(row: HTMLElement, terms: DriverSearchTerms): DriverRow {
  const {page = '', traits = ''} = row.dataset;
  const names = row.querySelector('th')?.textContent ?? '';
  return {words: `${names} ${terms[page] ?? ''}`, traits: traits.split(' ')};
}

/** Hides and sorts the rows of the matrix, which is plain HTML outside of React's care. */
function showRows(filter: DriverFilter, terms: DriverSearchTerms): Found {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const read = new Map(rows.map((row) => [row, readRow(row, terms)]));
  const dataOf = (row: HTMLElement): DriverRow => read.get(row) ?? {words: '', traits: []};
  for (const row of rows) row.hidden = !matchesDriver(dataOf(row), filter);
  const {compare} = new Intl.Collator(document.documentElement.lang);
  const nameOf = (row: HTMLElement): string => row.querySelector('th')?.textContent ?? '';
  const sorted = rows.toSorted((left, right) => {
    const byOperations =
      filter.sort === 'operations'
        ? countOperations(dataOf(right)) - countOperations(dataOf(left))
        : 0;
    return byOperations || compare(nameOf(left), nameOf(right));
  });
  if (sorted.some((row, index) => row !== rows[index])) {
    for (const row of sorted) row.parentElement?.append(row);
  }
  const shown = rows.filter((row) => !row.hidden).length;
  const matrix = document.querySelector<HTMLElement>(MATRIX);
  if (matrix) matrix.hidden = shown === 0;
  return {
    shown,
    all: rows.length,
    isAsked: driverFilterQuery(filter) !== '',
    set: countFilters(filter),
    unknown: countUnknownCost(filter, [...read.values()]),
    ways: shown === 0 ? relaxations(filter, [...read.values()]) : [],
  };
}

/*
 * Texts that change are strings, each alone in its element: translators of pages wrap the text of a page in their
 * own elements, and React then finds only elements, not pieces of text.
 */

function unknownText(count: number): string {
  return translate(
    {
      id: 'driverFilter.unknown',
      message: 'Include {count} with unknown cost',
    },
    {count},
  );
}

function countText({shown, all}: Found): string {
  return translate(
    {
      id: 'driverFilter.count',
      message: '{shown} of {all} drivers',
    },
    {shown, all},
  );
}

function filtersText(set: number): string {
  if (set === 0) {
    return translate({
      id: 'driverFilter.open',
      message: 'Filters',
    });
  }
  return translate(
    {
      id: 'driverFilter.openSet',
      message: 'Filters ({count})',
    },
    {count: set},
  );
}

function clearText(): string {
  return translate({id: 'driverFilter.reset', message: 'Clear'});
}

function closeText(): string {
  return translate({id: 'driverFilter.close', message: 'Close'});
}

function showText(shown: number): string {
  if (shown === 1) {
    return translate({
      id: 'driverFilter.showOne',
      message: 'Show 1 driver',
    });
  }
  return translate(
    {
      id: 'driverFilter.show',
      message: 'Show {shown} drivers',
    },
    {shown},
  );
}

function nothingText(): string {
  return translate({
    id: 'driverFilter.nothing',
    message: 'No driver fits these filters. Try another word, or clear the filters.',
  });
}

function noneFitsText(): string {
  return translate({
    id: 'driverFilter.noneFits',
    message: 'No driver fits all of these filters. Remove one:',
  });
}

function searchLabel(): string {
  return translate({
    id: 'driverFilter.text',
    message: 'Name or provider',
  });
}

function operationLabel(operation: (typeof operationTraits)[number]): string {
  return {
    uploadEnabled: translate({id: 'driverFilter.upload', message: 'upload'}),
    mkdir: translate({id: 'driverFilter.mkdir', message: 'create folder'}),
    rename: translate({id: 'driverFilter.rename', message: 'rename'}),
    move: translate({id: 'driverFilter.move', message: 'move'}),
    copy: translate({id: 'driverFilter.copy', message: 'copy'}),
    remove: translate({id: 'driverFilter.remove', message: 'remove'}),
  }[operation];
}

/** What the form calls a part of the filter. */
function partLabel({name, value}: Relaxed): string {
  const operation = operationTraits.find((trait) => name === 'can' && trait === value);
  if (operation) return operationLabel(operation);
  const select = selects().find((candidate) => candidate.name === name);
  return select?.options.find(([option]) => option === value)?.[1] ?? value;
}

interface Select {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** The first option of each asks nothing and says what the others are about. */
function selects(): readonly Select[] {
  const delivery = translate({id: 'driverFilter.delivery', message: 'Delivery'});
  const cost = translate({id: 'driverFilter.cost', message: 'Cost'});
  const login = translate({id: 'driverFilter.login', message: 'Sign-in'});
  const region = translate({id: 'driverFilter.region', message: 'Region'});
  const application = translate({id: 'driverFilter.application', message: 'Own app'});
  const sort = translate({id: 'driverFilter.sort', message: 'Sort by'});
  return [
    {
      name: 'delivery',
      label: delivery,
      options: [
        ['', delivery],
        ['redirect', translate({id: 'driverFilter.redirect', message: 'direct link'})],
        ['needs-proxy', translate({id: 'driverFilter.needsProxy', message: 'proxy needed'})],
        ['proxied', translate({id: 'driverFilter.proxied', message: 'through AList'})],
      ],
    },
    {
      name: 'cost',
      label: cost,
      options: [
        ['', cost],
        ['free', translate({id: 'driverFilter.free', message: 'free'})],
        ['free-account', translate({id: 'driverFilter.freeAccount', message: 'free account'})],
        ['no-provider', translate({id: 'driverFilter.noProvider', message: 'no provider needed'})],
        ['no-account', translate({id: 'driverFilter.noAccount', message: 'no account needed'})],
        ['membership', translate({id: 'driverFilter.membership', message: 'needs a membership'})],
        ['paid', translate({id: 'driverFilter.paid', message: 'paid'})],
      ],
    },
    {
      name: 'login',
      label: login,
      options: [
        ['', login],
        ['token', translate({id: 'driverFilter.token', message: 'token'})],
        ['cookie', translate({id: 'driverFilter.cookie', message: 'cookie'})],
        ['password', translate({id: 'driverFilter.password', message: 'password'})],
        ['key', translate({id: 'driverFilter.key', message: 'key'})],
        ['none', translate({id: 'driverFilter.none', message: 'no sign-in'})],
      ],
    },
    {
      name: 'region',
      label: region,
      options: [
        ['', region],
        ['china', translate({id: 'driverFilter.china', message: 'mainland China'})],
        ['global', translate({id: 'driverFilter.global', message: 'worldwide'})],
        ['self-hosted', translate({id: 'driverFilter.selfHosted', message: 'self-hosted'})],
      ],
    },
    {
      name: 'application',
      label: application,
      options: [
        ['', application],
        ['no', translate({id: 'driverFilter.notNeeded', message: 'no own app needed'})],
        ['yes', translate({id: 'driverFilter.needed', message: 'own app needed'})],
      ],
    },
    {
      name: 'sort',
      label: sort,
      options: [
        ['', translate({id: 'driverFilter.name', message: 'Sort by name'})],
        [
          'operations',
          translate({id: 'driverFilter.operations', message: 'Most operations first'}),
        ],
      ],
    },
  ];
}
