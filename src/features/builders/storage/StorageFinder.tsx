import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';

const loadFinder = () =>
  import(/* webpackChunkName: "widget-storage-finder" */ './StorageFinder.lazy');

/** The storage builder for any driver, which is fetched when it comes near the screen. */
export function StorageFinder({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <LazyWidget load={loadFinder} body={{}}>
      {children}
    </LazyWidget>
  );
}
