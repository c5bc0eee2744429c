import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Steps.widget.module.css';

/** A numbered list whose steps are set apart, even where they hold blocks of code. */
export function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={clsx(styles.steps)}>{children}</div>;
}
