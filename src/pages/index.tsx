import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {HomePage} from '@site/src/features/home/HomePage';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'AList: all your storage, one file tree',
        description: 'Title of the home page in the browser',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Documentation of AList, a self-hosted program that mounts cloud drives and your own disks as one file tree.',
        description: 'Description of the home page for search engines',
      })}
    >
      <HomePage />
    </Layout>
  );
}
