import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Address of the feed of the page's language, for people and for feed readers. */
export function FeedLink(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const href = `${baseUrl}whats-new.xml`;
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={href} />
      </Head>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- A file, which the application must not open. */}
        <a href={href}>
          <Translate id="feedLink.label" description="Link to the Atom feed of the news">
            Atom feed of this page
          </Translate>
        </a>
      </p>
    </>
  );
}
