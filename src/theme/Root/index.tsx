// Wraps the original: what comes up by itself on any page is mounted here.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import OriginalRoot from '@theme-original/Root';
import {Popups} from '@site/src/features/popups/Popups';

export default function Root({children}: Props): ReactNode {
  return (
    <OriginalRoot>
      {children}
      <Popups />
    </OriginalRoot>
  );
}
