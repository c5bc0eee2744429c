import type {ReactNode} from 'react';
import styles from './Align.widget.module.css';

/** Paragraphs and pictures set in the middle or at the end of the line. */
export function Align({
  to,
  children,
}: {
  readonly to: 'center' | 'end';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.align} data-to={to}>
      {children}
    </div>
  );
}
