import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import type {IconName} from '@site/src/lib/iconPaths';
import type {BreadcrumbEntry} from './breadcrumbEntries';
import styles from './Breadcrumbs.module.css';

/** The way to a page, for readers and, as structured data, for search engines. */
export function Breadcrumbs({
  entries,
  icon,
}: {
  readonly entries: readonly BreadcrumbEntry[];
  /** Stands before the page itself. */
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

function StructuredData({entries}: {readonly entries: readonly BreadcrumbEntry[]}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
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
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
