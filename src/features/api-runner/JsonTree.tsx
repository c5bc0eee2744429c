import {useId, useState, type ReactNode} from 'react';
import {t} from './texts';
import styles from './Runner.lazy.module.css';

/** Entries of a list or record that are drawn at once: more come when they are wanted, so a long response stays smooth. */
export const ENTRIES_AT_ONCE = 100;

/** Levels that are open at first. */
const OPEN_LEVELS = 3;

/** Records of a list with more entries than this are closed at first: the list is read as a list. */
const MOST_OPEN_RECORDS = 5;

/** Characters of a text that are drawn. */
const TEXT_LENGTH = 2000;

type Entries = readonly (readonly [name: string | undefined, value: unknown])[];

function entriesOf(value: object): Entries {
  return Array.isArray(value)
    ? (value as readonly unknown[]).map((item) => [undefined, item] as const)
    : Object.entries(value);
}

/** A JSON value, colored like the samples; records and lists fold. Only what is open is in the page. */
export function JsonTree({value}: {readonly value: unknown}): ReactNode {
  return (
    <div className={styles.json} translate="no">
      <JsonEntry value={value} level={0} isOpen isLast />
    </div>
  );
}

interface EntryProps {
  readonly name?: string | undefined;
  readonly value: unknown;
  readonly level: number;
  readonly isOpen: boolean;
  readonly isLast: boolean;
}

function JsonEntry({name, value, level, isOpen, isLast}: EntryProps): ReactNode {
  const label = name !== undefined && (
    <>
      <span className="token property">{JSON.stringify(name)}</span>
      {': '}
    </>
  );
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={styles.line}>
        {label}
        <JsonLeaf value={value} />
        {!isLast && ','}
      </div>
    );
  }
  return <JsonGroup label={label} value={value} level={level} isOpen={isOpen} isLast={isLast} />;
}

function JsonLeaf({value}: {readonly value: unknown}): ReactNode {
  if (typeof value === 'string') {
    const text = JSON.stringify(value);
    return (
      <span className="token string">
        {text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text}
      </span>
    );
  }
  return (
    <span className={typeof value === 'number' ? 'token number' : 'token boolean'}>
      {String(value)}
    </span>
  );
}

function JsonGroup({
  label,
  value,
  level,
  isOpen: isOpenFirst,
  isLast,
}: {
  readonly label: ReactNode;
  readonly value: object;
  readonly level: number;
  readonly isOpen: boolean;
  readonly isLast: boolean;
}): ReactNode {
  const id = useId();
  const entries = entriesOf(value);
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [count, setCount] = useState(ENTRIES_AT_ONCE);
  const [before, after] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const end = isLast ? after : `${after},`;
  if (entries.length === 0) {
    return (
      <div className={styles.line}>
        {label}
        {before}
        {end}
      </div>
    );
  }
  const shown = entries.slice(0, count);
  const left = entries.length - shown.length;
  const opensRecords = !Array.isArray(value) || entries.length <= MOST_OPEN_RECORDS;
  return (
    <>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          {before}
          {!isOpen && (
            <span className={styles.folded}>
              {entries.length === 1 ? t('entry') : t('entries', {count: entries.length})} {end}
            </span>
          )}
        </button>
      </div>
      <div id={id} className={styles.entries} hidden={!isOpen}>
        {isOpen &&
          shown.map(([name, entry], index) => (
            <JsonEntry
              key={name ?? index}
              name={name}
              value={entry}
              level={level + 1}
              isOpen={level + 1 < OPEN_LEVELS || (opensRecords && level + 1 <= OPEN_LEVELS)}
              isLast={index === entries.length - 1}
            />
          ))}
        {isOpen && left > 0 && (
          <button
            type="button"
            className={styles.more}
            onClick={() => setCount(count + ENTRIES_AT_ONCE)}
          >
            {t('more', {count: Math.min(left, ENTRIES_AT_ONCE), all: entries.length})}
          </button>
        )}
      </div>
      {isOpen && <div className={styles.line}>{end}</div>}
    </>
  );
}
