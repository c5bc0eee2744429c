import './partTexts';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useAddressSearch} from './useAddressSearch';
import {useHint} from './useHint';
import styles from './NotFoundPage.module.css';

/**
 * The 404 page (specification sections 2 and 8): goes to the page a misspelt address means, else offers
 * the three nearest titles, the way back and the way home.
 */
export function NotFoundPage(): ReactNode {
  const search = useAddressSearch();
  const hint = useHint();
  return (
    <main className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1" className={styles.title}>
        <Translate id="notFound.title" description="Title of the 404 page">
          Page not found
        </Translate>
      </Heading>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary" data-action="back">
          <Translate id="notFound.back" description="Button of the 404 page: history back">
            Go back
          </Translate>
        </button>
        <Link to="/" className="button button--primary">
          <Translate id="notFound.home" description="Button of the 404 page: to the home page">
            Take me home
          </Translate>
        </Link>
      </div>
      <div role="status" className={styles.status}>
        {search.status === 'found' && (
          <p>
            <Translate id="notFound.moving" description="While the 404 page leads on">
              Found it under another spelling. Taking you there …
            </Translate>
          </p>
        )}
        {search.status === 'nearest' && search.pages.length > 0 && (
          <>
            <p className={styles.nearestTitle}>
              <Translate id="notFound.nearest" description="Above the three nearest titles">
                Did you mean one of these?
              </Translate>
            </p>
            <ul className={styles.nearest} data-nearest>
              {search.pages.map(({path, title}) => (
                <li key={path}>
                  {/* eslint-disable-next-line @docusaurus/no-html-links -- may belong to the other locale's build */}
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
