import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import driverIndex from '@site/src/data/driverIndex.json';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {DriverEntry} from '@site/src/lib/driverIndex';
import {matchesDriver} from './matchDriver';
import styles from './DriverFinder.module.css';

const drivers: readonly DriverEntry[] = driverIndex;

/** "Find your driver": every drive AList mounts, narrowed while typing; a plain list without scripts. */
export function DriverFinder(): ReactNode {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the application ran is not lost.
  useEffect(() => {
    setQuery(input.current?.value ?? '');
  }, []);
  const {selectMessage} = usePluralForm();
  const found =
    query.trim() === '' ? drivers : drivers.filter((entry) => matchesDriver(entry, query));
  const status = selectMessage(
    found.length,
    translate(
      {
        id: 'home.finderStatus',
        message: '{count} entry|{count} entries',
        description: 'Number of drivers shown in the finder, plural form',
      },
      {count: found.length},
    ),
  );
  return (
    <section className={styles.section}>
      <Heading as="h2" id="drivers" className={styles.title}>
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
            placeholder="OneDrive, 阿里云盘, SFTP"
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      {found.length === 0 ? (
        <p className={styles.empty}>
          <Translate id="home.finderEmpty" description="Shown when the finder has no match">
            No driver with this name. Services that offer WebDAV, S3, FTP or SFTP can be mounted by
            that protocol.
          </Translate>
        </p>
      ) : (
        <DriverList entries={found} />
      )}
    </section>
  );
}

function DriverList({entries}: {readonly entries: readonly DriverEntry[]}): ReactNode {
  const locale = useLocaleCode();
  return (
    // The list scrolls, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.list} tabIndex={0}>
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
