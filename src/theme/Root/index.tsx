// Replaces the original, which adds nothing. Change: what comes up by itself on any page is mounted here.
import type {ReactNode} from 'react';
import {Popups} from '@site/src/features/popups/Popups';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <Popups />
    </>
  );
}
