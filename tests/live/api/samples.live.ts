import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {SampleLanguage} from '../../../src/lib/shared/samples/samples';
import {prepareCall} from '../../../src/lib/shared/samples/call';
import {responseFaults} from '../../api/described';
import {buildGo, runAlone, runBuilt, writeSample} from '../../api/sampleRuns';
import type {Run} from '../../samples/tools';
import {findProgram, freePort} from '../suite/programs';
import {suite} from '../suite/suite';
import {callOf, cleanUp, exampleRoutes, facts, placesOf, prepare} from './perform';
import {accountsEnvironment, plays, programsOf, rememberLock, stopPeers} from './plays';
import {openDoor, type Door} from './proxy';
import {shapeFaults} from './shape';
import {makeFixture, type Fixture} from './fixture';

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
let door: Door | undefined;
/** The program with all samples for Go, built when the first of them runs. */
let goProgram: Promise<string> | undefined;

live.before(async () => {
  fixture = await makeFixture(live.alist);
  door = await openDoor(live.alist.url);
  fixture.origin = door.url;
});
live.after(async () => {
  await door?.close();
  await stopPeers();
});

function openedDoor(): Door {
  if (!door) throw new Error("The server didn't start.");
  return door;
}

/** Runs a sample as readers do: the printed text, with the address of another server. */
async function runSample(language: SampleLanguage, id: string): Promise<Run & {folder: string}> {
  const place = {url: openedDoor().url, parent: live.alist.folder};
  const route = exampleRoutes.find((each) => each.id === id);
  if (!route) throw new Error(`No route ${id}.`);
  const {code, folder} = writeSample(language, callOf(route), place);
  if (language !== 'go') return {...(await runAlone[language](code, folder)), folder};
  goProgram ??= buildGo(
    findProgram('go') ?? 'go',
    exampleRoutes.map((each) => [each.id, writeSample('go', callOf(each), place).code] as const),
    live.alist.folder,
    false,
  );
  return {...(await runBuilt(await goProgram, id, folder)), folder};
}

/** Each language with its name and the programs that its samples need. */
const languages = [
  ['curl', 'curl', ['bash', 'curl']],
  ['js', 'JavaScript', []],
  ['python', 'Python', ['python3']],
  ['go', 'Go', ['go']],
] as const;

for (const [language, name, programs] of languages) {
  for (const route of exampleRoutes) {
    const {skip, optional = [], message} = plays[route.id] ?? {};
    live.check(
      `The sample of ${route.method} ${route.path} in ${name} runs as printed`,
      placesOf(route),
      async (context) => {
        if (skip !== undefined) context.skip(skip);
        const call = callOf(route);
        openedDoor().replace(await prepare(fixture, route));
        const run = await runSample(language, route.id);
        rememberLock(run.printed);
        await cleanUp(fixture, route);
        expect(run.isGood, run.output).toBe(true);
        const {status, body, headers = {}} = route.example?.response ?? {status: 200};
        if (call.expects === 'json') {
          const shown = body as {readonly code: number; readonly message: string};
          const actual = JSON.parse(run.printed) as typeof shown;
          expect([actual.code, actual.message]).toEqual([
            shown.code,
            message ? expect.stringMatching(message) : shown.message,
          ]);
          expect(responseFaults(facts, route, actual)).toEqual([]);
          const isShort = route.notes?.includes('The example is shortened.') ?? false;
          expect(shapeFaults(shown, actual, [...optional, ...(isShort ? ['*'] : [])])).toEqual([]);
        } else if (call.expects === 'file') {
          const file = path.join(run.folder, prepareCall(call).saveAs);
          expect(existsSync(file) && readFileSync(file).length > 0, run.output).toBe(true);
        } else {
          expect(run.printed).toContain(String(status));
          if (call.expects === 'redirect') expect(run.printed).toMatch(/https?:\/\/|\//);
          if (call.expects === 'headers')
            for (const header of Object.keys(headers))
              expect(run.printed.toLowerCase()).toContain(header.toLowerCase());
        }
      },
      [...programs, ...(programsOf[route.id] ?? [])],
    );
  }
}
