import './partTexts';
import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import driverIndex from '@site/src/data/driverIndex.json';
import {finderExamples, heroPicks} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {driverHref, type DriverEntry} from '@site/src/lib/shared/driverIndex';
import {marks} from '@site/src/lib/shared/early/contract';
import {fittingDrivers} from './matchDriver';
import {mountPath, shortTitle} from './mountPath';
import styles from './HeroPicker.module.css';
import field from './HomeField.module.css';

const drivers: readonly DriverEntry[] = driverIndex;

function driverNamed(name: string): DriverEntry | undefined {
  return drivers.find(({names}) => names.includes(name));
}

/** Further storages offered when several fit what was typed. */
const MOST_OTHERS = 3;

/** The picks that the reader has pressed before the application ran. */
const PRESSED = `[${marks.pressed}]`;

interface Props {
  readonly picked: DriverEntry | undefined;
  readonly onPick: (entry: DriverEntry | undefined) => void;
}

/**
 * Asks which storage the reader has: a field, and buttons for those most wanted. The result says under which
 * path the storage appears in the tree, leads to its page, and offers others that fit. Hidden without scripts.
 */
export function HeroPicker({picked, onPick}: Props): ReactNode {
  const locale = useLocaleCode();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const [fitting, setFitting] = useState<readonly DriverEntry[]>([]);

  function pick(entry: DriverEntry | undefined): void {
    setFitting([]);
    onPick(entry);
  }

  function find(typed: string): void {
    const found = fittingDrivers(drivers, typed).slice(0, 1 + MOST_OTHERS);
    setFitting(found);
    onPick(found[0]);
  }

  const takeOver = useEffectEvent(() => {
    const typed = bar.current?.querySelector('input')?.value ?? '';
    const pressed = bar.current?.querySelector<HTMLElement>(PRESSED)?.dataset['driver'];
    if (pressed !== undefined) pick(driverNamed(pressed));
    else if (typed !== '') find(typed);
  });
  // What was typed or pressed before the application ran is not lost.
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <div className={styles.picker}>
      <label className={field.label} htmlFor={id}>
        <Translate
          id="home.pickerLabel"
          description="Label of the field in the hero of the home page"
        >
          What do you want to mount?
        </Translate>
      </label>
      <div className={styles.bar} ref={bar}>
        <input
          id={id}
          type="search"
          list={`${id}-names`}
          className={field.input}
          placeholder={finderExamples[locale]}
          autoComplete="off"
          onFocus={() => setIsOpened(true)}
          onChange={(event) => find(event.target.value)}
        />
        {isOpened && (
          <datalist id={`${id}-names`}>
            {drivers.map(({title}) => (
              <option key={title.en} value={title[locale]} />
            ))}
          </datalist>
        )}
        {heroPicks[locale].map((name) => (
          <Pick key={name} name={name} picked={picked} onPick={pick} />
        ))}
        <Link to="/guide/drivers/" className={clsx(styles.all)}>
          <Translate
            id="home.pickerAll"
            description="Link to the table of all drivers, after the storages most wanted"
          >
            All drivers
          </Translate>
        </Link>
      </div>
      {fitting.length > 1 && (
        <ul className={styles.others}>
          {fitting.map((entry) => (
            <li key={entry.title.en}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={picked === entry}
                onClick={() => onPick(entry)}
              >
                {entry.title[locale]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={clsx(field.answer, styles.answer)} role="status">
        {picked && <Answer key={picked.title.en} entry={picked} />}
      </p>
    </div>
  );
}

function Pick({name, picked, onPick}: Props & {readonly name: string}): ReactNode {
  const locale = useLocaleCode();
  const entry = driverNamed(name);
  return (
    entry && (
      <button
        type="button"
        className={styles.pick}
        data-action="lazy"
        data-driver={name}
        aria-pressed={picked === entry}
        onClick={() => onPick(picked === entry ? undefined : entry)}
      >
        {shortTitle(entry, locale)}
      </button>
    )
  );
}

function Answer({entry}: {readonly entry: DriverEntry}): ReactNode {
  const locale = useLocaleCode();
  const title = shortTitle(entry, locale);
  // An element of its own: on a page that the browser has translated, React can't take pieces of text away.
  return (
    <span>
      <Translate
        id="home.pickerAnswer"
        description="Below the field in the hero: where the storage appears, and a link to its page"
        values={{
          path: <code translate="no">{mountPath(entry)}</code>,
          link: (
            <Link className="button button--primary" to={driverHref(entry)}>
              <Translate
                id="home.pickerLink"
                description="Link to the page of the storage picked in the hero"
                values={{title}}
              >
                {'Set up {title}'}
              </Translate>
            </Link>
          ),
        }}
      >
        {'In your tree as {path}. {link}'}
      </Translate>
    </span>
  );
}
