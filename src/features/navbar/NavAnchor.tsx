import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Icon} from '@site/src/components/Icon/Icon';
import type {NavLink} from './navItems';

/** One link of a menu: marks the section the reader is in, and links that leave the site. */
export function NavAnchor({
  link,
  className,
}: {
  readonly link: NavLink;
  readonly className: string;
}): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl(link.activeBasePath ?? link.to ?? '');
  const isHere = link.to !== undefined && pathname.startsWith(base);
  const target = link.to === undefined ? {href: link.href ?? ''} : {to: link.to};
  return (
    <Link {...target} className={className} {...(isHere ? {'aria-current': 'true' as const} : {})}>
      {link.label}
      {link.href !== undefined && <Icon name="external" />}
    </Link>
  );
}
