import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import {createApp} from '../app.ts';
import {applications} from '../contract.ts';
import type {ServerEnvironment} from '../environment.ts';
import {authorizePage} from './authorizePage.ts';
import {parseValues, providerNetwork} from './providers.ts';
import {answerAlbums, answerGraph} from './resources.ts';
import {brokenAnswer, disturbanceOf, json} from './scenarios.ts';
import {startOldAliyun, statusOldAliyun} from './scans.ts';
import {answerExchange} from './tokens.ts';
import {wopanLogin, wopanVerify} from './wopan.ts';
import {createMockState, STEERED_FLOWS, type SteeredFlow, type MockState} from './state.ts';

const SLOW_MS = 30_000;
/** Headers a test may want to check. */
const LOGGED_HEADERS = ['origin', 'referer', 'content-type', 'cookie', 'authorization'];
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** How the mock ends a connection without an answer; the platform knows. */
export type CloseConnection = (context: Context) => void;

/**
 * The simulated providers of the tests (`server/README.md`, Mock mode): the real server, with every provider played in memory and a
 * log of all that was sent. README.md beside this folder lists its controls.
 *
 * @param environment of the platform; its network is not used
 * @param closeConnection ends a connection without an answer
 */
export function createMockApp(
  environment: ServerEnvironment,
  closeConnection: CloseConnection,
): Hono {
  const mock = createMockState();
  const settings = mockSettings(environment.settings);
  return createApp(
    {...environment, settings, fetch: providerNetwork(mock, settings)},
    {
      before: (app) => {
        recordRequests(app, mock);
        // Visitors come here from a page of another site, as they come to a provider.
        app.get('/mock/authorize', ({req}) => authorizePage(mock, new URL(req.url)));
        // Graph and Photos take their token in a header, unlike the server itself.
        app.use('/mock/*', cors({origin: '*', allowHeaders: ['Authorization', 'Content-Type']}));
      },
      routes: (app) => {
        addControls(app, mock);
        addScenarios(app, mock, closeConnection);
        addMockProviders(app, mock);
        addRefusedRoutes(app, mock);
      },
    },
  );
}

/** Every application is configured, and no one is limited. */
function mockSettings(settings: ServerEnvironment['settings']): ServerEnvironment['settings'] {
  const client = (name: string) => ({id: `mock-id-${name}`, secret: `mock-secret-${name}`});
  return {
    ...settings,
    appId115: 'ok',
    clients: Object.fromEntries(
      Object.entries(applications).map(([provider, {variables}]) => [variables, client(provider)]),
    ),
    limits: {
      ...settings.limits,
      requestsPerMinute: UNLIMITED,
      aliyun: {minutes: 60, max: UNLIMITED},
    },
  };
}

/** Writes down every request but the tests' own, preflights included. */
function recordRequests(app: Hono, mock: MockState): void {
  app.use(async ({req}, next) => {
    if (!/^\/mock\/(log|reset|next|options)$/.test(req.path)) {
      const headers = LOGGED_HEADERS.flatMap((name) => {
        const value = req.header(name);
        return value === undefined ? [] : [[name, value]];
      });
      const body = await req.raw.clone().text();
      mock.log.push({
        kind: 'request',
        method: req.method,
        url: req.url,
        headers: Object.fromEntries(headers) as Record<string, string>,
        body,
      });
    }
    await next();
  });
}

/** What tests steer and read. */
function addControls(app: Hono, mock: MockState): void {
  app.get('/mock/log', ({req}) => {
    const wanted = req.query('contains') ?? '';
    return json(
      200,
      mock.log.filter((entry) => JSON.stringify(entry).includes(wanted)),
    );
  });
  app.post('/mock/reset', () => {
    mock.reset();
    return json(200, {});
  });
  app.post('/mock/next', async ({req}) => {
    const {flow, scenario} = parseValues(await req.text(), new URL(req.url));
    const known = STEERED_FLOWS.find((name) => name === flow);
    if (known === undefined || scenario === undefined) {
      return json(400, {error: `flow is one of ${STEERED_FLOWS.join(', ')}; scenario is needed`});
    }
    mock.next.set(known satisfies SteeredFlow, scenario);
    return json(200, {});
  });
  app.post('/mock/options', async ({req}) => {
    mock.options.capabilities =
      parseValues(await req.text(), new URL(req.url))['capabilities'] !== 'false';
    return json(200, mock.options);
  });
}

/** Bad responses, by code of the request. */
function addScenarios(app: Hono, mock: MockState, closeConnection: CloseConnection): void {
  app.use(async (context, next) => {
    const {req} = context;
    const code = parseValues(await req.raw.clone().text(), new URL(req.url))['code'] ?? '';
    if (disturbanceOf(code) === 'drop') {
      closeConnection(context);
      return new Response(null, {status: 502});
    }
    if (disturbanceOf(code) === 'slow') await pause(req.raw.signal);
    return brokenAnswer(code) ?? next();
  });
  for (const group of ['/alist', '/api']) {
    app.get(`${group}/capabilities`, (_, next) =>
      mock.options.capabilities ? next() : Promise.resolve(json(404, {error: 'not found'})),
    );
    app.get(`${group}/115/get_status`, ({req}, next) =>
      req.query('uid')?.includes('nostatus') === true
        ? Promise.resolve(new Response('404 page not found', {status: 404}))
        : next(),
    );
  }
}

/** Waits longer than any page does, or until the page hangs up. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SLOW_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The addresses that pages call without an API server: `/mock/token/google`, Graph, Photos. */
function addMockProviders(app: Hono, mock: MockState): void {
  for (const path of ['/mock/token', '/mock/token/:provider']) {
    app.post(path, async ({req}) => {
      const values = parseValues(await req.text(), new URL(req.url));
      return answerExchange(mock, {provider: req.param('provider') ?? 'direct', values});
    });
  }
  app.get('/mock/graph/*', ({req}) =>
    answerGraph(decodeURI(new URL(req.url).pathname), req.header('authorization') ?? ''),
  );
  app.get('/mock/photos/v1/albums', ({req}) =>
    answerAlbums(new URL(req.url).searchParams, req.header('authorization') ?? ''),
  );
}

/** Calls the real server refuses and the public one has. */
function addRefusedRoutes(app: Hono, mock: MockState): void {
  const valuesOf = async ({req}: Context): Promise<Readonly<Record<string, string>>> =>
    parseValues(await req.text(), new URL(req.url));
  for (const group of ['/alist', '/api']) {
    app.get(`${group}/ali/qr`, () => startOldAliyun(mock));
    app.post(`${group}/ali/ck`, async (context) => statusOldAliyun(mock, await valuesOf(context)));
    app.post(`${group}/wopan/login`, async (context) => wopanLogin(await valuesOf(context)));
    app.post(`${group}/wopan/verify_code`, async (context) => wopanVerify(await valuesOf(context)));
  }
}
