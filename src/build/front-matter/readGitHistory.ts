import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {GIT_LOG_FORMAT, parseGitLog, type GitHistory} from '../../lib/node/gitHistory';

const run = promisify(execFile);

/** Folders whose files are pages. */
const PAGE_FOLDERS = ['docs', 'i18n'];

/** Room for the log of a repository with some ten thousand commits. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Reads the history of all pages in one go: a `git log` per page would
 * take longer than the rest of the build.
 *
 * @param siteDir top folder of the site; paths in the result start there
 * @returns an empty map without git, outside a repository, and in a shallow clone, whose oldest commit would
 *   pass for the author of everything
 */
export async function readGitHistory(siteDir: string): Promise<GitHistory> {
  const git = async (...args: readonly string[]): Promise<string> =>
    (await run('git', args, {cwd: siteDir, maxBuffer: MAX_LOG_BYTES})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    return parseGitLog(
      await git(
        ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
        ...['log', '--relative', '--name-status', '--find-renames', GIT_LOG_FORMAT],
        ...['--', ...PAGE_FOLDERS],
      ),
    );
  } catch {
    return new Map(); // no git, no repository or no commit: pages go without dates and names
  }
}
