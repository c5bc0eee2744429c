/** What the history of the repository says of one file. */
export interface FileHistory {
  /** Moment of the last change, ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** Names of the people who changed it, most changes first; never their addresses. */
  readonly contributors: readonly string[];
}

/** Histories by path from the top of the repository. */
export type GitHistory = ReadonlyMap<string, FileHistory>;

/** Comes before each commit's head in the log, so that no file name can be taken for one. */
const COMMIT_MARK = '\u0001';

/** What `git log` must print for `parseGitLog`: seconds and author's name, mapped by `.mailmap`. */
export const GIT_LOG_FORMAT = `--format=%x01%ct%x09%aN`;

/** Names of accounts that several people or programs share. */
const NO_PERSON = /\[bot\]$|\b(?:bot|ci|maintainers|team)$/i;

interface Changes {
  seconds: number;
  readonly byAuthor: Map<string, number>;
}

/**
 * Reads the output of `git log --name-status --find-renames` for a whole tree, newest commit first. A file
 * that was renamed keeps the history of its old name.
 *
 * @param log output in the format of `GIT_LOG_FORMAT`
 */
export function parseGitLog(log: string): GitHistory {
  const records = new Map<string, Changes>();
  /** Name a file has today, by a name it had before. */
  const names = new Map<string, string>();
  for (const commit of log.split(COMMIT_MARK).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [time = '', author = ''] = head.split('\t');
    for (const line of lines) {
      const [status = '', from = '', to = from] = line.split('\t');
      if (from === '' || status === 'D') continue;
      const name = names.get(to) ?? to;
      if (status.startsWith('R')) names.set(from, name);
      const record = records.get(name) ?? {seconds: 0, byAuthor: new Map<string, number>()};
      records.set(name, record);
      record.seconds = Math.max(record.seconds, Number(time));
      record.byAuthor.set(author, (record.byAuthor.get(author) ?? 0) + 1);
    }
  }
  return new Map([...records].map(([name, record]) => [name, summaryOf(record)]));
}

function summaryOf({seconds, byAuthor}: Changes): FileHistory {
  return {
    updatedAt: new Date(seconds * 1000).toISOString(),
    contributors: [...byAuthor]
      .filter(([name]) => !NO_PERSON.test(name))
      .sort(([a, manyA], [b, manyB]) => manyB - manyA || a.localeCompare(b, 'en'))
      .map(([name]) => name),
  };
}
