import './partTexts';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import driverIndex from '@site/src/data/driverIndex.json';
import {finderExamples, finderRest} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import clsx from 'clsx';
import {countDrivers, driverHref, type DriverEntry} from '@site/src/lib/shared/driverIndex';
import {matchesDriver} from './matchDriver';
import {NoDriver} from './NoDriver';
import styles from './DriverFinder.module.css';
import field from './HomeField.module.css';
import panels from './HomePanels.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

const drivers: readonly DriverEntry[] = driverIndex;

/** Entries shown before the reader types or opens the rest: whole rows in two and three columns. */
const FIRST_ENTRIES = 18;

/** "Find your driver": every drive AList mounts, narrowed while typing; a plain list without scripts. */
export function DriverFinder(): ReactNode {
  const locale = useLocaleCode();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the application ran is not lost.
  useEffect(() => {
    setQuery(input.current?.value ?? '');
  }, []);
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) setQuery('');
  };
  const isFiltering = query.trim() !== '';
  const found = isFiltering ? drivers.filter((entry) => matchesDriver(entry, query)) : drivers;
  return (
    <section className={panels.section}>
      <Heading as="h2" id="drivers" className={panels.title}>
        <Translate id="home.finderTitle" description="Title of the driver finder">
          Find your drive
        </Translate>
      </Heading>
      <div className={styles.bar}>
        <label className={clsx(field.label, styles.field)}>
          <Translate id="home.finderLabel" description="Label of the driver finder's field">
            Name of a service, protocol or driver
          </Translate>
          <input
            ref={input}
            type="search"
            className={field.input}
            value={query}
            placeholder={inLanguage(finderExamples, locale)}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </label>
        <FinderStatus count={countDrivers(found)} />
      </div>
      {isFiltering ? <DriverList entries={found} /> : <AllDrivers />}
      {found.length === 0 && (
        <p className={styles.empty}>
          <NoDriver />
        </p>
      )}
      <p>
        <Link to={`/guide/drivers/${isFiltering ? `?q=${encodeURIComponent(query.trim())}` : ''}`}>
          <Translate id="home.finderMatrix" description="Link to the table of all drivers">
            All drivers in one table, filtered by what they can do
          </Translate>
        </Link>
      </p>
    </section>
  );
}

function FinderStatus({count}: {readonly count: number}): ReactNode {
  const status =
    count === 1
      ? translate({
          id: 'home.finderOne',
          message: '1 driver',
          description: 'One driver is shown in the finder',
        })
      : translate(
          {
            id: 'home.finderStatus',
            message: '{count} drivers',
            description: 'Number of drivers shown in the finder',
          },
          {count},
        );
  return (
    <p className={clsx(field.answer, styles.status)} role="status">
      {status}
    </p>
  );
}

function AllDrivers(): ReactNode {
  const locale = useLocaleCode();
  return (
    <>
      <DriverList entries={drivers.slice(0, FIRST_ENTRIES)} />
      <details className={styles.rest}>
        <summary>
          {inLanguage(finderRest, locale)} <span>{countDrivers(drivers.slice(FIRST_ENTRIES))}</span>
        </summary>
        <DriverList entries={drivers.slice(FIRST_ENTRIES)} />
      </details>
    </>
  );
}

function DriverList({entries}: {readonly entries: readonly DriverEntry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.title.en}>
          <DriverCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** One entry. The whole card is a link to the page of its drivers. */
function DriverCard({entry}: {readonly entry: DriverEntry}): ReactNode {
  const locale = useLocaleCode();
  const {title, names, isReadOnly, slug} = entry;
  return (
    <Link to={driverHref(entry)} className={clsx(styles.entry)}>
      <span className={styles.name}>{inLanguage(title, locale)}</span>
      {isReadOnly && (
        <span className={styles.flag}>
          <Translate id="home.readOnly" description="Mark of drivers without uploads">
            read only
          </Translate>
        </span>
      )}
      {slug === undefined && (
        <span className={styles.flag}>
          <Translate id="home.noDriverPage" description="Mark of drivers that have no page yet">
            no page yet
          </Translate>
        </span>
      )}
      {names.join() !== inLanguage(title, locale) && (
        <span className={styles.names}>{names.join(', ')}</span>
      )}
    </Link>
  );
}
