import {base64OfText} from './encoding';
import {secretSlots, slots, type RequestTemplate, type Slot, type Values} from './types';

/** Shown in place of a secret. */
export const DOTS = '••••••';

/** A value in a template. */
export const PLACEHOLDER = /\{([a-z0-9]+)\}/gi;

/** Whether a name in a template is that of a value. */
export const isSlot = (name: string): name is Slot => (slots as readonly string[]).includes(name);

/** Slots a template text names. */
export function slotsIn(template: string): readonly Slot[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter(isSlot);
}

/** Marks a template whose filled text is sent as Base64, as OneDrive's relay wants its client. */
const PACKED = 'base64:';

/** Template with its values; undefined when one is unknown. */
export function fill(template: string, values: Values): string | undefined {
  if (slotsIn(template).some((slot) => values[slot] === undefined)) return undefined;
  const text = template.replace(PLACEHOLDER, (whole, name: string) =>
    isSlot(name) ? (values[name] ?? whole) : whole,
  );
  return text.startsWith(PACKED) ? base64OfText(text.slice(PACKED.length)) : text;
}

/** A request ready to be sent. */
export interface PreparedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** Secret values it carries, so that no message repeats them. */
  readonly secrets: readonly string[];
}

/** Time limit of a request that names none. */
const TIMEOUT_MS = 20_000;

/**
 * Fills a template in.
 *
 * @throws Error when the address names a value that is not known: a mistake in the provider's record
 */
export function prepareRequest(template: RequestTemplate, values: Values): PreparedRequest {
  const base = fill(template.url, values);
  if (base === undefined) throw new Error(`${template.url}: a value of the address is missing.`);
  const fields = Object.entries(template.fields).flatMap(([name, text]) => {
    const value = fill(text, values);
    return value === undefined ? [] : [[name, value] as const];
  });
  const url = new URL(base);
  const headers: Record<string, string> = {accept: 'application/json'};
  if (template.bearer !== undefined) {
    headers['authorization'] = `Bearer ${values[template.bearer] ?? ''}`;
  }
  const common = {
    method: template.method,
    timeoutMs: template.timeoutMs ?? TIMEOUT_MS,
    secrets: [...secretSlots].flatMap((slot) => values[slot] ?? []),
  };
  if (template.encoding === 'query') {
    for (const [name, value] of fields) url.searchParams.set(name, value);
    return {...common, url: url.href, headers};
  }
  const isJson = template.encoding === 'json';
  headers['content-type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = isJson
    ? JSON.stringify(Object.fromEntries(fields))
    : new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  return {...common, url: url.href, headers, body};
}

/** One field of a request as the reader sees it. */
interface DescribedField {
  readonly name: string;
  /** The value, dots for a secret, `''` when it is not known yet. */
  readonly value: string;
  readonly isSecret: boolean;
}

/** A request as the reader sees it before it is sent. */
export interface DescribedRequest {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly path: string;
  readonly encoding: 'query' | 'json' | 'form';
  readonly fields: readonly DescribedField[];
}

/** Slots whose value exists only once the flow runs, so that they are listed without one. */
const laterSlots: ReadonlySet<Slot> = new Set<Slot>([
  'state',
  'code',
  'challenge',
  'verifier',
  'uid',
  'time',
  'sign',
  'seconds',
  'sid',
  't',
  'ck',
  'smsCode',
  'accessToken',
  'refreshToken',
  'pageToken',
  'sitePath',
]);

function describeText(template: string, values: Values): {value: string; isSecret: boolean} {
  const named = slotsIn(template);
  const isSecret = named.some((slot) => secretSlots.has(slot));
  return {value: isSecret ? DOTS : (fill(template, values) ?? ''), isSecret};
}

/**
 * Describes a request for the list on the page.
 *
 * @param values what is known now; optional fields without a value are omitted as they will be when sent
 */
export function describeRequest(template: RequestTemplate, values: Values): DescribedRequest {
  // Unknown parts of the address are in angle brackets; an address must parse all the same.
  const address = template.url.replace(PLACEHOLDER, (whole, name: string) => {
    if (!isSlot(name)) return whole;
    return secretSlots.has(name) ? DOTS : (values[name] ?? `<${name}>`);
  });
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(.*)$/.exec(address) ?? [];
  const fields = Object.entries(template.fields)
    .filter(
      ([, text]) =>
        text.startsWith(PACKED) ||
        slotsIn(text).every((slot) => values[slot] !== undefined || laterSlots.has(slot)),
    )
    .map(([name, text]) => ({name, ...describeText(text, values)}));
  if (template.bearer !== undefined) {
    fields.unshift({name: 'Authorization: Bearer', value: DOTS, isSecret: true});
  }
  return {method: template.method, host, path: path || '/', encoding: template.encoding, fields};
}
