import './partTexts';
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import ThemedImage from '@theme/ThemedImage';
import {Icon} from '@site/src/components/Icon/Icon';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import type {Media, Portfolio} from '@site/src/lib/shared/portfolio';
import {useTyping} from './useTyping';
import styles from './Portfolio.module.css';

/** Who or what the page is about: greeting, name, titles that type themselves unless it is still, picture, links. */
export function PortfolioHero({
  name,
  titles,
  welcome,
  avatar,
  avatarDark,
  avatarAlt = name,
  avatarStyle,
  bgImage,
  bgImageDark,
  bgImageStyle,
  medias = [],
  isStill,
}: Portfolio & {readonly isStill: boolean}): ReactNode {
  return (
    <section className={styles.hero}>
      {bgImage !== undefined && (
        <Picture
          className={styles.background}
          light={bgImage}
          dark={bgImageDark}
          style={bgImageStyle}
          alt=""
        />
      )}
      {avatar !== undefined && (
        <Picture
          className={styles.avatar}
          light={avatar}
          dark={avatarDark}
          style={avatarStyle}
          alt={avatarAlt}
        />
      )}
      <div className={styles.words}>
        <p className={styles.welcome}>
          {welcome ?? (
            <Translate
              id="portfolio.welcome"
              description="Greeting before the name on a portfolio page"
            >
              {"Hi There, I'm"}
            </Translate>
          )}
        </p>
        <Heading as="h1">{name}</Heading>
        <Titles titles={titles} isStill={isStill} />
        {medias.length > 0 && <Medias medias={medias} />}
      </div>
    </section>
  );
}

/**
 * Readers who listen are told all titles at once; the typing is for the eye. Each title keeps its room, so
 * that nothing moves while they change.
 */
function Titles({
  titles,
  isStill,
}: {
  readonly titles: readonly string[];
  readonly isStill: boolean;
}): ReactNode {
  const typed = useTyping(titles, isStill);
  const separator = languageOf(useLocaleCode()).listSeparator;
  return (
    <p className={styles.titles}>
      <span className="spoken">{titles.join(separator)}</span>
      {titles.map((title) => (
        <span key={title} className={styles.room} aria-hidden="true">
          {title}
        </span>
      ))}
      <span aria-hidden="true">{typed}</span>
    </p>
  );
}

function Picture({
  light,
  dark = light,
  alt,
  ...image
}: ComponentProps<'img'> & {
  readonly light: string;
  readonly dark?: string | undefined;
  readonly alt: string;
}): ReactNode {
  const sources = {light: useBaseUrl(light), dark: useBaseUrl(dark)};
  // One picture for both modes need not be in the page twice.
  return dark === light ? (
    <img src={sources.light} alt={alt} {...image} />
  ) : (
    <ThemedImage sources={sources} alt={alt} {...image} />
  );
}

function Medias({medias}: {readonly medias: readonly Media[]}): ReactNode {
  const label = translate({
    id: 'portfolio.medias',
    message: 'Find me elsewhere',
    description: 'Name of the list of links on a portfolio page',
  });
  return (
    <ul className={styles.medias} aria-label={label}>
      {medias.map(({name, url, icon}) => (
        <li key={url}>
          <Link href={url} {...(url.startsWith('mailto:') && {target: '_self'})}>
            {icon && <Icon name={icon} />} {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
