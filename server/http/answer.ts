import {ApiFailure, failureBody, type Failure, type FailureFamily} from '../upstream/failure.ts';

/**
 * A response in JSON. Angle brackets and ampersands are written as escapes, so that not even a browser that ignores the
 * type could find markup in it.
 */
export function jsonAnswer(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const text = JSON.stringify(body).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Response(text, {
    status,
    headers: {'Content-Type': 'application/json; charset=utf-8', ...headers},
  });
}

/** The answer to a failed request. The text of an unexpected failure is never sent. */
export function failureAnswer(error: unknown, family: FailureFamily): Response {
  const failure: Failure =
    error instanceof ApiFailure
      ? error.failure
      : {status: 500, code: '', text: 'The server failed. The server log shows the reason.'};
  return jsonAnswer(
    failureBody(family, failure),
    failure.status,
    failure.retryAfter === undefined ? {} : {'Retry-After': String(failure.retryAfter)},
  );
}
