import type {ComponentType, ReactNode} from 'react';

/** Pause before a demo, a chart or a flowchart in view is loaded (specification section 9). */
export const WIDGET_DELAY_MS = 800;

/** What every body of a live widget gets besides its own properties. */
export interface BodyProps {
  /** What is shown while the body has nothing to show yet. */
  readonly fallback: ReactNode;
  /** Tells that the body cannot do its work; the reader sees the reason and may try again. */
  readonly onFail: (reason: unknown) => void;
}

/** How far a widget is. */
export type WidgetState<P> =
  | {readonly status: 'idle' | 'loading'}
  | {readonly status: 'ready'; readonly Body: ComponentType<P & BodyProps>}
  | {readonly status: 'failed'; readonly reason: string};

export type WidgetEvent<P> =
  | {readonly type: 'wanted'}
  | {readonly type: 'loaded'; readonly Body: ComponentType<P & BodyProps>}
  | {readonly type: 'failed'; readonly reason: unknown};

/** What happened, in words a reader can pass on. */
function reasonOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Next state of a widget: it starts when it is wanted, and again after a failure. */
export function nextWidgetState<P>(state: WidgetState<P>, event: WidgetEvent<P>): WidgetState<P> {
  if (event.type === 'failed') return {status: 'failed', reason: reasonOf(event.reason)};
  if (event.type === 'loaded') {
    return state.status === 'loading' ? {status: 'ready', Body: event.Body} : state;
  }
  return state.status === 'idle' || state.status === 'failed' ? {status: 'loading'} : state;
}
