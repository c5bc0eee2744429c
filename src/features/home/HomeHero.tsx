import './partTexts';
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {hero} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {HeroIllustration} from './HeroIllustration';
import styles from './HomeHero.module.css';

/** First view: what AList is, where to begin, and the picture of many clouds and one tree. */
export function HomeHero(): ReactNode {
  const locale = useLocaleCode();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          <span className={styles.name}>{hero.name}</span>
          <span className={styles.tagline}>
            {hero.tagline[locale].map((phrase) => (
              <Fragment key={phrase}>
                <span>{phrase}</span>
                {locale === 'en' && ' '}
              </Fragment>
            ))}
          </span>
        </Heading>
        <p className={styles.text}>{hero.text[locale]}</p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/guide/install/">
            <Translate id="home.install" description="Main action of the home page">
              Install AList
            </Translate>
          </Link>
          <Link className="button button--secondary button--lg" to="/guide/">
            <Translate id="home.read" description="Second action of the home page">
              Read the guide
            </Translate>
          </Link>
          <Link className={clsx(styles.source)} to={hero.source.to}>
            {hero.source.label}
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        <HeroIllustration />
      </div>
    </div>
  );
}
