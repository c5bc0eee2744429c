import {spawn} from 'node:child_process';
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleOf} from '@site/tests/samples/samples';
import {cleanEnvironment, programPath} from '../suite/alist';
import {clientOf, type Client} from '../suite/client';
import {HOST, freePort, runProgram, until, type Ended} from '../suite/programs';
import {temporaryFolder} from '../facts/server';

/** Code of the one block of an English page with this title and text. */
export function codeOf(page: string, text: string, title = ''): string {
  return sampleOf(`${page}.mdx`, title, text).code.trim();
}

/** Texts of the page with what they are on this machine: folders, addresses, and values in angle brackets. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * Replaces texts of a page's code.
 *
 * @throws Error if the code doesn't contain one of them, so that a changed page is noticed
 */
export function withPlaces(code: string, replacements: Replacements): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The code doesn't contain ${from}: ${code}`);
    return text.replaceAll(from, to);
  }, code);
}

/**
 * Programs of the pages that a check must not or can't really run: sudo only runs its command, and services and
 * containers are replaced by nothing, because the check itself stops and starts AList.
 */
const stand_ins: Readonly<Record<string, string>> = {
  sudo: '[ "$1" = -u ] && shift 2; exec "$@"',
  systemctl: 'exit 0',
  docker: 'printf "%s\\n" "$*" >> "$HOME/docker.log"',
  xattr: 'echo "No such xattr: com.apple.quarantine" >&2; exit 1',
};

/** A machine made up for the pages: a folder with the download, a home, and stubs of programs. */
export interface Machine {
  readonly folder: string;
  readonly home: string;
  readonly port: number;
  readonly url: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Runs code of a page to its end, as one paste into a terminal. */
  readonly run: (code: string, cwd?: string) => Promise<Ended>;
  /** Runs code that starts AList and doesn't end; waits until AList answers. */
  readonly start: (code: string, cwd?: string) => Promise<Started>;
  readonly remove: () => Promise<void>;
}

export interface Started {
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/**
 * @param name of the folder that everything is in; with a space, commands that forget quotes fail
 * @param archives names of downloads to make, each with a file `alist` that runs the program
 */
export async function machine(name: string, archives: readonly string[] = []): Promise<Machine> {
  const {folder: root, remove} = temporaryFolder();
  const folder = path.join(root, name);
  const home = path.join(folder, 'home');
  const bin = path.join(root, 'bin');
  for (const each of [home, bin]) mkdirSync(each, {recursive: true});
  for (const [program, script] of Object.entries(stand_ins)) {
    writeProgram(path.join(bin, program), script);
  }
  if (archives.length > 0) {
    // Packing the program itself would take seconds for each check.
    const packed = path.join(root, 'packed');
    mkdirSync(packed);
    writeProgram(path.join(packed, 'alist'), `exec '${programPath()}' "$@"`);
    for (const archive of archives)
      await runProgram('tar', ['-czf', path.join(folder, archive), '-C', packed, 'alist']);
  }
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const base = cleanEnvironment({
    HOME: home,
    USER: 'anna',
    ALIST_HTTP_PORT: String(port),
    ALIST_ADDR: HOST,
    ALIST_ADMIN_PASSWORD: 'installation',
  });
  const environment = {...base, PATH: `${bin}:${base['PATH'] ?? ''}`};
  const running = new Set<Started>();
  return {
    folder,
    home,
    port,
    url,
    environment,
    run: (code, cwd = folder) => runProgram('bash', ['-c', code], {cwd, env: environment}),
    start: async (code, cwd = folder) => {
      const child = spawn('bash', ['-c', code], {cwd, env: environment, detached: true});
      let said = '';
      let isOver = false;
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (said += part.toString()));
      const ended = new Promise<void>((resolve) => {
        child.on('close', () => {
          isOver = true;
          resolve();
        });
      });
      const started: Started = {
        output: () => said,
        stop: async () => {
          running.delete(started);
          // The whole group, because the shell waits for AList.
          if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
          await ended;
        },
      };
      running.add(started);
      await until('AList to answer', async () => {
        if (isOver) throw new Error(said);
        return (await fetch(`${url}/ping`)).ok;
      });
      return started;
    },
    remove: async () => {
      for (const each of running) await each.stop();
      remove();
    },
  };
}

/** Signs in as admin, by default with the password that the machine's first start gets. */
export const signIn = (here: Machine, password = 'installation'): Promise<Client> =>
  clientOf(here.url, null).signIn('admin', password);

/** Adds a storage, as something that a copy of the data must have, or not. */
export async function addStorage(api: Client, mountPath: string): Promise<void> {
  const {message} = await api.post('/api/admin/storage/create', {
    mount_path: mountPath,
    driver: 'Virtual',
    addition: '{"root_folder_path":"/"}',
  });
  if (message !== 'success') throw new Error(message);
}

/** Mount paths of all storages. */
export async function storagesOf(api: Client): Promise<readonly string[]> {
  const {data} = await api.get<{content: {mount_path: string}[] | null}>('/api/admin/storage/list');
  return (data.content ?? []).map(({mount_path}) => mount_path);
}
