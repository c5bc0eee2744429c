import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {choosePageDriver, readPageDriver, watchPageDriver} from '@site/src/lib/browser/pageDriver';
import styles from './DriverChoice.module.css';
import {hideEntries, ownersOf} from './driverParts';

interface DriverChoiceProps {
  /** Registered names, and the names in AList's form, in the order of the marks of the page's parts. */
  readonly drivers: readonly {readonly value: string; readonly label: string}[];
  readonly legend: string;
  /** Name of the choice that shows everything. */
  readonly all: string;
}

/**
 * Hides what a page says of the drivers that the reader doesn't use. The style sheet does it, so that it also works
 * before the application runs, and without scripts. With them, the choice is in the URL.
 */
export function DriverChoice({drivers, legend, all}: DriverChoiceProps): ReactNode {
  const bar = useRef<HTMLFieldSetElement>(null);

  const inputs = (): readonly HTMLInputElement[] => [
    ...(bar.current?.querySelectorAll('input') ?? []),
  ];

  const show = useEffectEvent(() => {
    const driver = readPageDriver();
    const chosen = inputs().find(({value}) => value === driver) ?? inputs()[0];
    if (chosen) {
      chosen.checked = true;
      showInBar(chosen.parentElement, bar.current);
    }
    hideEntries(drivers.findIndex(({value}) => value === driver) + 1);
  });

  /** A link to something that is hidden shows it. */
  const showTarget = useEffectEvent(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const owners = target ? ownersOf(target) : [];
    const driver = drivers.findIndex(({value}) => value === readPageDriver()) + 1;
    if (!target || driver === 0 || owners.length === 0 || owners.includes(driver)) return;
    choosePageDriver(drivers[(owners[0] ?? 0) - 1]?.value ?? '');
    target.scrollIntoView();
  });

  useEffect(() => {
    // What was chosen before the application ran.
    const early = inputs().find(({checked}) => checked)?.value ?? '';
    if (early !== '' && early !== readPageDriver()) choosePageDriver(early);
    show();
    showTarget();
    const controller = new AbortController();
    addEventListener('hashchange', () => showTarget(), {signal: controller.signal});
    const stop = watchPageDriver(() => show());
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  return (
    <fieldset ref={bar} className={styles.bar}>
      <legend>{legend}</legend>
      {[{value: '', label: all}, ...drivers].map(({value, label}, index) => (
        <label key={value} className="factsPill">
          <input
            type="radio"
            name="driver"
            value={value}
            data-choice={index}
            defaultChecked={index === 0}
            onChange={() => choosePageDriver(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Scrolls a row of choices so far that one is in its middle; the page itself stays where it is. */
function showInBar(label: HTMLElement | null, row: HTMLElement | null): void {
  if (label && row) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
}
