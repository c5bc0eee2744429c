/** A request, as an example in the facts describes it. */
interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/**
 * What a sample does with the response:
 *
 * - `json`: prints it
 * - `text`: prints status and text, such as the XML of WebDAV
 * - `headers`: prints status and headers of a response without a body
 * - `redirect`: prints status and target, without following it
 * - `file`: saves it
 */
export type ResponseKind = 'json' | 'text' | 'headers' | 'redirect' | 'file';

/** What a sample sends, and what it does with the response. */
export interface SampleCall extends SampleRequest {
  /** Default: `json`. */
  readonly expects?: ResponseKind;
  /** Name for the file that comes back. Default: the last part of the URL's path. */
  readonly saveAs?: string;
  /** File whose content is sent, with the body `(file bytes)` or in a form. Default: `plan.pdf`. */
  readonly file?: string;
}

/** Body of a request, by how programs send it. */
type SampleBody =
  | {readonly kind: 'none'}
  | {readonly kind: 'json'; readonly value: unknown}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'form'; readonly field: string; readonly file: string};

/** A call with everything that the languages have in common read out of it. */
export interface PreparedCall {
  readonly method: string;
  readonly url: string;
  /** `USER:PASSWORD` of HTTP Basic, which programs encode by themselves. */
  readonly login: string | undefined;
  /** Headers that the program has to set. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: SampleBody;
  readonly expects: ResponseKind;
  readonly saveAs: string;
}

/** Stands for the bytes of a file where the body is one. */
const FILE_BODY = '(file bytes)';
const SAMPLE_FILE = 'plan.pdf';
/** The only form of the API has its file in this field (server/handles/fsup.go FsForm). */
const FORM_FIELD = 'file';

/** A URL as every client takes it: curl reads brackets as patterns, and Python takes ASCII only. */
function encodedUrl(url: string): string {
  // The placeholder of the token stays as it is, for readers to find it.
  return url.replaceAll(/<token>|[^\u{21}-\u{7e}]|["<>[\\\]^`{|}]/gu, (part) =>
    part === '<token>' ? part : encodeURIComponent(part),
  );
}

function lastPart(path: string): string {
  return decodeURIComponent(path.split('/').at(-1) ?? '') || 'download';
}

function readBody({body, file = SAMPLE_FILE}: SampleCall, isForm: boolean): SampleBody {
  if (isForm) return {kind: 'form', field: FORM_FIELD, file};
  if (body === undefined) return {kind: 'none'};
  if (body === FILE_BODY) return {kind: 'file', file};
  return typeof body === 'string' ? {kind: 'text', text: body} : {kind: 'json', value: body};
}

/** User and password in a header for HTTP Basic; undefined if they can't be shown as plain ASCII. */
function readLogin(header: string | undefined): string | undefined {
  const [, encoded] = /^Basic (\S+)$/.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const login = atob(encoded);
  return /^[ -~]+$/.test(login) ? login : undefined;
}

/** Reads a call for the languages. */
export function prepareCall(call: SampleCall): PreparedCall {
  const headers = Object.entries(call.headers ?? {});
  const isForm = headers.some(([, value]) => value.startsWith('multipart/form-data'));
  const login = readLogin(call.headers?.['Authorization']);
  return {
    method: call.method,
    url: encodedUrl(call.url),
    login,
    headers: headers.filter(
      ([name, value]) =>
        // Clients count the bytes and choose the boundary of a form by themselves.
        !/^content-length$/i.test(name) &&
        !value.startsWith('multipart/form-data') &&
        !(login !== undefined && name === 'Authorization'),
    ),
    body: readBody(call, isForm),
    expects: call.expects ?? 'json',
    saveAs: call.saveAs ?? lastPart(new URL(call.url).pathname),
  };
}
