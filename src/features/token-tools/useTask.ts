import {useEffect, useRef} from 'react';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';

/** One piece of work at a time, ended by the next one and by leaving. */
export interface Task {
  /** Ends what runs and returns the signal of the next. */
  readonly start: () => AbortSignal;
  readonly stop: () => void;
}

/** Work of a component that continues over time (one request at a time per flow). */
export function useTask(): Task {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  // A page the browser keeps for the back button would continue with its work when it comes back.
  useForgetOnLeave(() => current.current?.abort());
  return {
    start: () => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      return controller.signal;
    },
    stop: () => current.current?.abort(),
  };
}
