import type {ResponseKind, SampleCall} from '../../lib/shared/samples/call';
import type {RouteFact} from './schema';

/** What a route sends back, as far as its example shows it. */
function responseKind(
  {response}: RouteFact,
  {method}: Pick<SampleCall, 'method'>,
  status: number,
): ResponseKind {
  const type = response.content_type;
  if (method === 'HEAD') return 'headers';
  if (status >= 300 && status < 400) return 'redirect';
  if (type.includes('json')) return 'json';
  if (/file|octet-stream/.test(type)) return 'file';
  if (type === '(WebDAV)') return method === 'GET' ? 'file' : 'headers';
  return type === '(no body)' ? 'headers' : 'text';
}

/** Groups on servers of their own. Their clients sign requests or keep a session, as their pages show. */
const OTHER_SERVERS: ReadonlySet<string> = new Set(['s3', 'mcp']);

/** The call that a route's example describes; undefined for a route of another server, or without an example. */
export function sampleCall(route: RouteFact): SampleCall | undefined {
  const {example, group} = route;
  if (!example || OTHER_SERVERS.has(group)) return undefined;
  const {request, response} = example;
  const named = /filename="([^"]+)"/.exec(response.headers?.['Content-Disposition'] ?? '')?.[1];
  const asked = new URL(request.url).searchParams.get('filename');
  return {
    ...request,
    expects: responseKind(route, request, response.status),
    ...(named === undefined && asked === null ? {} : {saveAs: named ?? asked ?? ''}),
  };
}
