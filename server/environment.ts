import type {Settings} from './settings.ts';

/**
 * Everything the application takes from its surroundings. Node, Workers and Deno each hand in their own; tests hand in
 * a clock that they move and a log that they read.
 */
export interface ServerEnvironment {
  readonly settings: Settings;
  /** Sends a request to a provider. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether the server listens on this machine only, so that a request for another host's name is an attack. */
  readonly isLoopback?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes one line per request. */
  readonly log: (line: string) => void;
  /**
   * Address of the client that is connected.
   *
   * @param request the request as it came
   * @param bindings what the platform hands along with it
   */
  readonly connectionAddress: (request: Request, bindings: unknown) => string;
}
