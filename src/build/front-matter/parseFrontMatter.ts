import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {MarkdownConfig} from '@docusaurus/types';
import {pageSlug} from '../../lib/shared/address';
import {frontMatterFaults} from '../../lib/node/frontMatter';
import type {GitHistory} from '../../lib/node/gitHistory';
import {headingsWithSteps, pageRun, type LiveResults} from '../../lib/shared/liveResults';
import {localeOfFile} from '../../lib/node/pageFiles';
import {readLiveResults} from '../site-data/readLiveResults';
import {docOf} from '../pages/pagePaths';
import {fileOf} from '../pages/sitePages';
import {completeLocales, localeCodes, parseLocaleCode} from '../../lib/shared/localized';
import {readGitHistory} from './readGitHistory';
import {pageFrontMatter} from './pageFrontMatter';

/**
 * The repository's history, read once for all pages of a build. It is kept outside of this module, because
 * Docusaurus loads the configuration again for each language.
 */
function gitHistory(): Promise<GitHistory> {
  const shared = globalThis as {siteGitHistory?: Promise<GitHistory>};
  return (shared.siteGitHistory ??= readGitHistory(process.cwd()));
}

/** What was run with AList, read once for all pages of a language. */
let liveResults: {readonly found: LiveResults | undefined} | undefined;

function runOf(file: string, body: string): ReturnType<typeof pageRun> {
  liveResults ??= {found: readLiveResults(process.cwd())};
  return liveResults.found && pageRun(liveResults.found, docOf(file), headingsWithSteps(body));
}

const reported = new Set<string>();

/** Logs an error; Docusaurus reads each page several times, and the reader of the log once. */
function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  logger.error(message);
}

/**
 * Frontmatter of every page is checked here, its address derived from its file (sitemap section 1), and what
 * the page shows about itself put in: page info, last change, contributors. Global data would carry that of
 * every page to every page.
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const faults = frontMatterFaults(file, result.frontMatter);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const slug = pageSlug(path.basename(params.filePath));
  const locale = localeOfFile(file);
  const source = {
    file,
    locale,
    frontMatter: result.frontMatter,
    body: result.content,
    history: (await gitHistory()).get(file),
    run: runOf(file, result.content),
    siteLocale: parseLocaleCode(process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? locale),
    moreLanguages: localeCodes.filter(
      (each) =>
        !completeLocales.some((complete) => complete === each) &&
        fs.existsSync(path.join(process.cwd(), fileOf(each, docOf(file)))),
    ),
  };
  return {
    ...result,
    frontMatter: {...(slug === undefined ? {} : {slug}), ...pageFrontMatter(source, reportOnce)},
  };
};
