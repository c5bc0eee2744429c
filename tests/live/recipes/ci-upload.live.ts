import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect} from 'vitest';
import {samplesOf} from '@site/tests/samples/samples';
import {startRclone, type RcloneServer} from '../peers/rclone';
import {
  addStorage,
  addUser,
  bash,
  bits,
  filled,
  names,
  passwordOf,
  userNamed,
} from '../services/support';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';

const PAGE = 'guide/recipes/ci-upload.mdx';

/** The part of a workflow that the check runs. */
interface Workflow {
  readonly jobs: {
    readonly upload: {
      readonly steps: readonly {
        readonly run?: string;
        readonly env?: Readonly<Record<string, string>>;
      }[];
    };
  };
}

const live = suite({own: true, needs: ['bash', 'curl', 'jq', 'rclone']});
let peer: RcloneServer;
let folder = '';

live.before(async () => {
  // A driver whose lists AList caches, unlike those of Local.
  peer = await startRclone('webdav');
  await addStorage(
    live.alist,
    '/releases',
    'WebDav',
    {
      vendor: 'other',
      root_folder_path: '/',
      address: `http://${HOST}:${String(peer.port)}`,
      username: peer.user,
      password: peer.password,
    },
    {cache_expiration: 30},
  );
  await addUser(live.alist, 'ci', [['/releases', bits('write')]]);
  folder = path.join(live.alist.folder, 'repository');
  mkdirSync(path.join(folder, 'src'), {recursive: true});
  writeFileSync(path.join(folder, 'src/main.txt'), 'source');
});
live.after(() => peer.stop());

const sample = (language: string, title: string, locale: 'en' | 'zh' = 'en'): string =>
  samplesOf(locale, PAGE).find((each) => each.language === language && each.title.includes(title))
    ?.code ?? '';

/** Saves the script of the page, with changes if given, and runs a command in the repository. */
function inRepository(
  command: string,
  {
    locale = 'en',
    password = passwordOf('ci'),
    changed = (code) => code,
  }: {locale?: 'en' | 'zh'; password?: string; changed?: (code: string) => string} = {},
) {
  const script = path.join(folder, 'upload.sh');
  writeFileSync(script, changed(sample('bash', 'upload.sh', locale)));
  chmodSync(script, 0o755);
  const env = {ALIST_URL: live.alist.url, ALIST_USER: 'ci', ALIST_PASSWORD: password};
  return bash(command, {cwd: folder, env: {...env, GITHUB_REF_NAME: 'v1.0.0'}});
}

live.check(
  'the steps of the workflow build and upload the file into a new folder, which everyone sees at once',
  ['page:guide/recipes/ci-upload#steps', 'page:guide/recipes/ci-upload#script'],
  async () => {
    expect((await userNamed(live.alist, 'ci')).base_path).toBe('/releases');
    // From here on, AList has the list in its cache.
    expect(await names(live.alist.api, '/releases', false)).toEqual([]);
    const workflow = parse(sample('yaml', 'upload.yml')) as Workflow;
    const steps = workflow.jobs.upload.steps.flatMap(({run}) => run ?? []);
    expect(steps).toHaveLength(2);
    expect(workflow.jobs.upload.steps.at(-1)?.env).toEqual({
      ALIST_URL: '${{ vars.ALIST_URL }}',
      ALIST_USER: 'ci',
      ALIST_PASSWORD: '${{ secrets.ALIST_PASSWORD }}',
    });
    const {code, stdout, stderr} = await inRepository(steps.join('\n'));
    expect([code, stderr.includes('error')]).toEqual([0, false]);
    expect(stdout).toBe('Uploaded build.tar.gz to /v1.0.0/build.tar.gz\n');
    const uploaded = readFileSync(path.join(peer.files, 'v1.0.0/build.tar.gz'));
    expect(uploaded.equals(readFileSync(path.join(folder, 'build.tar.gz')))).toBe(true);
    expect(await names(live.alist.api, '/releases', false)).toEqual(['v1.0.0']);
    expect(await names(live.alist.api, '/releases/v1.0.0', false)).toEqual(['build.tar.gz']);
  },
);

live.check(
  'an upload into a folder whose list is cached shows at once, and names can have spaces and Chinese',
  ['page:guide/recipes/ci-upload#script'],
  async () => {
    writeFileSync(path.join(folder, 'new.txt'), 'new');
    const {code, stdout} = await inRepository("./upload.sh new.txt '/v1.0.0/新 文件 #1.txt'", {
      locale: 'zh',
    });
    expect([code, stdout]).toEqual([0, 'Uploaded new.txt to /v1.0.0/新 文件 #1.txt\n']);
    expect(await names(live.alist.api, '/releases/v1.0.0', false)).toContain('新 文件 #1.txt');
    const other = '/v1.0.0/second.txt';
    const refresh = (code: string) => code.replace('refresh: true', 'refresh: false');
    await inRepository(`./upload.sh new.txt ${other}`, {changed: refresh});
    expect(existsSync(path.join(peer.files, other))).toBe(true);
    expect(await names(live.alist.api, '/releases/v1.0.0', false)).not.toContain('second.txt');
  },
);

live.check(
  'an existing file is replaced, or with the header of the page the job fails',
  ['page:guide/recipes/ci-upload#change'],
  async () => {
    const at = path.join(peer.files, 'kept.txt');
    writeFileSync(path.join(folder, 'old.txt'), 'old');
    writeFileSync(path.join(folder, 'new.txt'), 'new');
    expect((await inRepository('./upload.sh old.txt /kept.txt')).code).toBe(0);
    const keep = (code: string) =>
      filled(code, {
        '-H "File-Path': '-H "Overwrite: false" -H "File-Path',
      });
    const kept = await inRepository('./upload.sh new.txt /kept.txt', {changed: keep});
    expect(kept.code).not.toBe(0);
    expect(kept.stderr).toContain('file exists');
    expect(readFileSync(at, 'utf8')).toBe('old');
    expect((await inRepository('./upload.sh new.txt /kept.txt')).code).toBe(0);
    expect(readFileSync(at, 'utf8')).toBe('new');
    // AList looks in its cached list.
    const unknown = path.join(peer.files, 'unknown.txt');
    writeFileSync(unknown, 'old');
    await inRepository('./upload.sh new.txt /unknown.txt', {changed: keep});
    expect(readFileSync(unknown, 'utf8')).toBe('new');
  },
);

live.check(
  'the job fails with a wrong password, and with a role that cannot upload',
  ['page:guide/recipes/ci-upload#permission', 'page:guide/recipes/ci-upload#locked'],
  async () => {
    const wrong = await inRepository('./upload.sh new.txt /wrong.txt', {password: 'wrong'});
    expect(wrong.code).not.toBe(0);
    expect(wrong.stderr).toContain('username or password is incorrect');
    await addUser(live.alist, 'reader', [['/releases', 0]]);
    const refused = await inRepository('ALIST_USER=reader ./upload.sh new.txt /wrong.txt', {
      password: passwordOf('reader'),
    });
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('permission denied');
    expect(existsSync(path.join(peer.files, 'wrong.txt'))).toBe(false);
  },
);

live.check('GitHub runs the workflow', ['page:guide/recipes/ci-upload#github'], (context) =>
  context.skip('needs an account with the provider'),
);
