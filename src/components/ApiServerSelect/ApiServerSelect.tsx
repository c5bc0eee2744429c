import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {hostOf} from '@site/src/lib/browser/hostOf';
import styles from './ApiServerSelect.module.css';

/** Name of a server in the choice: its host. One without encryption keeps its scheme, so that readers notice. */
const serverName = (url: string): string => (url.startsWith('https:') ? hostOf(url) : url);

/**
 * The API server that the token helpers ask, in one line (specification sections 2 and 3). Where there is only one,
 * there is nothing to choose: helpers name it, the sidebar of a driver says nothing.
 *
 * @param namesSingle whether a server without alternative is named
 */
export function ApiServerSelect({
  namesSingle = false,
}: {
  readonly namesSingle?: boolean;
}): ReactNode {
  const {server, servers, choose} = useApiServer();
  const id = useId();
  if (server === undefined) return null;
  const label = (
    <Translate id="apiServer.label" description="Label of the choice of API server">
      API server
    </Translate>
  );
  if (servers.length === 1) {
    if (!namesSingle) return null;
    return (
      <p className={styles.apiServer}>
        {/* A space for readers of the plain text. */}
        <span>{label}</span> <span translate="no">{serverName(server.url)}</span>
      </p>
    );
  }
  return (
    <div className={styles.apiServer} data-api-server data-needs-scripts>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={server.name}
        onChange={({target}) => {
          const next = servers.find(({name}) => name === target.value);
          if (next) choose(next.name);
        }}
      >
        {servers.map(({name, url}) => (
          <option key={name} value={name}>
            {`${serverName(url)} (${name})`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Brings the choice of API server into view and gives it the focus, for buttons further down the page. */
export function focusApiServer(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-api-server] select');
  select?.scrollIntoView({block: 'center'});
  select?.focus();
}
