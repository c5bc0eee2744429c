import type {ReactNode, Ref, RefObject} from 'react';
import {TabItem, Tabs} from '@site/src/components/Tabs/Tabs';
import {Prose} from './Prose';
import {t} from './texts';
import styles from './builders.lazy.module.css';

/** Everything that a builder makes of what was entered. */
export function Results({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.results}>{children}</div>;
}

/**
 * A bar that stays in view while the reader is in a long form, and leads to the results below it. It's last in
 * `Inputs`.
 *
 * @param results the first part of the results
 * @param children what the reader's last change has changed, read out as it changes
 */
export function ResultsBar({
  results,
  label,
  children,
}: {
  readonly results: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  function show(): void {
    results.current?.scrollIntoView();
    results.current?.focus({preventScroll: true});
  }

  return (
    <p className={styles.bar}>
      <button type="button" onClick={show}>
        {label}
      </button>
      <span role="status">{children}</span>
    </p>
  );
}

/**
 * What is missing or wrong, read out as it changes.
 *
 * @param lines sentences; without any, everything is there
 */
export function State({lines}: {readonly lines: readonly string[]}): ReactNode {
  const isComplete = lines.length === 0;
  return (
    <p role="status" className={styles.state} data-complete={isComplete}>
      {isComplete && t('complete')}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** One of the forms in which a result is there. */
export interface ResultFormat {
  /** Name of the choice, remembered and used in links. */
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** A result in several forms, of which the reader chooses one. */
export function Formats({
  group,
  formats,
}: {
  /** Builders with the same formats have the same group: the choice is remembered, and `?group=value` links to it. */
  readonly group: string;
  readonly formats: readonly ResultFormat[];
}): ReactNode {
  return (
    <div className={styles.formats}>
      <Tabs groupId={group}>
        {formats.map(({value, label, content}) => (
          <TabItem key={value} value={value} label={label}>
            {content}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** A part of the results with its name. */
export function Part({
  ref,
  title,
  children,
}: {
  /** For a bar that leads there (`ResultsBar`). */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.part}>
      <p className={styles.subtitle}>{title}</p>
      {children}
    </div>
  );
}

/** Small print below something. */
export function Note({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}

/**
 * Something to do before it works, or to know before it does harm.
 *
 * @param text in Markdown: code and bold text
 */
export function Warning({text}: {readonly text: string}): ReactNode {
  return (
    <p className={styles.warning}>
      <Prose text={text} />
    </p>
  );
}

/** Names and what belongs to them. */
export function Pairs({
  pairs,
}: {
  readonly pairs: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly value: ReactNode;
  }[];
}): ReactNode {
  return (
    <dl className={styles.list}>
      {pairs.map(({key, name, value}) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
