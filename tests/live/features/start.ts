import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ADMIN_PASSWORD, cleanEnvironment, programPath} from '../suite/alist';
import {clientOf, type Client} from '../suite/client';
import {HOST, freePort, startProgram, until, type Running} from '../suite/programs';

/** A server that a check starts in its own way. */
export interface Started {
  /** Without a token. Its paths start with the subpath. */
  readonly visitor: Client;
  readonly url: string;
  readonly data: string;
  readonly port: number;
  readonly running: Running;
  readonly signIn: () => Promise<Client>;
}

const started: {readonly running: Running; readonly folder: string}[] = [];

/**
 * Starts AList for the first time.
 *
 * @param config its `config.json`; without it, AList writes its own
 * @param options `subpath` is the path of `site_url`; `waits` is false if it isn't expected to answer
 */
export async function startFresh(
  config?: object,
  options: {
    readonly subpath?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly waits?: boolean;
    readonly prepare?: (folder: string) => void;
    /** A stopped server whose data folder it uses again. */
    readonly after?: Started;
  } = {},
): Promise<Started> {
  const folder = options.after
    ? path.dirname(options.after.data)
    : mkdtempSync(path.join(tmpdir(), 'alist-live-'));
  const data = path.join(folder, 'data');
  if (config) {
    mkdirSync(data, {recursive: true});
    writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  }
  options.prepare?.(folder);
  const port = await freePort();
  const running = startProgram(programPath(), ['server'], {
    cwd: folder,
    env: cleanEnvironment({
      ALIST_ADMIN_PASSWORD: ADMIN_PASSWORD,
      ALIST_ADDR: HOST,
      ALIST_HTTP_PORT: String(port),
      ...options.env,
    }),
  });
  started.push({running, folder});
  const url = `http://${HOST}:${String(port)}${options.subpath ?? ''}`;
  const visitor = clientOf(url, null);
  if (options.waits !== false)
    await until('AList to answer', async () => {
      if (running.exitCode() !== undefined) throw new Error(running.output());
      return (await visitor.get('/ping')).status === 200;
    });
  return {
    visitor,
    url,
    data,
    port,
    running,
    signIn: () => visitor.signIn('admin', ADMIN_PASSWORD),
  };
}

/** Stops everything that {@link startFresh} started. */
export async function stopAll(): Promise<void> {
  for (const {running, folder} of started.splice(0)) {
    await running.stop();
    rmSync(folder, {recursive: true, force: true});
  }
}
