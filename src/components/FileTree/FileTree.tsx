import type {ReactNode} from 'react';
import styles from './FileTree.widget.module.css';

/** A list of lists set as folders and files; folders are the entries that hold a list. */
export function FileTree({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
