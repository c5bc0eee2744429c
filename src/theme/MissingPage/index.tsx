// New: the development server shows it for a page that only the other language has (src/plugins/page-translations).
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** Says which file has to be written. Only authors see it, so it's in English. */
export default function MissingPage({message}: {readonly message: string}): ReactNode {
  const title = 'This page exists in only one language';
  return (
    <Layout title={title}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{message}</p>
      </main>
    </Layout>
  );
}
