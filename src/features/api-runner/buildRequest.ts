import type {RunnerField, RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import type {Server} from './serverAddress';

/** What is typed into a form: texts by the names of `nameOf`, and the chosen file. */
export interface Draft {
  readonly texts: Readonly<Record<string, string>>;
  readonly file?: File | undefined;
  /** JSON of the whole body, where it isn't typed into fields. */
  readonly json?: string | undefined;
}

/** What is wrong with a value. */
export type FieldFault = 'missing' | 'notInteger' | 'notJson' | 'notHeader';

/** A request, ready to be sent. */
export interface BuiltRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | File | FormData;
}

/** Name of a field in a form. */
export function nameOf({place, name}: Pick<RunnerField, 'place' | 'name'>): string {
  return `${place}.${name}`;
}

/** Name of the editor of a whole body. */
export const JSON_NAME = 'body';

/** How a value is typed. */
export type InputKind = 'text' | 'secret' | 'integer' | 'choice' | 'lines' | 'json' | 'file';

/** Kind of input that fits a type of the facts; what no simple input fits is typed as JSON. */
export function inputKind({type, name, values}: RunnerField): InputKind {
  if (values !== undefined || type === 'boolean' || type === 'flag') return 'choice';
  if (type === 'file') return 'file';
  if (type === 'integer') return 'integer';
  if (/^(string or )?array of (string|integer)$/.test(type)) return 'lines';
  if (!/^(string|number)\b/.test(type)) return 'json';
  return /passw|secret|otp|(^|_)token$/i.test(name) ? 'secret' : 'text';
}

/** Choices of a field of the kind `choice`. */
export function optionsOf({type, values}: RunnerField): readonly string[] {
  return values ?? (type === 'flag' ? ['true'] : ['true', 'false']);
}

/** Fields whose values in samples mean nothing to a server: signatures and IDs of tasks. */
const MADE_UP = /^(sign|tid)$/;

/**
 * What a form begins with: the values of the sample on the page, because its button says that it sends that request.
 * What is made up for the sample stays blank, as a password does: a server would only refuse it. So does everything of a
 * request that changes something: the reader's server can have a user or a storage with the ID of the sample.
 */
export function sampleDraft({body, fields, bodyExample, changes}: RunnerRoute): Draft {
  const texts = fields.flatMap((field): readonly (readonly [string, string])[] => {
    const {example} = field;
    const kind = inputKind(field);
    const isReal = kind !== 'secret' && kind !== 'file' && !MADE_UP.test(field.name);
    const isForThis = !changes && field.place !== 'header' && isReal;
    if (example === undefined || example === '<token>' || !isForThis) return [];
    const isAllowed = kind !== 'choice' || optionsOf(field).includes(example);
    return isAllowed ? [[nameOf(field), example]] : [];
  });
  const isWhole = body === 'json' && !fields.some(({place}) => place === 'body');
  return {
    texts: Object.fromEntries(texts),
    ...(isWhole ? {json: JSON.stringify(bodyExample ?? {}, null, 2)} : {}),
  };
}

const INTEGER = /^-?\d+$/;
const isLatin = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

function parseJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch {
    return undefined;
  }
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** A typed text as a value of a JSON body. */
function jsonValue(field: RunnerField, text: string): unknown {
  switch (inputKind(field)) {
    case 'integer':
      return Number(text);
    case 'choice':
      return field.type === 'boolean'
        ? text === 'true'
        : field.type === 'integer'
          ? Number(text)
          : text;
    case 'lines': {
      const lines = linesOf(text);
      if (field.type === 'array of integer') return lines.map(Number);
      return field.type.startsWith('string or') && lines.length === 1 ? lines[0] : lines;
    }
    case 'json':
      return parseJson(text)?.value;
    default:
      return text;
  }
}

/** Fields of the body as JSON: those with a value. */
export function bodyOf(route: RunnerRoute, {texts}: Draft): Record<string, unknown> {
  return Object.fromEntries(
    route.fields
      .filter((field) => field.place === 'body' && (texts[nameOf(field)] ?? '') !== '')
      .map((field) => [field.name, jsonValue(field, texts[nameOf(field)] ?? '')]),
  );
}

function faultOf(field: RunnerField, text: string): FieldFault | undefined {
  if (text === '') return field.isRequired ? 'missing' : undefined;
  const kind = inputKind(field);
  if (kind === 'integer' && !INTEGER.test(text)) return 'notInteger';
  if (field.type === 'array of integer' && !linesOf(text).every((line) => INTEGER.test(line))) {
    return 'notInteger';
  }
  if (kind === 'json' && parseJson(text) === undefined) return 'notJson';
  return field.place === 'header' && !isEncoded(field) && !isLatin(text) ? 'notHeader' : undefined;
}

