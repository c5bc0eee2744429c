import './partTexts';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useAddressSearch} from './useAddressSearch';
import {useHint} from './useHint';
import styles from './NotFoundPage.module.css';

/**
 * The 404 page (specification sections 2 and 8): goes to the page a misspelt address means, otherwise offers
 * the three nearest titles, the way back and the way home.
 */
export function NotFoundPage(): ReactNode {
  const search = useAddressSearch();
  const hint = useHint();
  return (
    <main className={styles.page}>
      <BrokenBranch />
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

/** One cloud, its foot in the middle at (51, 60), as in the picture of the home page. */
const CLOUD = 'M22 60h58a22 22 0 0 0 3-43.800A30 30 0 0 0 26 21.6 19.5 19.5 0 0 0 22 60Z';

/** The tree of the home page with a branch that has broken off: decoration around the number. */
function BrokenBranch(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 360 230" aria-hidden="true">
      <path className={styles.trunk} d="M150 222V150" />
      <path className={styles.branch} d="M150 168C150 118 70 140 66 84" />
      <path className={styles.cloud} d={CLOUD} transform="translate(24 26) scale(0.85)" />
      <path className={styles.branch} d="M150 158C150 128 176 118 190 108l-2-9 9 3" />
      <g className={styles.fallen}>
        <path className={styles.branch} d="M212 122l-1 9 8 1c14 10 30 20 46 38" />
        <path
          className={styles.cloud}
          d={CLOUD}
          transform="translate(236 150) rotate(14) scale(0.95)"
        />
      </g>
      <text className={styles.code} x="204" y="84">
        404
      </text>
      <path className={styles.ground} d="M40 222H330" />
    </svg>
  );
}
