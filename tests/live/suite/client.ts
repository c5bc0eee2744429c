/** AList's response: the envelope, with the HTTP status and headers around it. */
export interface Answer<Data = unknown> {
  /** HTTP status. AList answers most errors with 200. */
  readonly status: number;
  readonly headers: Headers;
  /** Code in the body; the HTTP status if the body is no envelope. */
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  /** The body as it came. */
  readonly text: string;
}

/** What a request can have beyond its path. */
export interface RequestOptions {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: unknown;
  readonly redirect?: RequestRedirect;
}

/** A client of one AList server, with the admin token unless another is given. */
export interface Client {
  readonly url: string;
  readonly request: <Data = any>(
    method: string,
    path: string,
    options?: RequestOptions,
  ) => Promise<Answer<Data>>;
  readonly get: <Data = any>(path: string, options?: RequestOptions) => Promise<Answer<Data>>;
  readonly post: <Data = any>(
    path: string,
    body?: unknown,
    options?: RequestOptions,
  ) => Promise<Answer<Data>>;
  /** The same server with another token; `null` sends none, as a guest. */
  readonly as: (token: string | null) => Client;
  /** Signs in and gives a client with the user token. */
  readonly signIn: (username: string, password: string) => Promise<Client>;
}

/**
 * @param url of the server, without a slash at its end
 * @param token sent with each request; `null` for a guest
 */
export function clientOf(url: string, token: string | null): Client {
  const request: Client['request'] = async (method, path, options = {}) => {
    const sent = options.token === undefined ? token : options.token;
    const isJson =
      options.body !== undefined &&
      typeof options.body !== 'string' &&
      !(options.body instanceof FormData) &&
      !(options.body instanceof Uint8Array);
    const response = await fetch(url + path, {
      method,
      redirect: options.redirect ?? 'manual',
      headers: {
        ...(sent === null ? {} : {Authorization: sent}),
        ...(isJson ? {'Content-Type': 'application/json'} : {}),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : {body: (isJson ? JSON.stringify(options.body) : options.body) as BodyInit}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      ...envelopeOf(text, response.status),
    };
  };
  return {
    url,
    request,
    get: (path: string, options?: RequestOptions) => request('GET', path, options),
    post: (path, body, options) =>
      request('POST', path, {...options, ...(body === undefined ? {} : {body})}),
    as: (other) => clientOf(url, other),
    signIn: async (username, password) => {
      const {code, message, data} = await request('POST', '/api/auth/login', {
        token: null,
        body: {username, password},
      });
      if (code !== 200) throw new Error(`${username} can't sign in: ${code} ${message}`);
      return clientOf(url, (data as {token: string}).token);
    },
  } as Client;
}

function envelopeOf(text: string, status: number): {code: number; message: string; data: any} {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'code' in value && 'message' in value)
      return value as {code: number; message: string; data: unknown};
  } catch {
    // Pages, files, and the protocols have no envelope.
  }
  return {code: status, message: '', data: undefined};
}
