import type {HonoRequest} from 'hono';
import {refusal} from '../upstream/failure.ts';
import {recordOf, textOf} from '../upstream/normalise.ts';

/** Longest value a request may carry; the longest tokens of the providers have about half of it. */
const MAX_FIELD_LENGTH = 8192;

/** Values of a request, whether they came as query, form or JSON. */
export interface Fields {
  /**
   * @param name member, as the contract spells it
   * @returns its text, or '' when it is absent or of another kind
   * @throws ApiFailure 400 when it is too long
   */
  readonly text: (name: string) => string;
  /** Texts of a list; empty when the member is no list. */
  readonly list: (name: string) => readonly string[];
}

/**
 * Reads what a request carries: the query of a GET, the body of a POST. A body is a form when it says so and JSON
 * otherwise, because old pages send JSON as plain text.
 *
 * @throws ApiFailure 400 when the body is neither
 */
export async function readFields(request: HonoRequest<string>): Promise<Fields> {
  if (request.method !== 'POST') return fieldsOf(Object.fromEntries(queryOf(request)));
  const body = await request.text();
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(
    request.header('content-type') ?? '',
  );
  if (isForm) return fieldsOf(Object.fromEntries(new URLSearchParams(body)));
  return fieldsOf(body.trim() === '' ? {} : parseObject(body));
}

function queryOf(request: HonoRequest<string>): URLSearchParams {
  return new URL(request.raw.url).searchParams;
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw refusal(400, 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusal(400, 'The body is not a JSON object.');
  }
  return recordOf(value);
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  const valueOf = (name: string): unknown =>
    Object.hasOwn(values, name) ? values[name] : undefined;
  return {
    text: (name) => {
      const value = textOf(valueOf(name));
      if (value.length > MAX_FIELD_LENGTH) throw refusal(400, `The value of ${name} is too long.`);
      return value;
    },
    list: (name) => {
      const value = valueOf(name);
      return Array.isArray(value) ? value.map(textOf).filter((entry) => entry !== '') : [];
    },
  };
}
