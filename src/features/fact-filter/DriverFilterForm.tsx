import './partTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  countOperations,
  driverFilterQuery,
  matchesDriver,
  operationTraits,
  parseDriverFilter,
} from './driverFilter';
import type {DriverFilter, DriverRow} from './driverFilter';
import {fillForm, readForm} from './filterForm';
import {replaceQuery} from './replaceQuery';
import styles from './FactFilter.module.css';

const ROWS = 'tr[data-traits]';

interface Count {
  readonly shown: number;
  readonly all: number;
}

/** Filters and sorting of the driver matrix below it; what is set stands in the address. */
export function DriverFilterForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState<Count>();

  function apply(): void {
    if (!form.current) return;
    const filter = readFilter(form.current);
    replaceQuery(driverFilterQuery(filter));
    setCount(showRows(filter));
  }

  useEffect(() => {
    if (!form.current) return;
    // What was set before the application ran is kept, else the address says what to show.
    if (driverFilterQuery(readFilter(form.current)) === '') {
      fillForm(
        form.current,
        new URLSearchParams(
          driverFilterQuery(parseDriverFilter(new URLSearchParams(location.search))),
        ),
      );
    }
    apply();
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      onInput={apply}
      onReset={() => setTimeout(apply)}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        <Translate
          id="driverFilter.text"
          description="Label of the text filter of the driver matrix"
        >
          Name or provider
        </Translate>
        <input type="search" name="q" autoComplete="off" />
      </label>
      <fieldset className={styles.choices}>
        <legend>
          <Translate
            id="driverFilter.can"
            description="Legend of the operations a driver must have"
          >
            Must be able to
          </Translate>
        </legend>
        {operationTraits.map((operation) => (
          <label key={operation}>
            <input type="checkbox" name="can" value={operation} />
            {operationLabel(operation)}
          </label>
        ))}
      </fieldset>
      <div className={styles.selects}>
        {selects().map(({name, label, options}) => (
          <label key={name}>
            {label}
            <select name={name}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="reset" className="button button--secondary">
          <Translate id="driverFilter.reset" description="Button that clears all filters">
            Clear
          </Translate>
        </button>
      </div>
      <p role="status" className={styles.count}>
        {count && (
          <Translate
            id="driverFilter.count"
            description="How many drivers the filters leave"
            values={{shown: count.shown, all: count.all}}
          >
            {'{shown} of {all} drivers'}
          </Translate>
        )}
      </p>
    </form>
  );
}

const readFilter = (form: HTMLFormElement): DriverFilter => parseDriverFilter(readForm(form));

function readRow(row: HTMLElement): DriverRow {
  return {words: row.dataset['words'] ?? '', traits: (row.dataset['traits'] ?? '').split(' ')};
}

/** Hides and sorts the rows of the matrix, which is plain HTML outside of React's care. */
function showRows(filter: DriverFilter): Count {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  for (const row of rows) row.hidden = !matchesDriver(readRow(row), filter);
  const sorted = rows.toSorted((left, right) => {
    const byOperations =
      filter.sort === 'operations'
        ? countOperations(readRow(right)) - countOperations(readRow(left))
        : 0;
    return byOperations || left.textContent.localeCompare(right.textContent);
  });
  for (const row of sorted) row.parentElement?.append(row);
  return {shown: rows.filter((row) => !row.hidden).length, all: rows.length};
}

function operationLabel(operation: (typeof operationTraits)[number]): string {
  return {
    uploadEnabled: translate({id: 'driverFilter.upload', message: 'upload'}),
    mkdir: translate({id: 'driverFilter.mkdir', message: 'make folders'}),
    rename: translate({id: 'driverFilter.rename', message: 'rename'}),
    move: translate({id: 'driverFilter.move', message: 'move'}),
    copy: translate({id: 'driverFilter.copy', message: 'copy'}),
    remove: translate({id: 'driverFilter.remove', message: 'remove'}),
  }[operation];
}

interface Select {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

function selects(): readonly Select[] {
  const any = translate({id: 'driverFilter.any', message: 'any'});
  return [
    {
      name: 'delivery',
      label: translate({id: 'driverFilter.delivery', message: 'Delivery'}),
      options: [
        ['', any],
        ['redirect', translate({id: 'driverFilter.redirect', message: 'redirect'})],
        ['proxied', translate({id: 'driverFilter.proxied', message: 'through AList'})],
      ],
    },
    {
      name: 'login',
      label: translate({id: 'driverFilter.login', message: 'Sign-in'}),
      options: [
        ['', any],
        ['token', translate({id: 'driverFilter.token', message: 'token'})],
        ['cookie', translate({id: 'driverFilter.cookie', message: 'cookie'})],
        ['password', translate({id: 'driverFilter.password', message: 'password'})],
        ['key', translate({id: 'driverFilter.key', message: 'key'})],
        ['none', translate({id: 'driverFilter.none', message: 'none'})],
      ],
    },
    {
      name: 'application',
      label: translate({id: 'driverFilter.application', message: 'Own application'}),
      options: [
        ['', any],
        ['no', translate({id: 'driverFilter.notNeeded', message: 'not needed'})],
        ['yes', translate({id: 'driverFilter.needed', message: 'needed'})],
      ],
    },
    {
      name: 'sort',
      label: translate({id: 'driverFilter.sort', message: 'Sort by'}),
      options: [
        ['name', translate({id: 'driverFilter.name', message: 'name'})],
        ['operations', translate({id: 'driverFilter.operations', message: 'number of operations'})],
      ],
    },
  ];
}
