import {shellString} from '@site/src/lib/quoting/shell';
import {base64OfText} from './encoding';
import {secretSlots, slots, type RequestTemplate, type Slot, type Values} from './types';

/** Shown in place of a secret. */
export const DOTS = '••••••';

const PLACEHOLDER = /\{([a-z0-9]+)\}/gi;

const isSlot = (name: string): name is Slot => (slots as readonly string[]).includes(name);

/** Slots a template text names. */
function slotsIn(template: string): readonly Slot[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter(isSlot);
}

/** Marks a template whose filled text is sent as Base64, as OneDrive's relay wants its client (contract E11). */
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

/** Time limit of a request that names none (contract section 5.3). */
const TIMEOUT_MS = 20_000;

/**
 * Fills a template in.
 *
 * @throws Error when the address names a value that is not known: a fault of the provider's record
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
 * @param values what is known now; optional fields without a value are left out as they will be when sent
 */
export function describeRequest(template: RequestTemplate, values: Values): DescribedRequest {
  // Unknown parts of the address stand in angle brackets; an address must parse all the same.
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

/** Names that stand for values in commands. */
const shellNames: Readonly<Partial<Record<Slot, string>>> = {
  clientSecret: 'CLIENT_SECRET',
  code: 'CODE',
  verifier: 'CODE_VERIFIER',
  accessToken: 'ACCESS_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
};

/** What a text of a command is for. */
interface ShownText {
  /** Whether printf reads it. */
  readonly isFormat?: boolean;
  /** Writes a value, for texts in which some characters have a meaning. */
  readonly escape?: (value: string) => string;
}

/** A value inside the double quotes of JSON, and of curl's configuration, which has the same escapes. */
const insideQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Slots a command takes from the shell, in the order of its text. */
const shellSlotsIn = (text: string): readonly Slot[] =>
  slotsIn(text).filter((slot) => shellNames[slot] !== undefined);

/** A `printf` that writes a line with variables: the shell does it itself, so no list of processes shows them. */
function printfOf(format: string, template: string): string {
  const names = shellSlotsIn(template).map((slot) => `"$${shellNames[slot] ?? ''}"`);
  return `printf ${shellString(format)} ${names.join(' ')}`;
}

/**
 * A curl command that makes the request from a terminal. Secrets stand as shell variables or in angle brackets, never
 * with their value. Everything else is in single quotes, and the variables reach curl through its standard input.
 */
export function curlOf(template: RequestTemplate, values: Values): string {
  /** The text with its values, each written by `escape`; shell variables as `%s`, for printf. */
  const show = (
    text: string,
    {isFormat = false, escape = (value: string) => value}: ShownText = {},
  ): string => {
    const escaped = isFormat ? text.replaceAll('%', '%%') : text;
    return escaped.replace(PLACEHOLDER, (whole, name: string) => {
      if (!isSlot(name)) return whole;
      if (isFormat && shellNames[name] !== undefined) return '%s';
      const value = escape(secretSlots.has(name) ? `<${name}>` : (values[name] ?? `<${name}>`));
      return isFormat ? value.replaceAll('%', '%%').replaceAll('\\', '\\\\') : value;
    });
  };
  const inputs: string[] = [];
  const lines = [
    `curl ${template.method === 'POST' ? '-X POST ' : ''}${shellString(show(template.url))}`,
  ];
  const fields = Object.entries(template.fields);
  if (template.bearer !== undefined) {
    const header = `Authorization: Bearer {${template.bearer}}`;
    inputs.push(
      printfOf(`header = "${show(header, {isFormat: true, escape: insideQuotes})}"\\n`, header),
    );
  }
  if (template.encoding === 'json') {
    const json = JSON.stringify(Object.fromEntries(fields));
    lines.push(`-H 'Content-Type: application/json'`);
    if (shellSlotsIn(json).length === 0)
      lines.push(`-d ${shellString(show(json, {escape: insideQuotes}))}`);
    else {
      lines.push('-d @-');
      return [
        printfOf(show(json, {isFormat: true, escape: insideQuotes}), json),
        `| ${lines.join(' \\\n  ')}`,
      ].join(' \\\n  ');
    }
  } else {
    if (template.encoding === 'query' && fields.length > 0) lines[0] = `${lines[0] ?? ''} -G`;
    for (const [name, text] of fields) {
      if (shellSlotsIn(text).length === 0)
        lines.push(`--data-urlencode ${shellString(`${name}=${show(text)}`)}`);
      else
        inputs.push(
          printfOf(
            `data-urlencode = "${name}=${show(text, {isFormat: true, escape: insideQuotes})}"\\n`,
            text,
          ),
        );
    }
  }
  if (inputs.length === 0) return lines.join(' \\\n  ');
  lines.push('--config -');
  const written = inputs.length === 1 ? (inputs[0] ?? '') : `{ ${inputs.join('\n  ')}\n}`;
  return `${written} | ${lines.join(' \\\n  ')}`;
}
