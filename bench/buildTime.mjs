import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

const TOUCHED_PAGE = 'docs/guide/install/docker.mdx';

/**
 * One build as a whole process: wall and CPU seconds, and the largest resident set of a process, by GNU
 * time where it is installed.
 */
function build() {
  return new Promise((resolve, reject) => {
    const hasGnuTime = existsSync('/usr/bin/time');
    const command = ['node', 'scripts/build.mjs'];
    const started = performance.now();
    const child = hasGnuTime
      ? spawn('/usr/bin/time', ['-f', 'BENCH %U %S %M', ...command], {
          stdio: ['ignore', 'ignore', 'pipe'],
        })
      : spawn(command[0] ?? '', command.slice(1), {stdio: ['ignore', 'ignore', 'pipe']});
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('close', (code) => {
      if (code !== 0) {
        reject(new Error(`The build failed: ${errors}`));
        return;
      }
      const [, user, system, kilobytes] = /BENCH ([\d.]+) ([\d.]+) (\d+)/.exec(errors) ?? [];
      resolve({
        wallSeconds: (performance.now() - started) / 1000,
        cpuSeconds: user ? Number(user) + Number(system) : undefined,
        memoryBytes: kilobytes ? Number(kilobytes) * 1024 : undefined,
      });
    });
  });
}

/**
 * Build of both languages: cold (no cache), and warm with one page touched. The page is touched for the cold
 * build and put back for the warm one, so that `build/` holds the project as it is.
 */
export async function measureBuild() {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(cache, {recursive: true, force: true});
  }
  const text = readFileSync(TOUCHED_PAGE, 'utf8');
  let cold;
  try {
    writeFileSync(TOUCHED_PAGE, `${text}\nOne more line.\n`);
    cold = await build();
  } finally {
    writeFileSync(TOUCHED_PAGE, text);
  }
  return {cold, warm: await build()};
}
