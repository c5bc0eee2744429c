import {expect} from 'vitest';
import {responseFaults} from '../../api/described';
import {freePort} from '../suite/programs';
import {suite} from '../suite/suite';
import {callOf, cleanUp, exampleRoutes, facts, placesOf, prepare, send} from './perform';
import {accountsEnvironment, plays, programsOf, stopPeers} from './plays';
import {shapeFaults} from './shape';
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

for (const route of exampleRoutes) {
  const {skip, optional, message} = plays[route.id] ?? {};
  live.check(
    `${route.method} ${route.path} answers its example as described`,
    placesOf(route),
    async (context) => {
      if (skip !== undefined) context.skip(skip);
      const call = callOf(route);
      const stands = await prepare(fixture, route);
      const answer = await send(fixture, call, stands);
      await cleanUp(fixture, route);
      const {status, headers = {}, body} = route.example?.response ?? {status: 200};
      expect(answer.status, answer.text).toBe(status);
      for (const [name, value] of Object.entries(headers))
        expect(answer.headers.get(name), `${name}, for example ${value}`).not.toBeNull();
      if (call.expects !== 'json') return;
      const shown = body as {readonly code: number; readonly message: string};
      const actual = JSON.parse(answer.text) as typeof shown;
      expect([actual.code, actual.message]).toEqual([
        shown.code,
        message ? expect.stringMatching(message) : shown.message,
      ]);
      expect(responseFaults(facts, route, actual)).toEqual([]);
      expect(shapeFaults(shown, actual, [...(optional ?? []), ...shortened(route.notes)])).toEqual(
        [],
      );
    },
    programsOf[route.id] ?? [],
  );
}

/** Keys that an example leaves out because it says that it's shortened. */
function shortened(notes: readonly string[] = []): readonly string[] {
  return notes.includes('The example is shortened.') ? ['*'] : [];
}
