import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {addStorage, codeOf, machine, signIn, storagesOf, withPlaces, type Machine} from './pages';

const live = suite({serverless: true});

/** Names of data folders on a host, as a reader might choose them. The last one needs quotes. */
const folders = ['etc/alist', 'volume1/docker/alist-data', 'my files/AList data'];

const on =
  (work: (here: Machine) => Promise<void>, name = 'host'): (() => Promise<void>) =>
  async () => {
    const here = await machine(name, ['alist-linux-amd64.tar.gz']);
    try {
      await here.run('tar -xzf alist-linux-amd64.tar.gz');
      await work(here);
    } finally {
      await here.remove();
    }
  };

/** A container has the data folder of the host at another path; AList's paths there are relative, as the image's. */
function inContainer(here: Machine, data: string): {readonly code: string; readonly cwd: string} {
  const cwd = path.join(here.folder, 'container');
  mkdirSync(cwd, {recursive: true});
  return {code: `ln -sfn '${data}' data && exec '${here.folder}/alist' server`, cwd};
}

for (const name of folders) {
  live.check(
    `the backup of a container with the data folder ${name} restores what was there, and keeps what came later`,
    ['page:guide/install/docker#data', 'page:guide/install/docker#roll-back'],
    on(async (here) => {
      const data = path.join(here.folder, name);
      mkdirSync(data, {recursive: true});
      const {code, cwd} = inContainer(here, data);
      const first = await here.start(code, cwd);
      await addStorage(await signIn(here), '/old');
      await first.stop();

      const variable = withPlaces(codeOf('guide/install/docker', 'DATA="/etc/alist"'), {
        '/etc/alist': data,
        'NAME="alist"': 'NAME="alist-2"',
      });
      const run = (code: string) => here.run(`${variable}\n${code}`);
      const backup = await run(codeOf('guide/install/docker', 'sudo tar -czf "alist-backup-'));
      expect([backup.code, backup.stderr]).toEqual([0, '']);
      expect(readFileSync(path.join(here.home, 'docker.log'), 'utf8')).toBe(
        'stop alist-2\nstart alist-2\n',
      );
      const day = (await here.run('date +%F')).stdout.trim();
      const archive = {'<backup-file>': `alist-backup-${day}.tar.gz`};

      const second = await here.start(code, cwd);
      await addStorage(await signIn(here), '/new');
      await second.stop();
      const listed = await here.run(
        withPlaces(codeOf('guide/install/docker', 'tar -tzf'), archive),
      );
      expect(listed.stdout.split('\n')).toContain('./config.json');
      const back = await run(
        withPlaces(codeOf('guide/install/docker', 'sudo mv "$DATA"'), archive),
      );
      expect([back.code, back.stderr]).toEqual([0, '']);
      expect(existsSync(`${data}-newer/data.db`)).toBe(true);
      const third = await here.start(code, cwd);
      expect(third.output()).not.toContain('initial password is:');
      expect(await storagesOf(await signIn(here))).toEqual(['/old']);
    }),
  );

  live.check(
    `a copy of the data folder in ${name} can be restored, and AList continues with it`,
    ['page:guide/advanced/backup#copy', 'page:guide/advanced/backup#restore-copy'],
    on(async (here) => {
      const folder = path.join(here.folder, name);
      mkdirSync(folder, {recursive: true});
      const start = `exec '${here.folder}/alist' server`;
      const first = await here.start(start, folder);
      await addStorage(await signIn(here), '/old');
      await first.stop();
      const variable = withPlaces(codeOf('guide/advanced/backup', 'DATA="/opt/alist/data"'), {
        '/opt/alist': folder,
      });
      const run = (code: string) => here.run(`${variable}\n${code}`);
      const copy = await run(
        codeOf('guide/advanced/backup', 'tar -czf alist-backup.tar.gz -C "$DATA"'),
      );
      expect([copy.code, copy.stderr]).toEqual([0, '']);
      const second = await here.start(start, folder);
      await addStorage(await signIn(here), '/new');
      await second.stop();
      rmSync(path.join(folder, 'data'), {recursive: true});
      const restored = await run(
        codeOf('guide/advanced/backup', 'tar -xzf alist-backup.tar.gz -C "$DATA"'),
      );
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      await here.start(start, folder);
      expect(await storagesOf(await signIn(here))).toEqual(['/old']);
    }),
  );

  live.check(
    `the data folder ${name} moves to another machine with the commands of the page`,
    ['page:guide/migrate#steps', 'page:guide/migrate#paths'],
    on(async (here) => {
      const [old, next] = [path.join(here.folder, name), path.join(here.folder, `new/${name}`)];
      const first = await here.start(`exec ./alist server --data '${old}'`);
      await addStorage(await signIn(here), '/old');
      await first.stop();
      for (const [code, place] of [
        ['alist-data.tar.gz -C "<old-data>"', {'<old-data>': old}],
        ['mkdir -p "<new-data>"', {'<new-data>': next}],
      ] as const) {
        const result = await here.run(withPlaces(codeOf('guide/migrate', code), place));
        expect([result.code, result.stderr]).toEqual([0, '']);
      }
      rmSync(old, {recursive: true});
      // Without corrected paths, AList doesn't find the database, because the folder was written in full.
      const file = path.join(next, 'config.json');
      const config = readFileSync(file, 'utf8');
      expect(config).toContain(`"db_file": "${old}/data.db"`);
      writeFileSync(file, config.replaceAll(`"${old}/`, `"${next}/`));
      await here.start(`exec ./alist server --data '${next}'`);
      expect(await storagesOf(await signIn(here))).toEqual(['/old']);
    }),
  );
}

