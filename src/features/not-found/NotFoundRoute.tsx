import './partTexts';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {NotFoundPage} from './NotFoundPage';

/** The 404 page in the frame of the site, with its title in the browser's tab. */
export function NotFoundRoute(): ReactNode {
  const title = translate({
    id: 'notFound.title',
    message: 'Page not found',
    description: 'Title of the 404 page',
  });
  return (
    <Layout title={title}>
      <NotFoundPage />
    </Layout>
  );
}
