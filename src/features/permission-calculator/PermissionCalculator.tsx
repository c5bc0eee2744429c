import './partTexts';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
    <div className={styles.calculator} data-needs-scripts>
      <label>
        <Translate id="permissionCalculator.number" description="Label of the permission number">
          Permission number
        </Translate>
        <input ref={input} inputMode="numeric" autoComplete="off" onInput={readNumber} />
      </label>
      <p role="status">{answerText(reading)}</p>
    </div>
  );
}

/** What is wrong with the number. A string, so that it changes on a page that the browser has translated too. */
function answerText(reading: Reading): string {
  if (reading.kind === 'wrong') {
    return translate({
      id: 'permissionCalculator.wrong',
      message: 'Enter a whole number, 0 or higher.',
      description: 'Shown for a wrong number',
    });
  }
  if (reading.kind !== 'read' || reading.rest === 0) return '';
  return translate(
    {
      id: 'permissionCalculator.rest',
      message: 'The number contains {rest}, which no bit in the table stands for.',
      description: 'Shown when a number has bits this version does not know',
    },
    {rest: reading.rest},
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
