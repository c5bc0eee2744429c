import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {samplesOf} from './samples';
import {run, type Run} from './tools';

/** Languages of the programs for developers of clients, with what runs a file of each. */
const runners = {
  python: {command: 'python3', extension: 'py'},
  js: {command: process.execPath, extension: 'mjs'},
} as const;

export type ClientLanguage = keyof typeof runners;

/** Every language with both locales: a program must be complete on each page. */
export const clientVersions = (['python', 'js'] as const).flatMap((language) =>
  (['en', 'zh'] as const).map((locale) => ({language, locale})),
);

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
export function runClient(program: ClientProgram, ...args: readonly string[]): Promise<Run> {
  const {language, folder, server, token, changed = (code) => code} = program;
  const {command, extension} = runners[language];
  const file = path.join(folder, `client.${extension}`);
  writeFileSync(file, changed(clientCode(program)));
  const fixed = {ALIST_URL: server, ALIST_TOKEN: token, NO_PROXY: '*', PYTHONUTF8: '1'};
  return run(command, [file, ...args], {...fixed, ...program.env}, folder);
}
