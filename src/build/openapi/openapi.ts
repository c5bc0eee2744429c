/** The parts of OpenAPI 3.1 that the document of this site uses. */

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** A JSON Schema (draft 2020-12). */
export interface Schema {
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly format?: 'date-time' | 'binary';
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly description?: string;
  readonly required?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  /** Name in Go, where the usual one would be that of another parameter. */
  readonly 'x-go-name'?: string;
}

/** A header that every client fills in, so that OpenAPI has no parameter for it. */
export interface ClientHeader {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface RequestBody {
  readonly description?: string;
  readonly required?: true;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, {readonly schema: Schema; readonly example: string}>>;
  readonly content?: Content;
}

/** A response of `components` that many operations have. */
export interface ResponseRef {
  readonly $ref: string;
}

export interface ExternalDocs {
  readonly description?: string;
  readonly url: string;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly externalDocs?: ExternalDocs;
  readonly operationId: string;
  readonly deprecated?: true;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | ResponseRef>>;
  readonly security: readonly SecurityRequirement[];
  /** All methods of an endpoint that accepts any; the operation is the one to use. */
  readonly 'x-alist-methods'?: readonly string[];
  /** Headers that OpenAPI doesn't allow as parameters. */
  readonly 'x-alist-headers'?: readonly ClientHeader[];
}

/** An operation that OpenAPI 3.1 has no place for, with its method and its path in AList. */
export interface OtherOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Methods that a path of OpenAPI 3.1 can have. */
export const openApiMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

export type OpenApiMethod = (typeof openApiMethods)[number];

export type PathItem = Readonly<Partial<Record<OpenApiMethod, Operation>>> & {
  readonly servers?: readonly Server[];
  readonly 'x-alist-operations'?: readonly OtherOperation[];
};

export interface Server {
  readonly url: string;
  readonly description: string;
  readonly variables?: Readonly<
    Record<
      string,
      {
        readonly default: string;
        readonly enum?: readonly string[];
        readonly description: string;
      }
    >
  >;
}

export interface SecurityScheme {
  readonly type: 'apiKey' | 'http';
  readonly name?: string;
  readonly in?: 'header';
  readonly scheme?: 'basic' | 'bearer';
  readonly description: string;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: {readonly name: string; readonly url: string};
    readonly license: {readonly name: string; readonly identifier: string};
  };
  readonly externalDocs: ExternalDocs;
  readonly servers: readonly Server[];
  readonly tags: readonly {readonly name: string; readonly description: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
  readonly 'x-alist-operations'?: readonly OtherOperation[];
}
