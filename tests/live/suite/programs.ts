import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {randomInt} from 'node:crypto';
import {accessSync, constants, existsSync, readdirSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** Address of everything that the suite starts. */
export const HOST = '127.0.0.1';

/** How long a program can take to open its port, and to end. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

/** Pause between two checks of something that isn't there yet. */
const POLL_INTERVAL_MS = 50;

/** Debian's PostgreSQL, in a folder for each version. */
const POSTGRESQL = '/usr/lib/postgresql';

/** Servers are often installed where only root's PATH leads. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  ...(existsSync(POSTGRESQL)
    ? readdirSync(POSTGRESQL).map((version) => path.join(POSTGRESQL, version, 'bin'))
    : []),
];

/** Path of an installed program, or undefined. */
export function findProgram(name: string): string | undefined {
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Ports below those that systems give to outgoing connections: one of them could take a port before its server does. */
const FIRST_PORT = 12_000;
const LAST_PORT = 32_000;

/** A TCP port that nothing uses. It's a random one, because several programs ask at the same time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

/**
 * Waits until a condition holds.
 *
 * @param what for the message, as a clause: `the port 5244 to open`
 * @param isTrue looked at every 50 ms; an error counts as no
 * @param timeoutMs after which it fails
 * @returns what the condition gave
 * @throws Error that names what didn't happen, with the last error
 */
export async function until<T>(
  what: string,
  isTrue: () => T | Promise<T>,
  timeoutMs = START_TIMEOUT_MS,
): Promise<NonNullable<T>> {
  const end = performance.now() + timeoutMs;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const value = await isTrue();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`Waited ${timeoutMs / 1000} s for ${what}.`, {cause: last});
}

/** Whether something accepts connections at a port. */
export function isOpen(port: number, host = HOST): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({port, host});
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A program that runs until it's stopped. */
export interface Running {
  /** What it printed so far, both streams. */
  readonly output: () => string;
  /** Exit code, or undefined while it runs. A signal gives 128. */
  readonly exitCode: () => number | undefined;
  /** Ends it, at first by asking (SIGTERM or `signal`). */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a program and doesn't wait for its end. Its output is kept. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Running {
  const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe'], ...options});
  let said = '';
  let code: number | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      said += `${program}: ${error.message}\n`;
      code ??= 127;
      resolve();
    });
    child.on('close', (status) => {
      code ??= status ?? 128;
      resolve();
    });
  });
  return {
    output: () => said,
    exitCode: () => code,
    stop: (signal = 'SIGTERM') => stop(child, ended, signal),
  };
}

async function stop(child: ChildProcess, ended: Promise<void>, signal: NodeJS.Signals) {
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end. `input` is its standard input. */
export function runProgram(
  program: string,
  args: readonly string[],
  {input, ...options}: SpawnOptions & {readonly input?: string | Buffer} = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {...options, stdio: 'pipe'});
    const said = {stdout: '', stderr: ''};
    child.stdout.on('data', (part: Buffer) => (said.stdout += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said.stderr += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 128, ...said}));
    child.stdin.on('error', () => undefined); // A program need not read its input.
    child.stdin.end(input ?? '');
  });
}
