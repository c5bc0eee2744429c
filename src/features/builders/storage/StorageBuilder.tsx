import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';

const loadBuilder = () =>
  import(/* webpackChunkName: "widget-storage-builder" */ './StorageBuilder.lazy');

/**
 * Makes the request that adds a storage, in place of the sample that is its child
 * (`src/build/markdown/facts/index.ts`).
 *
 * @param page slug of the driver page
 */
export function StorageBuilder({
  page,
  children,
}: {
  readonly page: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <LazyWidget load={loadBuilder} body={{page}}>
      {children}
    </LazyWidget>
  );
}
