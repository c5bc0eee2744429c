import type {Hono} from 'hono';
import {createApp} from './app.ts';
import {parseSettings, type Variables} from './settings.ts';

/** What Deno hands along with a request. */
interface DenoConnection {
  readonly remoteAddr?: {readonly hostname: string};
}

let app: Hono | undefined;

/**
 * The same server for platforms that call a `fetch` export: Cloudflare Workers hands its variables over with the first
 * request; on Deno (`deno serve --allow-env --allow-net server/worker.ts`) they come from the process.
 */
export default {
  fetch(request: Request, platform?: unknown): Response | Promise<Response> {
    app ??= createApp({
      settings: parseSettings(variablesOf(platform)),
      fetch: (upstreamRequest) => fetch(upstreamRequest),
      now: Date.now,
      log: (line) => {
        // eslint-disable-next-line no-console -- the log of these platforms is the console
        console.log(line);
      },
      // Only Cloudflare writes its header itself; elsewhere every visitor could.
      connectionAddress: ({headers}, bindings) =>
        (bindings as DenoConnection).remoteAddr?.hostname ?? headers.get('cf-connecting-ip') ?? '',
    });
    return app.fetch(request, platform ?? {});
  },
};

function variablesOf(platform: unknown): Variables {
  const {Deno} = globalThis as {Deno?: {env: {toObject: () => Variables}}};
  return Deno?.env.toObject() ?? (platform as Variables | undefined) ?? {};
}
