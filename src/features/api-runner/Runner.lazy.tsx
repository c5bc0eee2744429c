import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import routes from '@generated/site-api-runner/default/routes.json';
import {RunnerDialog, type RunnerDialogProps} from './RunnerDialog';

/** The runner with what it knows about routes; both are fetched when a reader asks for them. */
export default function Runner({
  routeKey,
  ...props
}: Omit<RunnerDialogProps, 'route'> & {readonly routeKey: string}): ReactNode {
  const route = routes[routeKey];
  return route && createPortal(<RunnerDialog {...props} route={route} />, document.body);
}
