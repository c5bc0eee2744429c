// Replaces the original of Docusaurus 3.10.2: a small map of the site on its tokens; with the button to the top.
import type {ReactNode} from 'react';
import {BackToTop} from '@site/src/features/back-to-top/BackToTop';
import {SiteFooter} from '@site/src/features/footer/SiteFooter';

export default function Footer(): ReactNode {
  return (
    <>
      <SiteFooter />
      <BackToTop />
    </>
  );
}
