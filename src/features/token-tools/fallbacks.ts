import {createContext} from 'react';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';

/** What a reader can do on this page when a sign-in fails, besides the manual steps in its section `manual`. */
export interface WaysOut {
  /** Whether an API server takes part, so that another one may help. */
  readonly asksServer: boolean;
  /** Whether a server of one's own could do it. */
  readonly canRunServer: boolean;
}

/** The ways out of a failure; none where nothing is provided, such as below a result. */
export const WaysOutContext = createContext<WaysOut | undefined>(undefined);

/** The ways out on the page of a provider. */
export function waysOutOf({isPublicOnly = false}: TokenProvider, asksServer: boolean): WaysOut {
  return {asksServer, canRunServer: !isPublicOnly};
}
