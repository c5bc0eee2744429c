import {closeSync, mkdtempSync, openSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findProgram, isOpen, startProgram, until, type Running} from '../suite/programs';

/** A program that storages connect to. */
export interface Peer {
  readonly port: number;
  /** Its temporary folder, deleted at the end. */
  readonly folder: string;
  /** What it printed so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  /** Ends the program and starts it again at the same port, with the same files. */
  readonly restart: () => Promise<void>;
  /** Only ends the program; `restart` starts it again. */
  readonly pause: () => Promise<void>;
}

/** A new temporary folder of a peer. */
export function peerFolder(name: string): string {
  return mkdtempSync(path.join(tmpdir(), `alist-live-${name}-`));
}

/** Starts a program and waits until its port is open. */
export async function startPeer(
  name: string,
  args: readonly string[],
  {port, folder, env}: {port: number; folder: string; env?: Readonly<Record<string, string>>},
): Promise<Peer> {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} isn't installed.`);
  // A file, because processes for single connections outlive the program and would keep a pipe open.
  const log = path.join(folder, 'output.log');
  let running: Running;
  const start = async () => {
    const output = openSync(log, 'a');
    running = startProgram(program, args, {
      cwd: folder,
      env: {...process.env, ...env},
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    await until(`${name} to open port ${String(port)}`, () => {
      if (running.exitCode() !== undefined) throw new Error(readFileSync(log, 'utf8'));
      return isOpen(port);
    });
  };
  await start();
  // A check that fails can leave without stopping it.
  process.once('exit', () => void running.stop());
  return {
    port,
    folder,
    log: () => readFileSync(log, 'utf8'),
    stop: async () => {
      await running.stop();
      // A process for a connection can still write there.
      await rm(folder, {recursive: true, force: true}).catch(() => undefined);
    },
    pause: () => running.stop(),
    restart: async () => {
      await running.stop();
      await start();
    },
  };
}
