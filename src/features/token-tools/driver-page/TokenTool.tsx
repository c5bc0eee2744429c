import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import helperPages from '@generated/helperPages';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import styles from '@site/src/features/token-tools/TokenTool.module.css';
import {API_SERVER_ID} from '@site/src/lib/browser/elementIds';

const loadPanel = () => import(/* webpackChunkName: "tool-panel" */ './TokenToolPanel.lazy');

/**
 * The token helper of a driver page: a button that leads to its page, and what it sends. It never runs here, because
 * this page may load scripts of others, which could read a token. The list is fetched when the reader opens it.
 *
 * @param provider name of the helper
 * @throws Error for an unknown name, which stops the build
 */
export function TokenTool({provider}: {readonly provider: string}): ReactNode {
  const helper = helperPages[provider];
  if (helper === undefined) {
    throw new Error(
      `<TokenTool provider="${provider}" />: unknown helper. Known: ${Object.keys(helperPages).join(', ')}.`,
    );
  }
  const address = useBaseUrl(`/tool/${helper.page}.html`);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Opened before the application ran.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);
  return (
    <div className={styles.entry}>
      {helper.asksServer && <SidebarServer />}
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

/** The choice of the API server on top of the sidebar: only pages whose helper can ask one show it. */
function SidebarServer(): ReactNode {
  const place = useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(API_SERVER_ID),
    () => null,
  );
  return place && createPortal(<ApiServerSelect />, place);
}
