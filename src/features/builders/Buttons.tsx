import type {ReactNode} from 'react';
import {t} from './texts';
import styles from './builders.lazy.module.css';

interface ButtonsProps {
  /** Counts how often everything was cleared. */
  readonly round: number;
  readonly onClear: () => void;
  /** Only where there are secrets. */
  readonly secrets?: {readonly isShown: boolean; readonly onToggle: () => void} | undefined;
  /** Other buttons, before these. */
  readonly children?: ReactNode;
}

/** Buttons below the fields of a builder. */
export function Buttons({round, onClear, secrets, children}: ButtonsProps): ReactNode {
  return (
    <p className={styles.buttons}>
      {children}
      {secrets && (
        <button type="button" aria-pressed={secrets.isShown} onClick={secrets.onToggle}>
          {t('showSecrets')}
        </button>
      )}
      <button type="button" onClick={onClear}>
        {t('clear')}
      </button>
      <span className="spoken" role="status">
        {round > 0 && t('cleared')}
      </span>
    </p>
  );
}
