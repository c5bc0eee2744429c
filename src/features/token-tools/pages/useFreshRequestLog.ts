import {useEffect} from 'react';
import {clearRequestLog} from '@site/src/lib/shared/token-flow/requestLog';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';

/** Keeps the log of a page to that page and to one visit of it. */
export function useFreshRequestLog(): void {
  useForgetOnLeave(clearRequestLog);
  useEffect(() => clearRequestLog, []);
}
