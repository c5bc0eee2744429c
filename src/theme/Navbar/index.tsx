// Replaces the original of Docusaurus 3.10.2: ours opens its menus without scripts, and hydrates less.
import type {ReactNode} from 'react';
import {SiteNavbar} from '@site/src/features/navbar/SiteNavbar';

export default function Navbar(): ReactNode {
  return <SiteNavbar />;
}
