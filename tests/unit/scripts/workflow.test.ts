import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {parse} from 'yaml';
import {parseEnvironment} from '@site/src/lib/node/environment';

interface Job {
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

describe('the summary of a pull request', () => {
  const script = jobs['build']?.steps.find(({run}) => run?.includes('GITHUB_STEP_SUMMARY'))?.run;

  /** What the step writes after a commit that changes these files. */
  function summaryAfter(files: readonly string[]): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'pull-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const git = (...names: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...names], {
        cwd: folder,
      });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'before');
    for (const file of files) {
      mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(folder, file), 'text');
    }
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '--message', 'after');
    execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', script ?? 'false'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GITHUB_STEP_SUMMARY: 'summary.md',
        GITHUB_RUN_ID: '123',
        ARCHIVE: 'https://github.com/a/b/actions/runs/123/artifacts/4',
      },
    });
    return readFileSync(path.join(folder, 'summary.md'), 'utf8');
  }

  test('says how to serve the site, and lists the changed pages of every language', () => {
    const summary = summaryAfter([
      'docs/guide/index.mdx',
      'docs/guide/webdav.mdx',
      'docs/guide/img/a.png',
      'i18n/zh/docusaurus-plugin-content-docs/current/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/current/guide/webdav.mdx',
      'i18n/zh/code.json',
      'src/a.ts',
    ]);
    expect(summary).toContain('```bash\ngh run download 123 --name build --dir preview\n');
    expect(summary).toContain('(https://github.com/a/b/actions/runs/123/artifacts/4)');
    expect(summary.match(/^- .*$/gm)).toEqual([
      '- <http://localhost:3000/guide/>',
      '- <http://localhost:3000/guide/webdav.html>',
      '- <http://localhost:3000/zh/guide/webdav.html>',
      '- <http://localhost:3000/zh/>',
    ]);
  });

  test('starts at the home page if no page has changed', () => {
    expect(summaryAfter(['src/a.ts'])).toContain('No page has changed.');
  });

  test('the job that runs code of the pull request has no secrets', () => {
    const text = readFileSync('.github/workflows/site.yml', 'utf8');
    expect(text).not.toContain('pull_request_target');
    expect(text).not.toContain('secrets.');
  });
});

test('every action is pinned by the hash of a commit, with its version beside it', () => {
  const uses = readdirSync('.github', {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(?:actions|workflows)\W.*\.yml$/.test(name))
    .flatMap((name) => readFileSync(`.github/${name}`, 'utf8').split('\n'))
    .filter((line) => line.includes('uses: ') && !line.includes('uses: ./'));
  expect(uses.length).toBeGreaterThan(20);
  expect(
    uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});
