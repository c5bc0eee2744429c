import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Html} from '@site/src/components/Html/Html';
import {Icon} from '@site/src/components/Icon/Icon';
import type {IconName} from '@site/src/lib/shared/iconPaths';
import type {BreadcrumbEntry} from './breadcrumbEntries';
import styles from './Breadcrumbs.module.css';

/** The way to a page, for readers and, as structured data, for search engines. */
export function Breadcrumbs({
  entries,
  icon,
}: {
  readonly entries: readonly BreadcrumbEntry[];
  /** Comes before the page itself. */
  readonly icon?: IconName | undefined;
}): ReactNode {
  const page = entries.length - 1;
  return (
    <>
      <StructuredData entries={entries} />
      <nav
        aria-label={translate({
          id: 'breadcrumbs.label',
          message: 'Breadcrumbs',
          description: 'Name of the way to the page',
        })}
      >
        <ol className={styles.way}>
          {entries.map(({label, href}, index) => (
            <li key={index} {...(index === page ? {'aria-current': 'page' as const} : {})}>
              {index === page && icon !== undefined && (
                <>
                  <Icon name={icon} />{' '}
                </>
              )}
              {href === undefined || index === page ? label : <Link to={href}>{label}</Link>}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/**
 * Search engines read a page as it was built. The application adds nothing to it: with trusted types, browsers refuse
 * scripts that are written as text.
 */
function StructuredData({entries}: {readonly entries: readonly BreadcrumbEntry[]}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const [isBuilt] = useState(!isBrowser);
  if (!isBuilt) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // Search engines refuse entries without an address.
    itemListElement: entries
      .filter(({href}) => href !== undefined)
      .map(({label, href = ''}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: url + href,
      })),
  };
  return (
    <Html
      as="script"
      type="application/ld+json"
      html={JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
    />
  );
}
