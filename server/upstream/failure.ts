import type {FailureBody} from '../contract.ts';

/** How a family of routes writes its failures. */
export type FailureFamily = 'plain' | 'oauth' | 'aliyun' | 'graph';

/** What went wrong, before a family gives it a shape. */
export interface Failure {
  /** HTTP status of the response, 400 to 599. */
  readonly status: number;
  /** Short word of the provider, such as `invalid_grant`; empty when it gave none. */
  readonly code: string;
  /** A sentence for people. */
  readonly text: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Thrown by routes to end a request with a failure. */
export class ApiFailure extends Error {
  public readonly failure: Failure;

  public constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}

/**
 * A refusal of the server itself.
 *
 * @param status HTTP status
 * @param text sentence for people, never made of what the visitor sent
 * @param detail optional second sentence; `text` then is as the code
 */
export function refusal(status: number, text: string, detail?: string): ApiFailure {
  return new ApiFailure(
    detail === undefined ? {status, code: '', text} : {status, code: text, text: detail},
  );
}

/** The server lacks the application that a default client needs. */
export function notConfigured(remedy: string): ApiFailure {
  return refusal(501, 'not configured on this server', remedy);
}

/** Gives a failure the shape that clients of a family expect. */
export function failureBody(family: FailureFamily, {code, text, status}: Failure): FailureBody {
  switch (family) {
    case 'plain':
    case 'oauth':
      return code === '' ? {error: text} : {error: code, error_description: text};
    case 'aliyun':
      return {
        code: code === '' ? String(status) : code,
        message: text,
        error: code === '' ? text : `${code}: ${text}`,
      };
    case 'graph':
      return code === '' ? {error: text} : {error: {code, message: text}};
  }
}
