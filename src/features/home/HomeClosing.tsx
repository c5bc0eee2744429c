import './partTexts';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './HomeClosing.module.css';

/** End of the home page: the call to begin. The footer leads on to what people look for. */
export function HomeClosing(): ReactNode {
  return (
    <section className={styles.closing}>
      <div className={styles.call}>
        <Heading as="h2" className={styles.title}>
          <Translate id="home.closingTitle" description="Title of the last part of the home page">
            Mount your first storage
          </Translate>
        </Heading>
        <p>
          <Translate id="home.closingText" description="Text of the last part of the home page">
            Install AList, sign in, and add a storage. The first steps take about 15 minutes.
          </Translate>
        </p>
        <Link className="button button--primary button--lg" to="/guide/first-steps.html">
          <Translate id="home.closingAction" description="Button of the last part of the home page">
            Take the first steps
          </Translate>
        </Link>
      </div>
    </section>
  );
}
