import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {focusApiServer} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {useTexts} from './texts';
import {FallbackContext, type Fallbacks} from './fallbacks';
import styles from './Tool.module.css';

/**
 * What can be done about a failure, in one row: what belongs to it, another API server, the manual steps.
 *
 * @param isServerFault whether another server may do better
 */
export function FallbackList({
  isServerFault,
  children,
}: {
  readonly isServerFault: boolean;
  /** Buttons that try again, first in the row. */
  readonly children?: ReactNode;
}): ReactNode {
  const fallbacks = useContext(FallbackContext);
  if (fallbacks === undefined && children === undefined) return null;
  return (
    <div className={styles.actions}>
      {children}
      {fallbacks && <FallbackButtons fallbacks={fallbacks} isServerFault={isServerFault} />}
    </div>
  );
}

function FallbackButtons({
  fallbacks: {asksServer, canRunServer},
  isServerFault,
}: {
  readonly fallbacks: Fallbacks;
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
