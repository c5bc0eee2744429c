import './partTexts';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import driverIndex from '@site/src/data/driverIndex.json';
import {finderExamples, heroPicks} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {
  choicesOf,
  driverHref,
  type DriverChoice,
  type DriverEntry,
} from '@site/src/lib/shared/driverIndex';
import {marks} from '@site/src/lib/shared/early/contract';
import {fittingDrivers} from './matchDriver';
import {NoDriver} from './NoDriver';
import {mountPath, shortTitle} from './mountPath';
import styles from './HeroPicker.module.css';
import field from './HomeField.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

const entries: readonly DriverEntry[] = driverIndex;
const choices = entries.flatMap(choicesOf);

function driverNamed(name: string): DriverChoice | undefined {
  return choices.find(({names}) => names.includes(name));
}

/** Registered names of the drivers offered when none fits: services without a driver can have one of these protocols. */
const PROTOCOLS = ['WebDav', 'S3', 'FTP', 'SFTP'];

/** Storages offered when several fit what was typed. */
const MOST_FITTING = 4;

/** The picks that the reader has pressed before the application ran. */
const PRESSED = `[${marks.pressed}]`;

interface Props {
  readonly picked: DriverChoice | undefined;
  readonly onPick: (choice: DriverChoice | undefined) => void;
}

/**
 * Asks which storage the reader has: a field, and buttons for those most wanted or, once something is typed, for
 * those that fit. The result says under which path the storage appears in the tree, and leads to its page, as Enter does.
 * Hidden without scripts.
 */
export function HeroPicker({picked, onPick}: Props): ReactNode {
  const locale = useLocaleCode();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const [query, setQuery] = useState('');

  const fitting = fittingDrivers(choices, query).slice(0, MOST_FITTING);
  const isUnknown = query !== '' && fitting.length === 0;
  const offered =
    fitting.length > 0
      ? fitting
      : (isUnknown ? PROTOCOLS : inLanguage(heroPicks, locale))
          .map(driverNamed)
          .filter((choice) => choice !== undefined);

  function find(typed: string): void {
    setQuery(typed.trim());
    onPick(fittingDrivers(choices, typed)[0]);
  }

  function handleKeyDown({key, nativeEvent}: KeyboardEvent): void {
    if (key === 'Enter' && !nativeEvent.isComposing) answer.current?.querySelector('a')?.click();
  }

  // On phones, the keyboard takes half of the screen.
  useEffect(() => {
    if (picked || isUnknown) answer.current?.scrollIntoView({block: 'nearest'});
  }, [picked, isUnknown]);

  const takeOver = useEffectEvent(() => {
    const typed = bar.current?.querySelector('input')?.value ?? '';
    const pressed = bar.current?.querySelector<HTMLElement>(PRESSED)?.dataset['driver'];
    if (pressed !== undefined) onPick(driverNamed(pressed));
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
          placeholder={inLanguage(finderExamples, locale)}
          autoComplete="off"
          enterKeyHint="go"
          onKeyDown={handleKeyDown}
          onFocus={() => setIsOpened(true)}
          onChange={(event) => find(event.target.value)}
        />
        {isOpened && (
          <datalist id={`${id}-names`}>
            {choices.map(({title}) => (
              <option key={title.en} value={inLanguage(title, locale)} />
            ))}
          </datalist>
        )}
        {offered.map((choice) => (
          <button
            key={choice.title.en}
            type="button"
            className={styles.pick}
            data-action="lazy"
            data-driver={choice.names[0]}
            aria-pressed={picked === choice}
            onClick={() => onPick(picked === choice ? undefined : choice)}
          >
            {shortTitle(choice, locale)}
          </button>
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
      <p ref={answer} className={clsx(field.answer, styles.answer)} role="status">
        {picked && <Answer key={picked.title.en} choice={picked} />}
        {isUnknown && !picked && (
          <span>
            <NoDriver />
          </span>
        )}
      </p>
    </div>
  );
}

function Answer({choice}: {readonly choice: DriverChoice}): ReactNode {
  const locale = useLocaleCode();
  const title = shortTitle(choice, locale);
  // An element of its own: on a page that the browser has translated, React can't take pieces of text away.
  return (
    <span>
      <Translate
        id="home.pickerAnswer"
        description="Below the field in the hero: where the storage appears, and a link to its page"
        values={{
          path: <code translate="no">{mountPath(choice)}</code>,
          link: (
            <Link className="button button--primary" to={driverHref(choice)}>
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