/** Whether the runner encodes a header, which can hold no other letters than Latin ones. */
function isEncoded({name}: RunnerField): boolean {
  return name === 'File-Path';
}

/** Values of a draft that can't be sent, by the names of their inputs. */
export function draftFaults(
  route: RunnerRoute,
  draft: Draft,
): Readonly<Record<string, FieldFault>> {
  const faults: Record<string, FieldFault> = {};
  for (const field of route.fields) {
    if (field.place === 'body' && draft.json !== undefined) continue;
    const fault =
      inputKind(field) === 'file'
        ? draft.file === undefined && field.isRequired
          ? 'missing'
          : undefined
        : faultOf(field, draft.texts[nameOf(field)] ?? '');
    if (fault !== undefined) faults[nameOf(field)] = fault;
  }
  if (route.body === 'file' && draft.file === undefined) faults['body.file'] = 'missing';
  if (draft.json !== undefined && draft.json.trim() !== '' && !parseJson(draft.json)) {
    faults[JSON_NAME] = 'notJson';
  }
  return faults;
}

/** An encoded path stays as it is; any other is encoded. */
function encodedPath(text: string): string {
  try {
    if (decodeURIComponent(text) !== text) return text;
  } catch {
    // A percent sign that encodes nothing.
  }
  return encodeURIComponent(text);
}

const encodeSegments = (text: string): string =>
  text.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');

/** Path of a route with its parameters filled in. */
export function filledPath(route: RunnerRoute, {texts}: Draft): string {
  return route.path.replace(/\*(\w+)|:(\w+)|\{(\w+)\}/g, (_whole, rest, colon, braces) => {
    const name = String(rest ?? colon ?? braces);
    const text = texts[`path.${name}`] ?? '';
    return rest === undefined ? encodeURIComponent(text) : encodeSegments(text);
  });
}

function bodyToSend(
  route: RunnerRoute,
  draft: Draft,
): {readonly body: string | File | FormData; readonly type?: string} | undefined {
  if (route.method === 'GET' || route.method === 'HEAD') return undefined;
  const type = 'application/json';
  switch (route.body) {
    case 'json':
      return draft.json === undefined
        ? {body: JSON.stringify(bodyOf(route, draft)), type}
        : {body: draft.json, type};
    case 'file':
      return draft.file && {body: draft.file};
    case 'form': {
      const form = new FormData();
      if (draft.file) form.append('file', draft.file);
      return {body: form};
    }
    default:
      return undefined;
  }
}

/**
 * Makes the request that a draft describes; what is left blank isn't sent.
 *
 * @param draft without mistakes (`draftFaults`)
 */
export function buildRequest(route: RunnerRoute, draft: Draft, server: Server): BuiltRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  if (server.token !== '' && route.token !== 'none') {
    headers['Authorization'] = route.token === 'bare' ? server.token : `Bearer ${server.token}`;
  }
  const content = bodyToSend(route, draft);
  if (content?.type !== undefined) headers['Content-Type'] = content.type;
  for (const field of route.fields) {
    const text = draft.texts[nameOf(field)] ?? '';
    if (text === '') continue;
    if (field.place === 'query') query.append(field.name, field.type === 'flag' ? '' : text);
    if (field.place === 'header') headers[field.name] = isEncoded(field) ? encodedPath(text) : text;
  }
  const search = query.toString();
  return {
    url: `${server.base}${filledPath(route, draft)}${search === '' ? '' : `?${search}`}`,
    method: route.method,
    headers,
    ...(content === undefined ? {} : {body: content.body}),
  };
}

/** What a request is about, for the question before it changes something: every value but secrets. */
export function objectsOf(
  route: RunnerRoute,
  draft: Draft,
): readonly (readonly [name: string, value: string])[] {
  const shown = route.fields
    .filter((field) => field.place !== 'body' || draft.json === undefined)
    .map((field) => [field, draft.texts[nameOf(field)] ?? ''] as const)
    .filter(([field, text]) => text !== '' && inputKind(field) !== 'secret')
    .map(([field, text]) => [field.name, text.replaceAll('\n', ', ')] as const);
  return [
    ...shown,
    ...(draft.file ? [['file', draft.file.name] as const] : []),
    ...(draft.json === undefined || draft.json.trim() === ''
      ? []
      : [['JSON', draft.json] as const]),
  ];
}
