// Replaces the original of Docusaurus 3.10.2: pages have static HTML, and import the few admonitions with something live in
// them (src/build/markdown/static-html). The original's admonition would add 2 KB to every page's scripts.
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Code from '@theme/MDXComponents/Code';
import Details from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import {StaticHtml} from '@site/src/features/static-html/StaticHtml';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading<As extends Level>(as: As) {
  return (props: ComponentProps<As>): ReactNode => <MDXHeading as={as} {...props} />;
}

/** Like the original, without the empty `class` that it gives each entry. */
function Li(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

export default {
  Head,
  details: Details,
  Details,
  code: Code,
  // The original gives each link a class, which is empty where it isn't a footnote's.
  a: Link,
  pre: Pre,
  ul: Ul,
  li: Li,
  img: Img,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  StaticHtml,
};
