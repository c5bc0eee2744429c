import {accessSync, constants, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {execa} from 'execa';
import {afterAll, describe, expect, test} from 'vitest';

/** Programs that read the samples, each with the names it has and where it can be installed from. */
const tools = {
  bash: {programs: ['bash'], install: 'the package bash'},
  nginx: {programs: ['nginx'], install: 'the package nginx'},
  caddy: {programs: ['caddy'], install: 'the package caddy'},
  apache: {programs: ['apache2', 'httpd'], install: 'the package apache2'},
  systemd: {programs: ['systemd-analyze'], install: 'the package systemd'},
  curl: {programs: ['curl'], install: 'the package curl'},
  python: {programs: ['python3'], install: 'the package python3'},
  go: {programs: ['go'], install: 'the package golang-go'},
} as const;

export type Tool = keyof typeof tools;

/** Servers are often installed where only root's PATH leads. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

function programOf(tool: Tool): string | undefined {
  return tools[tool].programs
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Tests that need a program. Where it's missing, they aren't run, and their title says why; with
 * `REQUIRE_SAMPLE_TOOLS` set, they fail instead.
 */
export function describeWith(tool: Tool, title: string, tests: (program: string) => void): void {
  const program = programOf(tool);
  const [name] = tools[tool].programs;
  if (program !== undefined) {
    describe(`${name}: ${title}`, () => {
      tests(program);
    });
    return;
  }
  const isRequired = (process.env['REQUIRE_SAMPLE_TOOLS'] ?? '') !== '';
  test.skipIf(!isRequired)(
    `${name}: ${title} (not checked: ${name} isn’t installed; install ${tools[tool].install})`,
    () => {
      expect.fail(`REQUIRE_SAMPLE_TOOLS is set, but ${name} isn’t installed.`);
    },
  );
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** What a program says and whether it's content. */
export interface Verdict {
  readonly isGood: boolean;
  readonly output: string;
}

/** A verdict with what the program printed, without its messages. */
export interface Run extends Verdict {
  readonly printed: string;
}

/** Runs a program to its end, in a folder if one is given. */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Run> {
  const ended = await execa(program, args, {env, cwd, all: true, reject: false});
  return {isGood: !ended.failed, output: ended.all.trim(), printed: ended.stdout};
}
