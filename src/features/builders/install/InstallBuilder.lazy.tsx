import type {ReactNode} from 'react';
import {TAKES_SECRETS} from '@site/src/features/builders/takesSecrets';
import type {Start} from './choices';
import {InstallView} from './InstallView';

/** The installation builder, fetched when the reader opens it. */
export default function InstallBuilderBody({start}: {readonly start: Start}): ReactNode {
  return <InstallView start={start} takesSecrets={TAKES_SECRETS} />;
}
