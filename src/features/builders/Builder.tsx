import type {ReactNode} from 'react';
import styles from './builders.lazy.module.css';

/** The frame of a builder, with what it does in one or two sentences. */
export function Builder({
  title,
  lead,
  children,
}: {
  /** Its name for those who can't see the frame. */
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.builder} aria-label={title}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

/** The form of a builder with its buttons, and with a bar that stays in view below them. */
export function Inputs({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.inputs}>{children}</div>;
}
