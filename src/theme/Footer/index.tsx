// Replaces the original: two rows of links and a line, on this site's tokens.
import type {ReactNode} from 'react';
import {SiteFooter} from '@site/src/features/footer/SiteFooter';

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
