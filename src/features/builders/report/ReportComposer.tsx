import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';

const loadComposer = () =>
  import(/* webpackChunkName: "widget-report-composer" */ './ReportComposer.lazy');

/**
 * Writes a bug report in place of the list of what to send that is its child. `?driver=` and `?version=` choose both
 * beforehand.
 */
export function ReportComposer({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <LazyWidget load={loadComposer} body={{}}>
      {children}
    </LazyWidget>
  );
}
