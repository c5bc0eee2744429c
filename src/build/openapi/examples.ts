import type {RouteFact} from '../facts/schema';

type RouteExample = NonNullable<RouteFact['example']>;

/** Content of the file `plan.pdf`, which samples send. */
const FILE = '%PDF-1.7\nmade up\n';

/** Bodies of requests for which the facts have a mark, because samples read them from a file. */
const sentFiles: Readonly<Record<string, unknown>> = {
  '(file bytes)': FILE,
  '(form with field file)': {file: FILE},
};

/** Body of the request of an example; undefined for none. */
export function sentBody({request: {body}}: RouteExample): unknown {
  return typeof body === 'string' && Object.hasOwn(sentFiles, body) ? sentFiles[body] : body;
}

/**
 * The example of a route with one of its methods. Methods that have none in `other_examples` get the same response as
 * that of `example`; with HEAD, without its body.
 */
export function exampleOf(route: RouteFact, method: string): RouteExample | undefined {
  const own = route.other_examples?.find(({request}) => request.method === method);
  return own ?? route.example;
}
