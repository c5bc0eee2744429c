import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {samplesOf} from './samples';
import {run, type Run} from './tools';

/** Languages of the programs for developers of clients, with what runs a file of each. */
const runners = {
  python: {command: ['python3'], extension: 'py'},
  js: {command: [process.execPath], extension: 'mjs'},
  go: {command: ['go', 'run'], extension: 'go'},
} as const;

export type ClientLanguage = keyof typeof runners;

/** In the order of their tabs. */
export const clientLanguages = ['python', 'js', 'go'] as const satisfies readonly ClientLanguage[];

/** Every language with both locales: a program must be complete on each page. */
export const clientVersions = clientLanguages.flatMap((language) =>
  (['en', 'zh'] as const).map((locale) => ({language, locale})),
);

/** Pages for people who write a client, below `guide/api`: each has a program in every language. */
export const clientPages = [
  'errors',
  'retries',
  'paging',
  'uploads',
  'links',
  'compatibility',
] as const;

/** Settings of Go that keep it from the network, and from modules around the folder. */
export const offlineGo = {
  GOFLAGS: '-mod=mod',
  GOTOOLCHAIN: 'local',
  GOPROXY: 'off',
  GOWORK: 'off',
} as const;

/** Where a program is, and the server that it calls. */
export interface ClientProgram {
  /** Page below `docs`, such as `guide/api/paging.mdx`. */
  readonly page: string;
  readonly language: ClientLanguage;
  readonly locale: 'en' | 'zh';
  /** Folder that it's saved in and runs in. */
  readonly folder: string;
  readonly server: string;
  readonly token: string;
  /** Further environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the code before it runs. */
  readonly changed?: (code: string) => string;
}

/**
 * The program of a page: its first block of code in a language.
 *
 * @throws Error when the page has none
 */
export function clientCode({
  page,
  language,
  locale,
}: Pick<ClientProgram, 'page' | 'language' | 'locale'>): string {
  const sample = samplesOf(locale, page).find((each) => each.language === language);
  if (!sample) throw new Error(`${page} (${locale}) has no program in ${language}.`);
  return sample.code;
}

/** Saves the program of a page and runs it to its end. */
export async function runClient(program: ClientProgram, ...args: readonly string[]): Promise<Run> {
  const {language, folder, server, token, changed = (code) => code} = program;
  const {
    command: [command, ...options],
    extension,
  } = runners[language];
  const file = path.join(folder, `client.${extension}`);
  writeFileSync(file, changed(clientCode(program)));
  const fixed = {ALIST_URL: server, ALIST_TOKEN: token, NO_PROXY: '*', PYTHONUTF8: '1'};
  const env = {...fixed, ...offlineGo, ...program.env};
  const ended = await run(command, [...options, file, ...args], env, folder);
  // `go run` adds the exit status to what a program says.
  return {...ended, output: ended.output.replace(/\n?exit status \d+$/, '')};
}
