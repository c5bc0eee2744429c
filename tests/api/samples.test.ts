import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {SampleLanguage} from '@site/src/lib/shared/samples/samples';
import {describeWith, temporaryFolder} from '../samples/tools';
import type {Run} from '../samples/tools';
import {
  describedRequest,
  describedResponse,
  exampleRoutes,
  prepareJobs,
  printedResponse,
  runGo,
  runNode,
  runPython,
  runShell,
  sentRequest,
} from './sampleRuns';

type Jobs = Awaited<ReturnType<typeof prepareJobs>>;
type Runs = ReadonlyMap<string, Run>;

const folder = temporaryFolder();

/** Tests of all samples in a language, which run before the first of them. */
function proveSamples(language: SampleLanguage, runAll: (jobs: Jobs) => Promise<Runs>): void {
  let jobs: Jobs = [];
  let runs: Runs = new Map();

  beforeAll(async () => {
    jobs = await prepareJobs(language, folder);
    runs = await runAll(jobs);
  }, 300_000);

  afterAll(async () => {
    await Promise.all(jobs.map(({stub}) => stub.close()));
  });

  test.each(exampleRoutes.map(({id}) => id))('%s', async (id) => {
    const job = jobs.find(({route}) => route.id === id);
    const run = runs.get(id);
    if (!job || !run) throw new Error(`The sample of ${id} didn’t run.`);
    expect(await sentRequest(job), run.output).toEqual(describedRequest(job));
    expect(printedResponse(job, run)).toEqual(describedResponse(job));
  });
}

describeWith('curl', 'samples of the API send and print what the facts say', () => {
  proveSamples('curl', runShell);
});

describe(
  'node: samples of the API send and print what the facts say',
  {tags: ['@also-samples-run']},
  () => {
    proveSamples('js', (jobs) => runNode(jobs, folder));
  },
);

describeWith('python', 'samples of the API send and print what the facts say', (program) => {
  proveSamples('python', (jobs) => runPython(program, jobs, folder));
});

describeWith('go', 'samples of the API send and print what the facts say', (program) => {
  proveSamples('go', (jobs) => runGo(program, jobs, folder));
});
