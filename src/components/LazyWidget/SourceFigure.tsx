import type {ComponentType, ReactNode} from 'react';
import type {PageNeed} from '@site/src/lib/shared/pageNeeds';
import {LazyWidget} from './LazyWidget';
import type {BodyProps} from './widgetState';
import styles from './SourceFigure.interactive.module.css';

interface SourceFigureProps<P extends object> {
  /** Text the drawing is made of; it is shown until the drawing comes. */
  readonly source: string;
  readonly title: string | undefined;
  /** What the library that draws needs. */
  readonly needs: PageNeed;
  /** Height of the drawing in pixels. */
  readonly height: number;
  /** Pause in milliseconds between coming into view and loading. */
  readonly delayMs?: number;
  /** Fetches what draws. */
  readonly load: () => Promise<{default: ComponentType<P & BodyProps>}>;
  /** Properties of what draws. */
  readonly body: P;
}

/** A drawing that comes alive in place of its source: a diagram, a flowchart. */
export function SourceFigure<P extends object>({
  source,
  title,
  needs,
  height,
  ...live
}: SourceFigureProps<P>): ReactNode {
  return (
    <figure className={styles.figure} data-needs={needs}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <LazyWidget {...live} height={`${height}px`}>
        {/* Scrolls where its lines are long, which needs the keyboard too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.source} tabIndex={0}>
          <code>{source}</code>
        </pre>
      </LazyWidget>
    </figure>
  );
}
