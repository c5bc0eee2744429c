import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {focusApiServer} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {useTexts} from './texts';
import {WaysOutContext, type WaysOut} from './fallbacks';
import styles from './Tool.module.css';

/**
 * What can be done about a failure, in one row: what belongs to it, another API server, the manual steps.
 *
 * @param isServerFault whether another server may do better
 */
export function WaysOutList({
  isServerFault,
  children,
}: {
  readonly isServerFault: boolean;
  /** Buttons that try again, first in the row. */
  readonly children?: ReactNode;
}): ReactNode {
  const ways = useContext(WaysOutContext);
  if (ways === undefined && children === undefined) return null;
  return (
    <div className={styles.actions}>
      {children}
      {ways && <OtherWays ways={ways} isServerFault={isServerFault} />}
    </div>
  );
}

function OtherWays({
  ways: {asksServer, canRunServer},
  isServerFault,
}: {
  readonly ways: WaysOut;
  readonly isServerFault: boolean;
}): ReactNode {
  const {t} = useTexts();
  const {servers} = useApiServer();
  const ownServer = useBaseUrl('/guide/advanced/token-server.html');
  const needsServer = isServerFault && asksServer;
  return (
    <>
      {needsServer && servers.length > 1 && (
        <button type="button" className="button button--secondary" onClick={focusApiServer}>
          {t('otherServer')}
        </button>
      )}
      {needsServer && servers.length === 1 && canRunServer && (
        // What was received is on this page only, so it stays open.
        <Link
          to={ownServer}
          target="_blank"
          rel="noopener noreferrer"
          className="button button--secondary"
        >
          {t('ownServer')}
        </Link>
      )}
      <Link to="#manual" className="button button--secondary">
        {t('manualTitle')}
      </Link>
    </>
  );
}
