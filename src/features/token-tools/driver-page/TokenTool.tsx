import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import helperPages from '@generated/helperPages';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import styles from '@site/src/features/token-tools/TokenTool.module.css';

const loadPanel = () => import(/* webpackChunkName: "tool-panel" */ './TokenToolPanel.lazy');

/**
 * The token helper of a driver page: a button that leads to its page, and what it sends. It never runs here, because
 * this page may load scripts of others, which could read a token. The list is fetched when the reader opens it.
 *
 * @param provider name of the helper
 * @throws Error for an unknown name, which stops the build
 */
export function TokenTool({provider}: {readonly provider: string}): ReactNode {
  const page = helperPages[provider];
  if (page === undefined) {
    throw new Error(
      `<TokenTool provider="${provider}" />: unknown helper. Known: ${Object.keys(helperPages).join(', ')}.`,
    );
  }
  const address = useBaseUrl(`/tool/${page}.html`);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Opened before the application ran.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <div className={styles.entry}>
      <Link to={address} className="button button--primary">
        <Translate id="tokenTool.open" description="Link from a driver page to its token helper">
          Open the token helper
        </Translate>
      </Link>
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Translate id="tokenTool.show" description="Opens what a token helper sends and to whom">
            What it sends, and to whom
          </Translate>
        </summary>
        {isOpen && (
          <LazyWidget load={loadPanel} body={{provider}}>
            {null}
          </LazyWidget>
        )}
      </details>
    </div>
  );
}
