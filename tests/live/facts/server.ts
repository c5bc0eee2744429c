import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cleanEnvironment, programPath} from '../suite/alist';
import {clientOf, type Client} from '../suite/client';
import {HOST, freePort, startProgram, until, type Running} from '../suite/programs';

/** After this time without output, a start is repeated once. */
const SILENT_START_MS = 20_000;

/** Password that a first start gets by a variable. */
const PASSWORD = 'first-start';

/** A new folder that's deleted with `remove`. */
export function temporaryFolder(name = 'alist-live-'): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** A server started by hand in a folder without a configuration file, as someone does who tries AList. */
export interface FirstStart {
  /** Working directory; the data folder is `data` in it. */
  readonly folder: string;
  readonly port: number;
  /** With the path of `site_url`. */
  readonly url: string;
  readonly running: Running;
  readonly config: () => Record<string, unknown>;
  /** Signed in as admin. */
  readonly signIn: (password?: string) => Promise<Client>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `alist server` without a file `config.json`. Address, port, and password come from variables.
 *
 * @param options.prefix of the names of the variables
 * @param options.base path of `site_url`
 */
export async function firstStart(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly args?: readonly string[];
    readonly folder?: string;
    readonly prefix?: string;
    readonly base?: string;
    /** Port that a variable or the file sets already. */
    readonly port?: number;
  } = {},
): Promise<FirstStart> {
  const {prefix = 'ALIST_', base = ''} = options;
  const own = options.folder === undefined ? temporaryFolder() : undefined;
  const folder = options.folder ?? own?.folder ?? '';
  mkdirSync(folder, {recursive: true});
  const port = options.port ?? (await freePort());
  const start = () =>
    startProgram(programPath(), ['server', ...(options.args ?? [])], {
      cwd: folder,
      env: cleanEnvironment({
        ALIST_ADMIN_PASSWORD: PASSWORD,
        ...(options.port === undefined
          ? {[`${prefix}ADDR`]: HOST, [`${prefix}HTTP_PORT`]: String(port)}
          : {}),
        ...options.env,
      }),
    });
  let running = start();
  const url = `http://${HOST}:${String(port)}${base}`;
  const stop = async () => {
    await running.stop();
    own?.remove();
  };
  try {
    // On a busy machine, the program rarely hangs before its own code runs, and prints nothing.
    const isStarted = () => running.output() !== '' || running.exitCode() !== undefined;
    await until('AList to print something', isStarted, SILENT_START_MS).catch(async () => {
      await running.stop('SIGKILL');
      running = start();
    });
    await until(`AList to answer at ${url}`, async () => {
      if (running.exitCode() !== undefined) throw new Error(running.output());
      return (await fetch(`${url}/ping`)).ok;
    });
  } catch (error) {
    await stop();
    throw new Error(running.output(), {cause: error});
  }
  return {
    folder,
    port,
    url,
    running,
    stop,
    config: () =>
      JSON.parse(readFileSync(path.join(folder, 'data/config.json'), 'utf8')) as Record<
        string,
        unknown
      >,
    signIn: (password = PASSWORD) => clientOf(url, null).signIn('admin', password),
  };
}
