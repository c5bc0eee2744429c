import './partTexts';
import {Fragment, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {dockerRun, hero} from '@site/src/data/home';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {CodeBlock} from '@site/src/features/code-block/CodeBlock';
import type {DriverChoice} from '@site/src/lib/shared/driverIndex';
import {inLanguage, languageOf} from '@site/src/lib/shared/localized';
import {HeroIllustration} from './HeroIllustration';
import {HeroPicker} from './HeroPicker';
import {mountPath, shortTitle} from './mountPath';
import styles from './HomeHero.module.css';

/**
 * First view: what AList is, where to begin, and the picture of many clouds and one tree, in which the
 * storage that the reader picks appears.
 */
export function HomeHero(): ReactNode {
  const locale = useLocaleCode();
  const [picked, setPicked] = useState<DriverChoice>();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          <span className={styles.name} data-search-title="">
            {hero.name}
          </span>
          <span className={styles.tagline}>
            {inLanguage(hero.tagline, locale).map((phrase) => (
              <Fragment key={phrase}>
                <span>{phrase}</span>
                {languageOf(locale).wordSpace}
              </Fragment>
            ))}
          </span>
        </Heading>
        <p className={styles.text}>{inLanguage(hero.text, locale)}</p>
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
          <span className={styles.sources}>
            <Link className={clsx(styles.source)} to={hero.source.to}>
              {hero.source.label}
            </Link>
            <Link className={clsx(styles.source)} to={hero.demo.to}>
              {inLanguage(hero.demo.label, locale)}
            </Link>
          </span>
        </div>
      </div>
      <div className={styles.picture}>
        <HeroPicker picked={picked} onPick={setPicked} />
        <HeroIllustration
          mounted={picked && {name: shortTitle(picked, locale), path: mountPath(picked)}}
        />
      </div>
      <div className={styles.command}>
        <CodeBlock data-language="bash" data-html={dockerRun} />
      </div>
    </div>
  );
}
