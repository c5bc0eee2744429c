import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {HomeBanner as Banner, PromotedApp} from '@site/src/data/banners';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {hostOf} from '@site/src/lib/browser/hostOf';
import {isApplePlatform} from '@site/src/lib/browser/applePlatform';
import styles from './HomeBanner.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

/** Advertisers' links tell search engines that they are paid for. */
const SPONSORED = 'sponsored noopener noreferrer';

/**
 * Banner of the home page (specification section 2): the promoted app on Apple devices, a place for ads on
 * others, the way to the new site on both. It shows in the browser only; the page keeps its room, so
 * nothing moves when it comes. Without an app or an ad, it's one line. Without data it is not there.
 */
export function HomeBanner({banner}: {readonly banner: Banner | undefined}): ReactNode {
  const isBrowser = useIsBrowser();
  if (banner === undefined) return null;
  return <aside className={styles.banner}>{isBrowser && <BannerContent banner={banner} />}</aside>;
}

function BannerContent({banner: {app, ad, newSite}}: {readonly banner: Banner}): ReactNode {
  const locale = useLocaleCode();
  return (
    <>
      {isApplePlatform(navigator) ? (
        <App app={app} />
      ) : (
        <div className={clsx(styles.ad, ad.className)} {...ad.attributes} data-ad-place />
      )}
      <Link href={newSite.href} className={clsx(styles.link)}>
        {inLanguage(newSite.text, locale)}
      </Link>
      <span translate="no">{hostOf(newSite.href)}</span>
    </>
  );
}

function App({app: {title, tag, lines, href}}: {readonly app: PromotedApp}): ReactNode {
  const locale = useLocaleCode();
  return (
    <div className={styles.app}>
      <Link href={href} rel={SPONSORED} className={clsx(styles.link)}>
        {inLanguage(title, locale)}
      </Link>{' '}
      <span className={styles.tag}>{inLanguage(tag, locale)}</span>
      {inLanguage(lines, locale).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
