import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {Html} from '@site/src/components/Html/Html';
import type {SearchResult} from './embeddedSearch';
import {Excerpt} from './Excerpt';
import {ResultLink} from './ResultLink';
import {groupsOf} from './resultGroups';
import styles from './Search.lazy.module.css';

/** Results on the search page, under the same headings as in the window. */
export function SectionGroups({result}: {readonly result: SearchResult}): ReactNode {
  return (
    <div className={styles.groups}>
      {groupsOf(result).map(({key, title, sections}) => (
        <section key={key} className={styles.group}>
          <Heading as="h2">{title}</Heading>
          <ul className={styles.sections}>
            {sections.map((section) => (
              <li key={section.url}>
                <ResultLink url={section.url} className={styles.section} data-kind={section.kind}>
                  {/* Escaped by markWords, which adds nothing but marks. */}
                  <Html as="strong" html={section.titleHtml} />
                  <Excerpt section={section} />
                </ResultLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
