import './partTexts';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import driverIndex from '@site/src/data/driverIndex.json';
import {finderExamples, finderRest} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {DriverEntry} from '@site/src/lib/driverIndex';
import {matchesDriver} from './matchDriver';
import styles from './DriverFinder.module.css';
import panels from './HomePanels.module.css';

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
        <label className={styles.label}>
          <Translate id="home.finderLabel" description="Label of the driver finder's field">
            Name of a service, protocol or driver
          </Translate>
          <input
            ref={input}
            type="search"
            className={styles.input}
            value={query}
            placeholder={finderExamples[locale]}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </label>
        <FinderStatus count={found.length} />
      </div>
      {isFiltering ? <DriverList entries={found} /> : <AllDrivers />}
      {found.length === 0 && (
        <p className={styles.empty}>
          <Translate id="home.finderEmpty" description="Shown when the finder has no match">
            No driver with this name. Services that offer WebDAV, S3, FTP or SFTP can be mounted by
            that protocol.
          </Translate>
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
  const {selectMessage} = usePluralForm();
  const status = selectMessage(
    count,
    translate(
      {
        id: 'home.finderStatus',
        message: '{count} entry|{count} entries',
        description: 'Number of drivers shown in the finder, plural form',
      },
      {count},
    ),
  );
  return (
    <p className={styles.status} role="status">
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
          {finderRest[locale]} <span>{drivers.length - FIRST_ENTRIES}</span>
        </summary>
        <DriverList entries={drivers.slice(FIRST_ENTRIES)} />
      </details>
    </>
  );
}

function DriverList({entries}: {readonly entries: readonly DriverEntry[]}): ReactNode {
  const locale = useLocaleCode();
  return (
    <ul className={styles.list}>
      {entries.map(({title, names, isReadOnly}) => (
        <li key={title.en} className={styles.entry}>
          <span className={styles.name}>{title[locale]}</span>
          {isReadOnly && (
            <span className={styles.flag}>
              <Translate id="home.readOnly" description="Mark of drivers without uploads">
                read only
              </Translate>
            </span>
          )}
          {names.join() !== title[locale] && (
            <span className={styles.names}>{names.join(', ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
