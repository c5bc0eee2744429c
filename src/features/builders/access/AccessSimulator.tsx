import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import type {ExampleName} from './examples';

const loadSimulator = () =>
  import(/* webpackChunkName: "widget-access-simulator" */ './AccessSimulator.lazy');

/**
 * Says who can do what: with an account, its role paths, path rules, and the protocol.
 *
 * @param example what it shows at first
 * @param children what it takes the place of; without scripts, that stays
 */
export function AccessSimulator({
  example,
  children,
}: {
  readonly example: ExampleName;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div data-builder="access" data-needs-scripts={children === undefined ? '' : undefined}>
      <LazyWidget load={loadSimulator} body={{example}}>
        {children}
      </LazyWidget>
    </div>
  );
}
