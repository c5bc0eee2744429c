/** Starts of a code that make the API server itself answer badly (`server/README.md`, Mock mode). */
const brokenAnswers: Readonly<Record<string, () => Response>> = {
  err200: () => json(200, {error: 'mock: refused with status 200'}),
  fork500: () => json(500, {code: 500, message: 'mock: refused like the fork', data: null}),
  text400: () => json(400, {text: 'mock: refused with a text'}),
  limit: () =>
    json(
      429,
      {code: 'Too Many Requests', message: 'Too Many Requests', error: 'Too Many Requests'},
      {'Retry-After': '2'},
    ),
  html: () =>
    new Response('<!doctype html><title>502</title><script>window.broken = true</script>', {
      status: 502,
      headers: {'Content-Type': 'text/html'},
    }),
  empty: () => new Response('', {status: 200, headers: {'Content-Type': 'application/json'}}),
  notoken: () => json(200, {token_type: 'bearer'}),
};

/** Starts that are about time and connection, which no answer can show. */
export type Disturbance = 'slow' | 'drop';

/** Every start of a code the mock knows, for the links of its authorize page. */
export const CODE_STARTS = [
  'ok',
  'used',
  'badclient',
  'norefresh',
  'slow',
  'drop',
  ...Object.keys(brokenAnswers),
] as const;

/** First word of a code, such as `ok` of `ok-7`. */
export function startOf(code: string): string {
  return /^([a-z0-9]+)-/.exec(code)?.[1] ?? '';
}

/** The bad answer a code asks for; undefined when the providers are to decide. */
export function brokenAnswer(code: string): Response | undefined {
  const start = startOf(code);
  return Object.hasOwn(brokenAnswers, start) ? brokenAnswers[start]?.() : undefined;
}

export function disturbanceOf(code: string): Disturbance | undefined {
  return (['slow', 'drop'] as const).find((start) => start === startOf(code));
}

export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, {status, headers});
}
