import './partTexts';
import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {showToast} from '@site/src/components/Toast/showToast';
import {markdownAddress} from '@site/src/lib/shared/markdownAddress';
import {copyPath} from '@site/src/lib/shared/offline/copyPath';
import {copyMarkdown} from './copyMarkdown';
import styles from './PageMenu.lazy.module.css';

async function copy(address: string): Promise<void> {
  try {
    await copyMarkdown(address);
    showToast({
      text: translate({
        id: 'pageMenu.copied',
        message: 'Page copied as Markdown',
        description: 'Toast after the page was copied',
      }),
    });
  } catch {
    showToast({
      kind: 'error',
      text: translate({
        id: 'pageMenu.copyFailed',
        message: 'Copying failed. Select “Open as Markdown” and copy the text there.',
        description: 'Toast when the page could not be copied',
      }),
    });
  }
}

/** The menu of a page: the page as Markdown, and on paper. */
export default function PageMenu({page}: {readonly page: string}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const address = markdownAddress(page);
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const copyAddress = copyPath(localeConfigs[defaultLocale]?.baseUrl ?? '/', currentLocale);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className={styles.menu} data-menu>
      <summary>
        <Translate id="pageMenu.title" description="Name of the menu of a page">
          Copy or print
        </Translate>
      </summary>
      <ul>
        <li data-site-only>
          <button
            type="button"
            onClick={() => {
              close();
              void copy(address);
            }}
          >
            <Translate id="pageMenu.copy" description="Entry in the menu of a page">
              Copy as Markdown
            </Translate>
          </button>
        </li>
        <li data-site-only>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router doesn't know */}
          <a href={address} type="text/markdown">
            <Translate id="pageMenu.open" description="Entry in the menu of a page">
              Open as Markdown
            </Translate>
          </a>
        </li>
        <li data-site-only>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, which the router doesn't know */}
          <a href={copyAddress} download>
            <Translate id="pageMenu.offline" description="Entry in the menu of a page">
              Download all pages (ZIP)
            </Translate>
          </a>
        </li>
        <li>
          <button type="button" data-action="print" onClick={close}>
            <Translate id="pageMenu.print" description="Entry in the menu of a page">
              Print
            </Translate>
          </button>
        </li>
      </ul>
    </details>
  );
}
