import {memo, type MouseEvent, type ReactNode} from 'react';
import {Html} from '@site/src/components/Html/Html';
import type {FoundSection} from '@site/src/lib/browser/search/answer';
import {Excerpt} from './Excerpt';
import {ResultLink} from './ResultLink';
import type {ResultGroup} from './resultGroups';
import {searchText} from './searchTexts';
import styles from './Search.lazy.module.css';

/**
 * The results in the window. A link itself is the option: with a link inside an option, there would be a
 * control in a control.
 */
export function SearchResults({
  id,
  groups,
  active,
  onActive,
  onOpen,
}: {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  /** Position of the chosen result among all. */
  readonly active: number;
  /** Gets the position of a result. */
  readonly onActive: (index: number) => void;
  /** A result was opened in this tab. */
  readonly onOpen: (section: FoundSection) => void;
}): ReactNode {
  const starts = groups.map((_, position) =>
    groups.slice(0, position).reduce((sum, {sections}) => sum + sections.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={searchText()} className={styles.scroller}>
      {groups.map(({key, title, sections}, position) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className={styles.heading}>
            {title}
          </div>
          {sections.map((section, offset) => {
            const index = (starts[position] ?? 0) + offset;
            return (
              <Option
                key={section.url}
                id={`${id}-${index}`}
                section={section}
                index={index}
                isActive={index === active}
                onActive={onActive}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A result. It's drawn again only when it changes: with each key pressed, the results before stay for a moment. */
const Option = memo(function Option({
  id,
  section,
  index,
  isActive,
  onActive,
  onOpen,
}: {
  readonly id: string;
  readonly section: FoundSection;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActive: (index: number) => void;
  readonly onOpen: (section: FoundSection) => void;
}): ReactNode {
  return (
    <ResultLink
      id={id}
      url={section.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.result}
      data-kind={section.kind}
      onPointerMove={() => !isActive && onActive(index)}
      onClick={(event) => opensHere(event) && onOpen(section)}
    >
      {/* Escaped by markWords, which adds nothing but marks. */}
      <Html as="span" html={section.titleHtml} className={styles.title} />
      <Excerpt section={section} />
    </ResultLink>
  );
});

/** Whether a click leads away from this tab's page. */
export function opensHere({ctrlKey, metaKey, shiftKey, altKey, button}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
