import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {isInForeignFrame} from '@site/src/lib/foreignFrame';
import {useTexts} from './texts';
import styles from './Tool.module.css';

/**
 * Frame of every page under `/tool/`: no sidebar, the API server above the content (specification
 * section 2), title and lead. The application starts at once there, because nothing works without it.
 *
 * @param isCallback a page that providers return to: kept out of search engines
 */
export function ToolFrame({
  title,
  lead,
  isCallback = false,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly isCallback?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Layout title={title} description={lead}>
      <Head>
        {/* Adds to the attributes the generator sets, language included. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-eager="" />
        <meta name="referrer" content="no-referrer" />
        {isCallback && <meta name="robots" content="noindex" />}
      </Head>
      <main className={styles.page}>
        <ApiServerSelect />
        <article className="markdown">
          <header>
            <Heading as="h1">{title}</Heading>
          </header>
          <p>{lead}</p>
          {children}
        </article>
      </main>
    </Layout>
  );
}

/** A section of a helper page; the ids are those of every page of this kind (content standard, template g). */
export function ToolSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The part of a page that works in the browser only; without scripts it says so. */
export function ToolPart({children}: {readonly children: () => ReactNode}): ReactNode {
  const {t} = useTexts();
  return (
    <div className={styles.tool}>
      <BrowserOnly
        fallback={
          <>
            <p role="status">{t('loading')}</p>
            <noscript>{t('noScript')}</noscript>
          </>
        }
      >
        {() => (isInForeignFrame(window) ? <FrameNotice /> : children())}
      </BrowserOnly>
    </div>
  );
}

/** What stands in place of a tool inside a page of another site. */
function FrameNotice(): ReactNode {
  const {t} = useTexts();
  return (
    <div className={styles.failure} role="alert">
      <p>{t('framed')}</p>
      {/* The address without its query: a code that came with it belongs to nobody here. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leaves the frame */}
      <a
        href={location.pathname}
        target="_blank"
        rel="noopener noreferrer"
        className="button button--primary"
      >
        {t('openAlone')}
      </a>
    </div>
  );
}
