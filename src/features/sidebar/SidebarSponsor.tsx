import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {sponsorLabel, type Sponsor} from '@site/src/data/banners';
import {localeOfPath} from '@site/src/lib/shared/address';
import {fromSiteBase, sitePath} from '@site/src/lib/browser/sitePath';
import {inLanguage} from '@site/src/lib/shared/localized';

/** Sponsorship at the top of the sidebar, its label by path prefix (specification section 2). */
export function SidebarSponsor({sponsor}: {readonly sponsor: Sponsor}): ReactNode {
  const locale = localeOfPath(sitePath(useLocation().pathname));
  const name = inLanguage(sponsor.name, locale);
  return (
    <p>
      {inLanguage(sponsorLabel, locale)}{' '}
      <Link href={sponsor.href} rel="sponsored noopener noreferrer">
        {sponsor.image ? (
          <img {...sponsor.image} src={ownFile(sponsor.image.src)} alt={name} />
        ) : (
          name
        )}
      </Link>
    </p>
  );
}

/** URL of a picture, which is on this site or another. */
function ownFile(src: string): string {
  return src.startsWith('/') ? fromSiteBase(src) : src;
}
