import {chownSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, findProgram, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer} from './folder';
import type {Database} from './mariadb';

const SETPRIV = 'setpriv';

/** Programs of PostgreSQL that {@link startPostgresql} needs. */
export const POSTGRESQL = ['postgres', 'initdb', 'psql', SETPRIV] as const;

const ADMIN = 'postgres';

/** Number of the account that owns nothing. */
const NOBODY = 65_534;

/** Starts PostgreSQL without databases of its users. It asks everyone for a password. */
export async function startPostgresql(): Promise<Database> {
  const folder = peerFolder('postgresql');
  const data = path.join(folder, 'data');
  const secret = path.join(folder, 'password');
  writeFileSync(secret, 'EXAMPLE-PASSWORD\n');
  const before = asNobody([folder, secret]);
  const command = (name: string, args: readonly string[]): readonly [string, readonly string[]] =>
    before.length === 0 ? [name, args] : [SETPRIV, [...before, findProgram(name) ?? name, ...args]];
  const [maker, makes] = command('initdb', [
    ...['-D', data, '-U', ADMIN, '-E', 'UTF8', '--locale=C'],
    ...['--auth=scram-sha-256', `--pwfile=${secret}`],
  ]);
  const made = await runProgram(findProgram(maker) ?? '', makes, {cwd: folder});
  if (made.code !== 0) throw new Error(made.stdout + made.stderr);
  const port = await freePort();
  const [server, serves] = command('postgres', [
    ...['-D', data, '-h', HOST, '-p', String(port), '-k', folder],
  ]);
  const peer = await startPeer(server, serves, {port, folder});
  return {
    ...peer,
    sql: async (text, database = ADMIN) => {
      const {code, stdout, stderr} = await runProgram(
        findProgram('psql') ?? '',
        [
          '-X',
          '-A',
          '-t',
          '-v',
          'ON_ERROR_STOP=1',
          '-h',
          HOST,
          '-p',
          String(port),
          '-U',
          ADMIN,
          database,
        ],
        {input: text, env: {...process.env, PGPASSWORD: readFileSync(secret, 'utf8').trim()}},
      );
      if (code !== 0) throw new Error(stderr);
      return stdout;
    },
  };
}

/** Options of `setpriv`: PostgreSQL refuses to run as root, so another account runs it, which then owns these files. */
function asNobody(files: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  for (const file of files) chownSync(file, NOBODY, NOBODY);
  return [`--reuid=${String(NOBODY)}`, `--regid=${String(NOBODY)}`, '--clear-groups'];
}
