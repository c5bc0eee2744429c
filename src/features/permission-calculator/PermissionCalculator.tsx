import './partTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {hasBit, joinBits, parsePermissionNumber, unknownPart} from './permissionNumber';
import styles from './PermissionCalculator.module.css';

const BOXES = 'input[data-bit]';

type Reading = {readonly kind: 'empty' | 'wrong'} | {readonly kind: 'read'; readonly rest: number};

/** A permission number beside the boxes of the table on the page: each follows the other. */
export function PermissionCalculator(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>({kind: 'empty'});

  function readNumber(): void {
    const text = input.current?.value ?? '';
    const isEmpty = text.trim() === '';
    // Without a number, no box is ticked.
    const value = isEmpty ? 0 : parsePermissionNumber(text);
    if (value === undefined) {
      setReading({kind: 'wrong'});
      return;
    }
    for (const box of boxes()) box.checked = hasBit(value, bitOf(box));
    setReading(
      isEmpty ? {kind: 'empty'} : {kind: 'read', rest: unknownPart(value, boxes().map(bitOf))},
    );
  }

  useEffect(() => {
    const controller = new AbortController();
    function readBoxes(event: Event): void {
      if (!(event.target instanceof HTMLInputElement && event.target.matches(BOXES))) return;
      if (input.current) input.current.value = String(sumOfBoxes());
      setReading({kind: 'read', rest: 0});
    }
    document.addEventListener('change', readBoxes, {signal: controller.signal});
    // What was typed or ticked before the application ran counts.
    if (input.current?.value) readNumber();
    else if (input.current && sumOfBoxes() > 0) input.current.value = String(sumOfBoxes());
    return () => controller.abort();
  }, []);

  return (
    <div className={styles.calculator}>
      <label>
        <Translate id="permissionCalculator.number" description="Label of the permission number">
          Permission number
        </Translate>
        <input ref={input} inputMode="numeric" autoComplete="off" onInput={readNumber} />
      </label>
      <p role="status">
        {reading.kind === 'wrong' && (
          <Translate id="permissionCalculator.wrong" description="Shown for a wrong number">
            Enter a whole number, 0 or higher.
          </Translate>
        )}
        {reading.kind === 'read' && reading.rest > 0 && (
          <Translate
            id="permissionCalculator.rest"
            description="Shown when a number has bits this version does not know"
            values={{rest: reading.rest}}
          >
            {'The number contains {rest}, which no bit in the table stands for.'}
          </Translate>
        )}
      </p>
    </div>
  );
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(BOXES)];
}

function bitOf(box: HTMLInputElement): number {
  return Number(box.dataset['bit']);
}

function sumOfBoxes(): number {
  return joinBits(
    boxes()
      .filter((box) => box.checked)
      .map(bitOf),
  );
}
