import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Logo} from '@site/src/components/Logo/Logo';
import type {siteShell} from '@site/src/data/siteShell';
import styles from './SiteNavbar.module.css';

/** Side of a configured logo in px. */
const LOGO_SIZE_PX = 30;

/** Mark and name of the site, leading to the home page of the language (specification section 2). */
export function Brand({brand}: {readonly brand: typeof siteShell.brand}): ReactNode {
  const {title, suffix, logo, logoDark = logo, isTitleHiddenOnMobile} = brand;
  const hidden = isTitleHiddenOnMobile ? {'data-wide-only': ''} : {};
  return (
    <Link
      to="/"
      className={clsx(styles.brand)}
      aria-label={[title, suffix].filter(Boolean).join(' ')}
    >
      {logo === undefined ? (
        <Logo />
      ) : (
        <>
          <LogoImage src={logo} theme="light" />
          <LogoImage src={logoDark ?? logo} theme="dark" />
        </>
      )}
      <span {...hidden}>{title}</span>
      {suffix !== undefined && (
        <span className={styles.brandSuffix} {...hidden}>
          {suffix}
        </span>
      )}
    </Link>
  );
}

function LogoImage({
  src,
  theme,
}: {
  readonly src: string;
  readonly theme: 'light' | 'dark';
}): ReactNode {
  return (
    <img
      src={useBaseUrl(src)}
      alt=""
      width={LOGO_SIZE_PX}
      height={LOGO_SIZE_PX}
      className={styles.logo}
      data-logo={theme}
    />
  );
}
