import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './Card.widget.module.css';

/** Cards side by side, as many in a row as fit. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  readonly title: string;
  /** Where the card leads; the whole card is the link's area. */
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A thing with its name and a few words, maybe a link. */
export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{href === undefined ? title : <Link to={href}>{title}</Link>}</p>
      {children}
    </div>
  );
}
