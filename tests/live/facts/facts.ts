import path from 'node:path';
import {readFacts} from '@site/src/build/facts/read';

/** The facts of the repository, checked against their shapes. */
export const facts = readFacts(path.resolve('src/data/facts'));

const asText = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where two values differ, one line per place: `fields.port.default: the facts say "21", AList says "22"`. */
export function differences(said: unknown, real: unknown, place = ''): readonly string[] {
  if (isRecord(said) && isRecord(real))
    return [...new Set([...Object.keys(said), ...Object.keys(real)])].flatMap((key) =>
      differences(said[key], real[key], place === '' ? key : `${place}.${key}`),
    );
  return asText(said) === asText(real)
    ? []
    : [`${place}: the facts say ${asText(said)}, AList says ${asText(real)}`];
}

/**
 * Fails with every place where facts and AList differ.
 *
 * @param what file and entry of the facts, for the message
 */
export function expectSame(what: string, said: unknown, real: unknown): void {
  const found = differences(said, real);
  if (found.length > 0) throw new Error(`${what}: ${found.join('; ')}`);
}
