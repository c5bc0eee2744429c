import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import ThemedImage from '@theme/ThemedImage';
import {Icon} from '@site/src/components/Icon/Icon';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';
import type {HomeHighlight, HomeLayout, HomePanel} from '@site/src/lib/shared/homeLayout';
import styles from './HomeLayout.module.css';

/** A page of the home layout: hero, panels and highlights from its frontmatter, and below them its content, if any. */
export function HomeLayoutPage({children}: {readonly children?: ReactNode}): ReactNode {
  const {home = {}} = usePageFrontMatter();
  const {features = [], highlights = [], navbar, externalLinkIcon} = home;
  const marks = {
    ...(navbar === false ? {'data-without-navbar': ''} : {}),
    ...(externalLinkIcon === false ? {'data-plain-links': ''} : {}),
  };
  return (
    <>
      {Object.keys(marks).length > 0 && (
        <Head>
          {/* Adds to the attributes Docusaurus sets, language included. */}
          {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
          <html {...marks} />
        </Head>
      )}
      <Hero home={home} />
      {features.length > 0 && (
        <ul className={clsx(styles.panels)}>
          {features.map((panel) => (
            <li key={panel.title}>
              <Panel panel={panel} level="h2" />
            </li>
          ))}
        </ul>
      )}
      {highlights.map((highlight) => (
        <Highlight key={highlight.header} highlight={highlight} />
      ))}
      {children && <div className={clsx('markdown', styles.content)}>{children}</div>}
    </>
  );
}

function Hero({home}: {readonly home: HomeLayout}): ReactNode {
  const {title, description} = useDoc().metadata;
  const {heroText = title, tagline = description, heroAlt = '', actions = []} = home;
  return (
    <section className={styles.hero} {...(home.heroFullScreen ? {'data-full': ''} : {})}>
      <Picture
        light={home.bgImage}
        dark={home.bgImageDark}
        style={home.bgImageStyle}
        className={styles.background}
        alt=""
      />
      <Picture
        light={home.heroImage}
        dark={home.heroImageDark}
        style={home.heroImageStyle}
        className={styles.image}
        alt={heroAlt}
      />
      {heroText !== false && <Heading as="h1">{heroText}</Heading>}
      {tagline !== false && <p className={styles.tagline}>{tagline}</p>}
      {actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map(({text, link, type}) => (
            <Link
              key={link}
              to={link}
              className={clsx(
                'button',
                type === 'primary' ? 'button--primary' : 'button--secondary',
              )}
            >
              {text}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** A panel below the hero, or an entry of a highlight, which is a level deeper. */
function Panel({
  panel: {title, icon, details, link},
  level,
}: {
  readonly panel: HomePanel;
  readonly level: 'h2' | 'h3';
}): ReactNode {
  return (
    <>
      <Heading as={level} className={clsx(styles.panelTitle)}>
        {icon && <Icon name={icon} />} {link === undefined ? title : <Link to={link}>{title}</Link>}
      </Heading>
      {details !== undefined && <p>{details}</p>}
    </>
  );
}

function Highlight({highlight}: {readonly highlight: HomeHighlight}): ReactNode {
  const {header, description, image, type = 'un-order', items = []} = highlight;
  const List = type === 'order' ? 'ol' : 'ul';
  return (
    <section className={styles.highlight}>
      <div>
        <Heading as="h2">{header}</Heading>
        {description !== undefined && <p>{description}</p>}
        {items.length > 0 && (
          <List data-type={type}>
            {items.map((panel) => (
              <li key={panel.title}>
                <Panel panel={panel} level="h3" />
              </li>
            ))}
          </List>
        )}
      </div>
      <Picture light={image} className={styles.image} alt="" />
    </section>
  );
}

function Picture({
  light = '',
  dark = light,
  alt,
  style,
  className,
}: {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
  readonly alt: string;
  readonly style?: HomeLayout['heroImageStyle'];
  readonly className?: string | undefined;
}): ReactNode {
  const sources = {light: useBaseUrl(light), dark: useBaseUrl(dark)};
  if (light === '') return null;
  const image = {alt, className: clsx(className), ...(style && {style})};
  // One picture for both modes need not be in the page twice.
  return dark === light ? (
    <img src={sources.light} {...image} alt={alt} />
  ) : (
    <ThemedImage sources={sources} {...image} />
  );
}
