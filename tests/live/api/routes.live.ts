import {expect} from 'vitest';
import type {RouteFact} from '../../../src/build/facts/schema';
import {responseFaults} from '../../api/described';
import {freePort} from '../suite/programs';
import {suite} from '../suite/suite';
import {callOf, cleanUp, exampleRoutes, facts, placesOf, prepare, send} from './perform';
import {accountsEnvironment, plays, programsOf, stopPeers} from './plays';
import type {Stands} from './proxy';
import {isLikeText, shapeFaults} from './shape';
import {makeFixture, type Fixture} from './fixture';

// The ports of S3 and MCP are open, and --debug adds the routes under /debug.
const live = suite({
  own: true,
  args: ['--debug'],
  env: accountsEnvironment,
  config: async () => ({
    s3: {enable: true, port: await freePort()},
    mcp: {enable: true, port: await freePort()},
  }),
});

let fixture: Fixture;

live.before(async () => {
  fixture = await makeFixture(live.alist);
});
live.after(stopPeers);

/** A response as the example would show it: made-up values in the place of real ones. */
const asShown = (text: string, stands: Stands): string =>
  [...stands, ['http://localhost:5244', live.alist.url] as const].reduce(
    (all, [shown, real]) => all.replaceAll(real, shown),
    text,
  );

/** All methods of a route, which get the same response; of a route for any, the one that its example has. */
const methodsOf = (route: RouteFact): readonly string[] =>
  route.method === 'ANY' ? [callOf(route).method] : route.method.split(',');

for (const route of exampleRoutes) {
  const {skip, optional, message} = plays[route.id] ?? {};
  for (const method of methodsOf(route))
    live.check(
      `${route.method === 'ANY' ? 'ANY' : method} ${route.path} answers its example as described`,
      placesOf(route),
      async (context) => {
        if (skip !== undefined) context.skip(skip);
        const call = {...callOf(route), method};
        const stands = await prepare(fixture, route);
        const answer = await send(fixture, call, stands);
        await cleanUp(fixture, route);
        const {status, headers = {}, body} = route.example?.response ?? {status: 200};
        expect(answer.status, answer.text).toBe(status);
        for (const [name, value] of Object.entries(headers)) {
          const actual = asShown(answer.headers.get(name) ?? '', stands);
          expect(isLikeText(value, actual), `${name}: ${actual}, for example ${value}`).toBe(true);
        }
        if (method === 'HEAD') return;
        if (typeof body === 'string')
          expect(isLikeText(body, asShown(answer.text, stands)), answer.text).toBe(true);
        if (call.expects !== 'json') return;
        const shown = body as {readonly code: number; readonly message: string};
        const actual = JSON.parse(answer.text) as typeof shown;
        expect([actual.code, actual.message]).toEqual([
          shown.code,
          message ? expect.stringMatching(message) : shown.message,
        ]);
        expect(responseFaults(facts, route, actual)).toEqual([]);
        const missing = [...(optional ?? []), ...shortened(route.notes)];
        expect(shapeFaults(shown, actual, missing)).toEqual([]);
      },
      programsOf[route.id] ?? [],
    );
}

/** Keys that an example leaves out because it says that it's shortened. */
function shortened(notes: readonly string[] = []): readonly string[] {
  return notes.includes('The example is shortened.') ? ['*'] : [];
}
