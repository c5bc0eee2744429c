import type {ReactNode} from 'react';
import styles from './Badge.widget.module.css';

/** What a badge says about the thing beside it; the colors are those of admonitions. */
export type BadgeKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** A short mark beside a name or a heading. */
export function Badge({
  kind = 'note',
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
