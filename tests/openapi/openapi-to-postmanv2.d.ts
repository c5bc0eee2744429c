/** The parts of `openapi-to-postmanv2`, which has no types, that the tests use. */
declare module 'openapi-to-postmanv2' {
  interface ConversionResult {
    readonly result: boolean;
    readonly reason?: string;
    readonly output?: readonly {readonly type: 'collection'; readonly data: unknown}[];
  }

  export function convertV2(
    input: {readonly type: 'string'; readonly data: string},
    options: Readonly<Record<string, string>>,
    callback: (error: Error | null, result?: ConversionResult) => void,
  ): void;
}
