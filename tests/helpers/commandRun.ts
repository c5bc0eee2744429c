import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import {rmSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {execa} from 'execa';
import {onTestFinished} from 'vitest';

/** A program that stands for one of `node_modules/.bin`, as text of a script for Node. */
export type Stub = Readonly<Record<string, string>>;

export interface Run {
  readonly child: {readonly pid?: number | undefined; kill: (signal?: NodeJS.Signals) => boolean};
  /** Exit code and everything that was printed, once it has ended. */
  readonly ended: Promise<{readonly code: number | undefined; readonly said: string}>;
}

/** An empty folder for one test. */
export function folderForTest(): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'docs-run-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
}

/** Every file of a folder with its text; undefined when there's no such folder. */
export function readFiles(folder: string): Readonly<Record<string, string>> | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder, {recursive: true}).map(String).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** A project whose programs are stubs. */
export function projectWith(stubs: Stub): string {
  const folder = folderForTest();
  for (const [name, script] of Object.entries(stubs)) {
    const file = `node_modules/.bin/${name}`;
    writeFiles(folder, {[file]: `#!/usr/bin/env node\n${script}`});
    chmodSync(path.join(folder, file), 0o755);
  }
  return folder;
}

/** Starts Node with a script of this project in another one. */
export function startIn(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Run {
  const child = execa(process.execPath, args, {
    cwd: folder,
    env,
    stdin: 'ignore',
    all: true,
    reject: false,
    stripFinalNewline: false,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {child, ended: child.then(({exitCode, all}) => ({code: exitCode, said: all}))};
}
