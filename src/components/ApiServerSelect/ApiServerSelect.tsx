import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiServer} from '@site/src/hooks/useApiServer';
import styles from './ApiServerSelect.module.css';

/** Choice of the API server that the token helpers ask (specification sections 2 and 3). */
export function ApiServerSelect(): ReactNode {
  const {server, servers, choose} = useApiServer();
  const id = useId();
  if (server === undefined) return null;
  return (
    <div className={styles.apiServer} data-needs-scripts>
      <label htmlFor={id}>
        <Translate id="apiServer.label" description="Label of the choice of API server">
          API server
        </Translate>
      </label>
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
            {`${url.replace(/^https:\/\//, '')} (${name})`}
          </option>
        ))}
      </select>
    </div>
  );
}
