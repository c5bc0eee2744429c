import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {apacheModules} from './proxies';
import type {Sample} from './samples';
import {allSamples} from './allSamples';
import type {Setting} from './servers';
import {
  apacheConfiguration,
  caddyConfiguration,
  caddyEnvironment,
  nginxArguments,
  nginxConfiguration,
  writeCertificate,
} from './servers';
import type {Verdict} from './tools';
import {describeWith, run, temporaryFolder} from './tools';

/** Nothing listens here: the programs only read their files, and these ports need no permissions. */
const settingIn = (folder: string): Setting => ({
  folder,
  http: 18_080,
  https: 18_443,
  alist: '127.0.0.1:5244',
});

/** What a program says of each sample that it refuses. */
async function problemsOf(
  samples: readonly Sample[],
  check: (sample: Sample, name: string) => Promise<Verdict>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [index, sample] of samples.entries()) {
    const {isGood, output} = await check(sample, `sample-${index}`);
    if (!isGood) problems.push(`${sample.where}: ${output}`);
  }
  return problems;
}

const titled = (title: RegExp): readonly Sample[] =>
  allSamples.filter((sample) => title.test(sample.title));

describeWith('nginx', 'the samples', (nginx) => {
  const folder = temporaryFolder();
  beforeAll(() => writeCertificate(folder));

  test('are accepted by nginx -t', async () => {
    const samples = allSamples.filter(({language}) => language === 'nginx');
    expect(samples.length).toBeGreaterThan(8);
    const problems = await problemsOf(samples, ({code}, name) => {
      const file = path.join(folder, `${name}.conf`);
      writeFileSync(file, nginxConfiguration(code, settingIn(folder)));
      return run(nginx, ['-t', '-q', ...nginxArguments(folder, file)]);
    });
    expect(problems).toEqual([]);
  });
});

describeWith('caddy', 'the samples', (caddy) => {
  const folder = temporaryFolder();

  test('are accepted by caddy validate', async () => {
    const samples = titled(/Caddyfile/);
    expect(samples.length).toBeGreaterThan(6);
    const problems = await problemsOf(samples, ({code}, name) => {
      const file = path.join(folder, name);
      const isOptions = code.startsWith('{');
      writeFileSync(file, isOptions ? code : caddyConfiguration(code, settingIn(folder)));
      const args = ['validate', '--adapter', 'caddyfile', '--config', file];
      return run(caddy, args, caddyEnvironment(folder));
    });
    expect(problems).toEqual([]);
  });
});

describeWith('apache', 'the samples', (apache) => {
  const folder = temporaryFolder();
  beforeAll(() => writeCertificate(folder));

  test('are accepted by apachectl -t', async () => {
    const samples = titled(/apache/i);
    expect(samples.length).toBeGreaterThan(3);
    const modules = apacheModules();
    const problems = await problemsOf(samples, ({code}, name) => {
      const file = path.join(folder, `${name}.conf`);
      writeFileSync(file, apacheConfiguration(code, modules, settingIn(folder)));
      return run(apache, ['-t', '-f', file]);
    });
    expect(problems).toEqual([]);
  });
});

describeWith('systemd', 'the samples', (systemd) => {
  const folder = temporaryFolder();
  const UNIT = /\/(?<unit>[\w-]+\.(?:service|timer|mount|socket))(?<part>\.d\/[\w-]+\.conf)?$/;

  /** A unit whose programs exist, because the check looks for them. */
  const runnable = (code: string): string =>
    code.replaceAll(/^(Exec\w+=)\S+/gm, `$1${process.execPath}`);

  test('are accepted by systemd-analyze verify', async () => {
    const samples = titled(UNIT);
    expect(samples.length).toBeGreaterThan(5);
    const problems = await problemsOf(samples, async ({title, code}, name) => {
      const {unit = '', part} = UNIT.exec(title)?.groups ?? {};
      const place = path.join(folder, name);
      mkdirSync(path.join(place, `${unit}.d`), {recursive: true});
      // A drop-in changes the unit that another page shows.
      const base = part === undefined ? code : titled(/\/alist\.service$/)[0]?.code;
      writeFileSync(path.join(place, unit), runnable(base ?? ''));
      if (part !== undefined) writeFileSync(path.join(place, unit + part), runnable(code));
      const verdict = await run(systemd, ['verify', '--man=no', path.join(place, unit)]);
      const isGood = verdict.isGood && !verdict.output.includes(place);
      return {isGood, output: verdict.output};
    });
    expect(problems).toEqual([]);
  });
});
