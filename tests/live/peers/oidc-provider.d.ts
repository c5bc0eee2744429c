/** What the checks use of `oidc-provider`, which has no types. */
declare module 'oidc-provider' {
  import type {RequestListener} from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    /** Handler for a server of Node.js. */
    callback(): RequestListener;
  }
}
