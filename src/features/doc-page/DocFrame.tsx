import type {ReactNode} from 'react';
import styles from './DocFrame.module.css';

/** Frame of a documentation page: sidebar beside the content on wide screens, content alone without one. */
export function DocFrame({
  sidebar,
  children,
}: {
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.frame} {...(sidebar ? {'data-sidebar': ''} : {})}>
      {sidebar}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
