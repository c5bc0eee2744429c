import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What readers can do whose service no driver is named after. */
export function NoDriver(): ReactNode {
  return (
    <Translate id="home.finderEmpty" description="Shown when the finder has no match">
      No driver with this name. Services that offer WebDAV, S3, FTP or SFTP can be mounted by that
      protocol.
    </Translate>
  );
}
