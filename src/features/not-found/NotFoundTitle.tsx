import './partTexts';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';

/** Title of the 404 page in the browser's tab. The layout around it names the site only. */
export function NotFoundTitle(): ReactNode {
  const title = translate({
    id: 'notFound.title',
    message: 'Page not found',
    description: 'Title of the 404 page',
  });
  return <PageMetadata title={title} />;
}