live.check(
  "SQLite's backup command copies the database while AList is running",
  ['page:guide/advanced/backup#copy'],
  on(async (here) => {
    await here.start('exec ./alist server');
    await addStorage(await signIn(here), '/old');
    const result = await here.run(
      `DATA='${here.folder}/data'\n${codeOf('guide/advanced/backup', '"$DATA/data.db" ".backup alist-copy.db"')}`,
    );
    expect([result.code, result.stderr]).toEqual([0, '']);
    const {stdout} = await here.run(`sqlite3 alist-copy.db 'SELECT mount_path FROM x_storages'`);
    expect(stdout.trim()).toBe('/old');
  }),
  ['sqlite3'],
);

live.check(
  'the archive of the FAQ lists config.json and data.db',
  ['page:faq/howto#backup'],
  on(async (here) => {
    const server = await here.start('exec ./alist server');
    await server.stop();
    await here.run(withPlaces(codeOf('faq/howto', 'tar czf'), {'<data-folder>': 'data'}));
    const {stdout} = await here.run('tar tzf alist-backup.tar.gz');
    expect(stdout).toMatch(/config\.json$/m);
    expect(stdout).toMatch(/data\.db$/m);
  }),
);

live.check(
  'the jq command removes only the default role from a backup file',
  ['page:guide/advanced/backup#default-role'],
  on(async (here) => {
    const kept = {key: 'site_title', value: 'AList'};
    writeFileSync(
      path.join(here.folder, 'alist_backup.json'),
      JSON.stringify({settings: [kept, {key: 'default_role', value: '1'}], users: []}),
    );
    const result = await here.run(
      withPlaces(codeOf('guide/advanced/backup', '.key != "default_role"'), {
        '<backup>': 'alist_backup',
      }),
    );
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(path.join(here.folder, 'alist-restore.json'), 'utf8'))).toEqual({
      settings: [kept],
      users: [],
    });
  }),
  ['jq'],
);

live.check(
  'a copied data folder next to the binary continues where AList was',
  ['page:faq/howto#move-server'],
  on(async (here) => {
    const first = await here.start('exec ./alist server');
    await addStorage(await signIn(here), '/old');
    await first.stop();
    const other = path.join(here.folder, 'other machine');
    mkdirSync(other);
    cpSync(path.join(here.folder, 'data'), path.join(other, 'data'), {recursive: true});
    rmSync(path.join(here.folder, 'data'), {recursive: true});
    await here.start('exec ../alist server', other);
    expect(await storagesOf(await signIn(here))).toEqual(['/old']);
  }),
);

live.check(
  'a storage whose driver is unknown can be disabled only by the command of the page, and then be deleted',
  ['page:guide/migrate#no-driver', 'fact:errors.driver-unknown'],
  on(async (here) => {
    const first = await here.start('exec ./alist server');
    await addStorage(await signIn(here), '/of a fork');
    await first.stop();
    await here.run(`sqlite3 data/data.db "UPDATE x_storages SET driver = 'OtherFork'"`);
    const second = await here.start('exec ./alist server');
    const api = await signIn(here);
    const {data} = await api.get<{content: {id: number; status: string}[]}>(
      '/api/admin/storage/list',
    );
    const [storage] = data.content;
    const remove = (from: typeof api) =>
      from.post(`/api/admin/storage/delete?id=${String(storage?.id)}`);
    expect((await remove(api)).message).toContain('failed get storage driver');
    const code = withPlaces(codeOf('guide/migrate', 'storage disable'), {
      '<mount-path>': '/of a fork',
      '<new-data>': 'data',
    });
    expect((await here.run(code)).stderr).toContain('have been disabled');
    expect((await remove(api)).code).toBe(200);
    expect(second.output()).toContain('no driver named');
  }),
  ['sqlite3'],
);
