import {chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {clientOf, type Client} from './client';
import {
  HOST,
  freePort,
  runProgram,
  startProgram,
  until,
  type Ended,
  type Running,
} from './programs';

/** Password of `admin` on servers that the suite starts. */
export const ADMIN_PASSWORD = 'live-suite';

type Keys = Readonly<Record<string, unknown>>;
type Variables = Readonly<Record<string, string>>;

/** How a server of the suite's own starts. */
export interface ServerOptions {
  /** Keys of `config.json`, merged into what a first start writes; a function if they contain free ports. */
  readonly config?: Keys | (() => Promise<Keys>);
  /** Environment variables besides those of the suite; a function if something must start first. */
  readonly env?: Variables | (() => Promise<Variables>);
  /** Further arguments of `alist server`. */
  readonly args?: readonly string[];
  /** Path in `site_url`, which starts with a slash: the server responds only there. */
  readonly prefix?: string;
  /** Data folder; by default a new one that's deleted at the end. */
  readonly data?: string;
  /** Runs it as an account that owns nothing else, if the checks run as root, who can read and write everything. */
  readonly isUnprivileged?: boolean;
}

/** A running AList. */
export interface AList {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** As the server states it: `v3.63.0`. */
  readonly version: string;
  /** Client with the admin token. */
  readonly api: Client;
  readonly adminToken: string;
  /** Folder for files of Local storages and of tools; deleted at the end. Empty for a server that was given. */
  readonly folder: string;
  /** Data folder. Empty for a server that was given. */
  readonly data: string;
  /** What it printed so far, and the log file's text. */
  readonly log: () => string;
  readonly running: Running | undefined;
  readonly stop: () => Promise<void>;
  /** Stops it and starts it again with the same data folder. The old object can't be used anymore. */
  readonly restart: (changes?: ServerOptions) => Promise<AList>;
}

/** The AList program to test, from `npm run live -- --program`. */
export const program = process.env['LIVE_PROGRAM'];

/** A running server to test, from `npm run live -- --server`. */
export const givenServer = process.env['LIVE_SERVER'];

/** Environment of the program without settings of this machine. */
export function cleanEnvironment(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ'];
  return {
    ...Object.fromEntries(
      kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    NO_PROXY: '*',
    ...env,
  };
}

/** Runs a command of AList to its end: `alist(['version'])`. */
export function alist(
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly input?: string;
  } = {},
): Promise<Ended> {
  const {env, ...rest} = options;
  return runProgram(programPath(), args, {...rest, env: cleanEnvironment(env)});
}

/** Absolute path of the program to test. */
export function programPath(): string {
  if (program === undefined) throw new Error('This check needs npm run live -- --program <file>.');
  return program;
}

/** Connects to the server of `--server`. */
export async function connectGiven(): Promise<AList> {
  const url = (givenServer ?? '').replace(/\/$/, '');
  const adminToken = process.env['ALIST_TOKEN'] ?? '';
  const api = clientOf(url, adminToken);
  return {
    url,
    port: Number(new URL(url).port || 80),
    version: await versionOf(api),
    api,
    adminToken,
    folder: '',
    data: '',
    log: () => '',
    running: undefined,
    stop: () => Promise.resolve(),
    restart: () => Promise.reject(new Error("A server that was given isn't restarted.")),
  };
}

/** How often a server starts if one of its ports is in use. */
const STARTS_TO_TRY = 3;

/** Starts the program in a temporary folder and waits until it answers. */
export function startAList(options: ServerOptions = {}): Promise<AList> {
  return untilPortsAreFree(async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'alist-live-'));
    const data = options.data ?? path.join(root, 'data');
    const folder = path.join(root, 'files');
    mkdirSync(folder, {recursive: true});
    return startIn({root, data, folder, port: await freePort()}, options);
  });
}

/**
 * Starts again if a port is in use. AList itself can be the reason: with a separate port for S3, v3.63.0 now and then
 * opens that port twice and ends (cmd/server.go: both servers share one variable).
 */
async function untilPortsAreFree(start: () => Promise<AList>): Promise<AList> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const isTaken = String(error).includes('address already in use');
      if (attempt === STARTS_TO_TRY || !isTaken) throw error;
    }
  }
}

interface Place {
  readonly root: string;
  readonly data: string;
  readonly folder: string;
  readonly port: number;
}

async function startIn(place: Place, options: ServerOptions): Promise<AList> {
  const {root, data, folder, port} = place;
  mkdirSync(data, {recursive: true});
  const file = path.join(data, 'config.json');
  const scheme = {address: HOST, http_port: port};
  const own = typeof options.config === 'function' ? await options.config() : options.config;
  const env = typeof options.env === 'function' ? await options.env() : options.env;
  const config = mergeConfig(mergeConfig(readJson(file), {scheme}), own ?? {});
  writeFileSync(file, JSON.stringify(config, null, 2));
  const account = options.isUnprivileged === true ? unprivileged() : {};
  if (account.uid !== undefined)
    for (const part of [root, data, file, folder]) chownSync(part, account.uid, account.uid);
  const running = startProgram(programPath(), ['server', '--data', data, ...(options.args ?? [])], {
    ...account,
    cwd: root,
    env: cleanEnvironment({ALIST_ADMIN_PASSWORD: ADMIN_PASSWORD, ...env}),
  });
  const url = `http://${HOST}:${String(port)}${options.prefix ?? ''}`;
  try {
    await until(`AList to answer at ${url}`, async () =>
      running.exitCode() === undefined ? (await fetch(`${url}/ping`)).ok : true,
    );
    if (running.exitCode() !== undefined) throw new Error(running.output());
    // While it loads storages, it refuses everyone.
    const user = await until('AList to load its storages', () =>
      clientOf(url, null).signIn('admin', ADMIN_PASSWORD),
    );
    const {data: setting} = await user.get<{value: string}>('/api/admin/setting/get?key=token');
    const api = clientOf(url, setting.value);
    return {
      url,
      port,
      version: await versionOf(api),
      api,
      adminToken: setting.value,
      folder,
      data,
      log: () => running.output(),
      running,
      stop: async () => {
        await running.stop();
        rmSync(root, {recursive: true, force: true});
      },
      restart: async (changes = {}) => {
        await running.stop();
        return untilPortsAreFree(() => startIn(place, {...options, ...changes}));
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Number of the account that owns nothing. */
const NOBODY = 65_534;

/** For `spawn`: another account if this is root. */
export function unprivileged(): {readonly uid?: number; readonly gid?: number} {
  return process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Merges objects at all levels; other values replace. */
function mergeConfig(
  base: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {...base};
  for (const [key, value] of Object.entries(changes)) {
    const old = merged[key];
    merged[key] = isRecord(old) && isRecord(value) ? mergeConfig(old, value) : value;
  }
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function versionOf(api: Client): Promise<string> {
  const {data} = await api.get<{version: string}>('/api/public/settings');
  return data.version;
}
