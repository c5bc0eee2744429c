import {afterAll, test, type TestContext} from 'vitest';
import {
  connectGiven,
  givenServer,
  program,
  startAList,
  type AList,
  type ServerOptions,
} from './alist';
import {findProgram} from './programs';

declare module 'vitest' {
  interface TaskMeta {
    /** Places that the check proves. */
    proves?: readonly Place[];
    /** Version that the server stated. */
    version?: string;
  }
}

/**
 * A place that a check proves:
 * - `page:guide/drivers/sftp#add`: a heading of a page, by its path in `docs` and its ID; without `#…`, the whole page
 * - `fact:drivers.SFTP.fields.address`: an entry of a file in `src/data/facts` (`drivers`, `settings`, `config`,
 *   `cli`, `errors`, `routes`, `features`, `common`), by its name, key, path, or id
 */
export type Place = `page:${string}` | `fact:${string}`;

/** What the checks of a file need. */
export interface SuiteOptions extends ServerOptions {
  /** Programs besides AList, by their names on the PATH. If one is missing, the checks are skipped by its name. */
  readonly needs?: readonly string[];
  /** Needs its own server, so it's skipped with `--server`. */
  readonly own?: boolean;
  /** Doesn't need a running server, only the program. Implies `own`. */
  readonly serverless?: boolean;
}

type Body = (context: TestContext) => Promise<void> | void;

export interface Suite {
  /** The running server; only inside a check. */
  readonly alist: AList;
  /** Takes another server in place of the first, after a restart. */
  readonly replace: (server: AList) => void;
  /**
   * One check.
   *
   * @param title what holds, as a sentence without a period
   * @param proves the places that say so; at least one
   * @param body fails by throwing; `context.skip(reason)` skips it
   * @param needs further programs
   */
  readonly check: (
    title: string,
    proves: readonly Place[],
    body: Body,
    needs?: readonly string[],
  ) => void;
  /** Runs before the first check, once the server is there. Its failure fails each check. */
  readonly before: (work: () => Promise<void>) => void;
  /** Runs after the last check, before the server stops. */
  readonly after: (work: () => Promise<void> | void) => void;
}

/**
 * The checks of a file, which share one server: that of `--server`, or a new one in a temporary folder.
 * The server starts with the first check that runs.
 */
export function suite(options: SuiteOptions = {}): Suite {
  const needsOwn = options.own === true || options.serverless === true;
  const preparations: (() => Promise<void>)[] = [];
  const cleanups: (() => Promise<void> | void)[] = [];
  let server: AList | undefined;
  let ready: Promise<void> | undefined;

  const prepare = async () => {
    if (!options.serverless)
      server = givenServer === undefined ? await startAList(options) : await connectGiven();
    for (const work of preparations) await work();
  };

  afterAll(async () => {
    // If all checks were skipped, there is nothing to clean up.
    if (ready === undefined) return;
    for (const work of cleanups.toReversed()) await work();
    await server?.stop();
  });

  return {
    get alist() {
      if (!server) throw new Error('The server runs only during a check.');
      return server;
    },
    replace: (next) => {
      server = next;
    },
    before: (work) => void preparations.push(work),
    after: (work) => void cleanups.push(work),
    check: (title, proves, body, needs = []) => {
      test(title, async (context) => {
        context.task.meta.proves = proves;
        if (needsOwn && program === undefined)
          context.skip('needs a server of its own (--program)');
        for (const name of [...(options.needs ?? []), ...needs])
          if (findProgram(name) === undefined) context.skip(`${name} isn't installed`);
        ready ??= prepare();
        await ready;
        if (server) context.task.meta.version = server.version;
        await body(context);
      });
    },
  };
}
