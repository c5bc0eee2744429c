import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {OpenAlone} from '@site/src/components/OpenAlone/OpenAlone';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {marks} from '@site/src/lib/shared/early/contract';
import {useKeptFocus} from '@site/src/hooks/useKeptFocus';
import {isStandalone} from '@site/src/lib/browser/standalone';
import {useTexts} from '@site/src/features/token-tools/texts';
import {FallbackContext, type Fallbacks} from '@site/src/features/token-tools/fallbacks';
import styles from '@site/src/features/token-tools/Tool.module.css';

/**
 * Frame of every page under `/tool/`: no sidebar, the API server above the content if there is a use for one
 * (specification section 2), title and lead. The application starts at once there, because nothing works without it.
 *
 * @param asksServer whether anything here can ask an API server
 * @param isCallback a page that providers return to: kept out of search engines
 */
export function ToolFrame({
  title,
  lead,
  asksServer,
  isCallback = false,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly asksServer: boolean;
  readonly isCallback?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Layout title={title} description={lead}>
      <Head>
        {/* Adds to the attributes Docusaurus sets, language included. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html {...{[marks.eager]: ''}} />
        <meta name="referrer" content="no-referrer" />
        {isCallback && <meta name="robots" content="noindex" />}
      </Head>
      <main className={styles.page}>
        {asksServer && <ApiServerSelect namesSingle />}
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

/** A section of a helper page; the ids are those of every page of this kind. */
export function ToolSection({
  id,
  title,
  isTitleHidden = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** Whether the title is for the outline of the page only, so that what to do is higher. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id} {...(isTitleHidden ? {className: 'spoken'} : {})}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The part of a page that works in the browser only; without scripts it says so. */
export function ToolPart({
  fallbacks,
  preview,
  children,
}: {
  /** What can be done when it fails. */
  readonly fallbacks?: Fallbacks;
  /** What is shown first, to keep its room in the page: unseen, and out of reach until the page runs. */
  readonly preview?: ReactNode;
  readonly children: () => ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const part = useKeptFocus();
  return (
    <FallbackContext value={fallbacks}>
      <div ref={part} className={styles.tool}>
        <BrowserOnly
          fallback={
            <>
              <p role="status">{t('loading')}</p>
              <noscript>{t('noScript')}</noscript>
              {preview !== undefined && preview !== false && (
                <div className={styles.preview} inert aria-hidden="true">
                  {preview}
                </div>
              )}
            </>
          }
        >
          {() => (isStandalone(window) ? children() : <ApartNotice />)}
        </BrowserOnly>
      </div>
    </FallbackContext>
  );
}

/** What is in place of a tool that another page could reach. */
function ApartNotice(): ReactNode {
  const {t} = useTexts();
  return <OpenAlone text={t('framed')} label={t('openAlone')} className={styles.failure} />;
}
