import type {RunnerError} from '@site/src/lib/shared/runnerRoute';

/** Error that AList puts into a response, whose status is 200 all the same. */
export interface AlistError {
  readonly code: number;
  readonly message: string;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The error in a response of AList; undefined for a success and for what isn't such a response. */
export function alistError(value: unknown): AlistError | undefined {
  const code = memberOf(value, 'code');
  const message = memberOf(value, 'message');
  if (typeof code !== 'number' || typeof message !== 'string' || code === 200) return undefined;
  return {code, message};
}

/** The token that a sign-in returns. */
export function tokenIn(value: unknown): string | undefined {
  const token = memberOf(memberOf(value, 'data'), 'token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Whether a message is one of the facts, where parts that change are written as `...` or in capitals. */
function isMessage(described: string, message: string): boolean {
  return described.split(' / ').some((variant) => {
    const parts = variant.split(/\.\.\.|\b[A-Z]{2,}\b/).map((part) => part.trim());
    let from = 0;
    return parts.every((part) => {
      const at = message.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  });
}

/**
 * What an error can mean on its route: the entry with its message, or all with its code.
 *
 * @param errors that the route is known to return
 */
export function meaningsOf(
  {code, message}: AlistError,
  errors: readonly RunnerError[],
): readonly RunnerError[] {
  const withCode = errors.filter((error) => error.code === code);
  const exact = withCode.filter((error) => isMessage(error.message, message));
  return exact.length > 0 ? exact : withCode;
}
