import {useRef, type ReactNode} from 'react';
import {t, type TextKey} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

interface RowsProps<Row> {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
  /** What a new row holds. */
  readonly added: Row;
  /** `group` names a row whose fields have no number of their own. */
  readonly texts: {readonly add: TextKey; readonly remove: TextKey; readonly group?: TextKey};
  readonly onChange: (rows: readonly Row[]) => void;
  readonly renderRow: (row: Row, number: number, onRow: (row: Row) => void) => ReactNode;
}

/** A list that can grow and shrink. */
export function Rows<Row>({
  title,
  note,
  rows,
  added,
  texts,
  onChange,
  renderRow,
}: RowsProps<Row>): ReactNode {
  const addButton = useRef<HTMLButtonElement>(null);

  function remove(index: number): void {
    onChange(rows.toSpliced(index, 1));
    // The button that was pressed is gone.
    addButton.current?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <p className={shared.note}>{note}</p>
      {rows.map((row, index) => (
        // Rows have no other name than their place.
        <div
          key={index}
          role={texts.group && 'group'}
          aria-label={texts.group && t(texts.group, {number: index + 1})}
          className={styles.row}
        >
          {renderRow(row, index + 1, (changed) => onChange(rows.with(index, changed)))}
          <button
            type="button"
            className={styles.remove}
            aria-label={t(texts.remove, {number: index + 1})}
            onClick={() => remove(index)}
          >
            ×
          </button>
        </div>
      ))}
      <p className={shared.buttons}>
        <button type="button" ref={addButton} onClick={() => onChange([...rows, added])}>
          {t(texts.add)}
        </button>
      </p>
    </fieldset>
  );
}
