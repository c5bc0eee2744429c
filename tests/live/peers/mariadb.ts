import path from 'node:path';
import {HOST, findProgram, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface Database extends Peer {
  /** Runs SQL as the database's administrator, and gives what it printed. */
  readonly sql: (text: string, database?: string) => Promise<string>;
}

/** Programs of MariaDB that {@link startMariadb} needs. */
export const MARIADB = ['mariadbd', 'mariadb-install-db', 'mariadb'] as const;

/** Starts MariaDB, which speaks the language of MySQL, without databases. */
export async function startMariadb(): Promise<Database> {
  const folder = peerFolder('mariadb');
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'm.sock');
  const made = await runProgram(findProgram('mariadb-install-db') ?? '', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--user=root',
  ]);
  if (made.code !== 0) throw new Error(made.stdout + made.stderr);
  const port = await freePort();
  const peer = await startPeer(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${path.join(folder, 'm.pid')}`,
      `--port=${String(port)}`,
      `--bind-address=${HOST}`,
      '--user=root',
    ],
    {port, folder},
  );
  return {
    ...peer,
    sql: async (text, database) => {
      const {code, stdout, stderr} = await runProgram(
        findProgram('mariadb') ?? '',
        [
          ...['--no-defaults', '-N', '-u', 'root', '-S', socket],
          ...(database === undefined ? [] : [database]),
        ],
        {input: text},
      );
      if (code !== 0) throw new Error(stderr);
      return stdout;
    },
  };
}
