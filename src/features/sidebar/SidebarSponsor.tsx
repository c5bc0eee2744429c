import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {Sponsor} from '@site/src/data/banners';
import {localeOfPath} from '@site/src/lib/address';
import type {Localized} from '@site/src/lib/localized';

const label: Localized = {en: 'Sponsorship', zh: '赞助商'};

/** Sponsorship at the top of the sidebar, its label by path prefix (specification section 2). No sponsor, nothing. */
export function SidebarSponsor({sponsor}: {readonly sponsor: Sponsor | undefined}): ReactNode {
  const locale = localeOfPath(useLocation().pathname);
  if (sponsor === undefined) return null;
  const name = sponsor.name[locale];
  return (
    <p>
      {label[locale]}{' '}
      <Link href={sponsor.href} rel="sponsored noopener noreferrer">
        {sponsor.image ? <img {...sponsor.image} alt={name} /> : name}
      </Link>
    </p>
  );
}
