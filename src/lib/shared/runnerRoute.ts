/** Where a value of a request goes. */
export type FieldPlace = 'path' | 'query' | 'header' | 'body';

/** A value of a request, as its form asks for it. */
export interface RunnerField {
  readonly place: FieldPlace;
  readonly name: string;
  /** Type in the words of the facts, such as `array of string`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly note: string;
  readonly initial?: string;
  readonly values?: readonly string[];
  /** What is there in the sample of the page. */
  readonly example?: string;
}

/** An error a route is known to return. */
export interface RunnerError {
  readonly code: number;
  /** Parts that change are written as `...` or in capitals. */
  readonly message: string;
  readonly when: string;
}

/** What a browser needs to know to send a request to a route. */
export interface RunnerRoute {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** How the token is sent. */
  readonly token: 'none' | 'bare' | 'bearer';
  /** Whether the request deletes or changes something. */
  readonly changes: boolean;
  readonly fields: readonly RunnerField[];
  readonly body: 'none' | 'json' | 'file' | 'form';
  /** JSON body of the example. */
  readonly bodyExample?: unknown;
  readonly errors: readonly RunnerError[];
}

/** Routes by the key that their headings have after `api-`. */
export type RunnerRoutes = Readonly<Record<string, RunnerRoute>>;
