import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {NavLink} from './navItems';

/** One link of a menu: marks the section the reader is in. */
export function NavAnchor({
  link,
  className,
}: {
  readonly link: NavLink;
  readonly className?: string;
}): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl(link.activeBasePath ?? link.to ?? '');
  const isHere = link.to !== undefined && pathname.startsWith(base);
  const attributes = {
    ...(link.to === undefined ? {href: link.href ?? ''} : {to: link.to}),
    ...(className === undefined ? {} : {className}),
    ...(isHere ? {'aria-current': 'true' as const} : {}),
  };
  return <Link {...attributes}>{link.label}</Link>;
}
