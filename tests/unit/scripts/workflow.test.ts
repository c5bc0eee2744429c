import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {parseEnvironment} from '@site/src/lib/node/environment';

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly strategy?: {readonly matrix: {readonly shard: readonly number[]}};
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const {jobs} = parse(readFileSync('.github/workflows/site.yml', 'utf8')) as {
  readonly jobs: Readonly<Record<string, Job>>;
};

/** What the step of the workflow adds to the environment of those after it. */
function environmentFrom(variables: Readonly<Record<string, string>>): Record<string, string> {
  const step = jobs['site']?.steps.find(({env}) => env?.['VARIABLES'] === '${{ toJSON(vars) }}');
  const script = step?.run?.replace(/ >> "\$GITHUB_ENV"\s*$/, '') ?? 'false';
  const written = execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', script], {
    encoding: 'utf8',
    env: {PATH: process.env['PATH'], VARIABLES: JSON.stringify(variables)},
  });
  const lines = written.split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

test('the published site is built with the variables of the repository, and with no others', () => {
  const given = {
    DOCS_URL: 'https://docs.example.com',
    DOCS_API_CF: 'off',
    DOCS_GISCUS_CATEGORY: 'Q and A',
    DEPLOY: 'on',
  };
  const {DEPLOY, ...expected} = given;
  expect(environmentFrom(given)).toEqual(expected);
  expect(DEPLOY).toBe('on');
  expect(environmentFrom({})).toEqual({});
  expect(parseEnvironment(environmentFrom({DOCS_API_CF: 'off'})).DOCS_API_CF).toBe('');
  const steps = jobs['site']?.steps.map(({run}) => run ?? '') ?? [];
  expect(steps.findIndex((run) => run.includes('GITHUB_ENV'))).toBeLessThan(
    steps.indexOf('npm run build'),
  );
});

test('what is published was built so, was tested, and is published by a fork only if it wants', () => {
  const {deploy, site} = jobs;
  expect(deploy?.steps.some((step) => step.with?.['name'] === 'site')).toBe(true);
  expect(deploy?.needs).toEqual([
    'tests',
    'samples',
    'e2e',
    'fixture-site',
    'supply-chain',
    'site',
  ]);
  expect(deploy?.if).toBe(
    "github.event_name == 'push' && (!github.event.repository.fork || vars.DEPLOY == 'on')",
  );
  expect(site?.if).toBe(deploy?.if);
});

test('nothing of the build is lost on its way to the readers, files with a dot included', () => {
  const uploads = Object.values(jobs)
    .flatMap(({steps}) => steps)
    .filter((step) => /\/upload-(pages-)?artifact@/.test(step.uses ?? ''))
    .filter((step) => step.with?.['path'] === 'build');
  expect(uploads).toHaveLength(3);
  expect(uploads.filter((step) => step.with?.['include-hidden-files'] !== true)).toEqual([]);
});

test('the list of checksums that is published names every file, and is what the attestation is of', () => {
  const steps = jobs['site']?.steps ?? [];
  const script = steps.find(({run}) => run?.includes('SHA256SUMS'))?.run ?? 'false';
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    mkdirSync(path.join(folder, 'build/.well-known'), {recursive: true});
    writeFileSync(path.join(folder, 'build/.well-known/security.txt'), 'Contact: …');
    writeFileSync(path.join(folder, 'build/a page.html'), 'a');
    const options = {cwd: folder, encoding: 'utf8'} as const;
    const withoutSbom = script.replace(/^npm sbom .* > /m, 'echo {} > ');
    execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', withoutSbom], options);
    const files = ['.well-known/security.txt', 'a page.html', 'sbom.cdx.json'];
    const lines = files.map((file) => {
      const content = readFileSync(path.join(folder, 'build', file));
      return `${createHash('sha256').update(content).digest('hex')}  ./${file}\n`;
    });
    expect(readFileSync(path.join(folder, 'build/SHA256SUMS'), 'utf8')).toBe(lines.join(''));
  } finally {
    rmSync(folder, {recursive: true});
  }
  const attest = steps.find(({uses}) => uses?.includes('attest-build-provenance'));
  expect(attest?.with?.['subject-path']).toBe('build/SHA256SUMS');
});

test('every job waits only for jobs that exist', () => {
  const unknown = Object.entries(jobs).flatMap(([name, {needs = []}]) =>
    [needs]
      .flat()
      .filter((job) => !Object.hasOwn(jobs, job))
      .map((job) => `${name} needs ${job}`),
  );
  expect(unknown).toEqual([]);
});

test('a mistake in a page ends the workflow in the first job, which runs neither tests nor a build', () => {
  const [first, ...others] = Object.entries(jobs);
  expect(first?.[1].needs).toBeUndefined();
  expect(first?.[1].steps.map(({run}) => run)).toContain('npm run check --silent -- --part fast');
  expect(others.filter(([, {needs = []}]) => needs.length === 0)).toEqual([]);
});

test.each(['tests', 'e2e'])('the job %s runs each of its shards once, at the same time', (name) => {
  const shards = jobs[name]?.strategy?.matrix.shard ?? [];
  const count = shards.length;
  expect(shards).toEqual(Array.from({length: count}, (_, index) => index + 1));
  expect(count).toBeGreaterThan(1);
  expect(
    jobs[name]?.steps.some(({run}) => run?.endsWith(`--shard \${{ matrix.shard }}/${count}`)),
  ).toBe(true);
});

test('every action is pinned by the hash of a commit, with its version beside it', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(folder).flatMap((name) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes('uses: ')),
  );
  expect(uses.length).toBeGreaterThan(20);
  expect(
    uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});
