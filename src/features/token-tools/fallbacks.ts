import {createContext} from 'react';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';

/** What a reader can do on this page when a sign-in fails, besides the manual steps in its section `manual`. */
export interface Fallbacks {
  /** Whether an API server takes part, so that another one may help. */
  readonly asksServer: boolean;
  /** Whether a server of one's own could do it. */
  readonly canRunServer: boolean;
}

/** The fallbacks of a sign-in; none where nothing is provided, such as below a result. */
export const FallbackContext = createContext<Fallbacks | undefined>(undefined);

/** The fallbacks on the page of a provider. */
export function fallbacksOf({isPublicOnly = false}: TokenProvider, asksServer: boolean): Fallbacks {
  return {asksServer, canRunServer: !isPublicOnly};
}
