import {localeCodes} from '../../lib/shared/localized';
import type {Redirect} from '../../lib/shared/address';
import {frontMatterFaults} from '../../lib/node/frontMatter';
import {redirects as siteRedirects} from '../../data/redirects';
import {loadFacts} from '../facts/facts';
import type {Facts} from '../facts/facts';
import {assertDescribable} from '../openapi/document';
import {PageFault, reasonOf} from '../pages/pageFault';
import {pageCompiler, type CompiledPage} from './compiledPage';
import {factTextFaults, unusedTextFaults} from './factTexts';
import type {KeptPages} from './keptPages';
import {referenceFault, siteMapOf} from './references';
import {searchWordFaults} from '../pages/searchWords';
import {lineOf, readSitePages, type SitePage} from '../pages/sitePages';
import {
  addressFaults,
  driverPathFaults,
  headingFaults,
  sidebarFaults,
  translationFaults,
} from './structure';

/** The facts, or what is wrong with them. */
function readFacts(siteDir: string): Facts | PageFault {
  try {
    const facts = loadFacts(siteDir);
    assertDescribable(facts);
    return facts;
  } catch (error) {
    return new PageFault('src/data', undefined, reasonOf(error));
  }
}

/**
 * Finds everything in the pages that stops the build, or that only a reader would notice: unknown drivers, settings,
 * widgets, and components, dead links and anchors, missing pages and sidebar entries, images of other hosts, and
 * URLs that nothing leads to anymore.
 *
 * @param siteDir top folder of the project
 * @param keptPages compiled pages of earlier runs, so that only what has changed is compiled
 * @returns every mistake, by file and line
 */
export async function checkPages(
  siteDir: string,
  redirects: readonly Redirect[] = siteRedirects,
  keptPages?: KeptPages,
): Promise<readonly PageFault[]> {
  const facts = readFacts(siteDir);
  // Every page shows facts, so one mistake in them would be reported on every page.
  if (facts instanceof PageFault) return [facts];
  const faults: PageFault[] = [];
  const report = (fault: PageFault): void => void faults.push(fault);
  const pages = readSitePages(siteDir, report);
  // Where a language lacks a page, its links lead to the English one.
  let inEnglish: readonly CompiledPage[] | undefined;
  for (const locale of localeCodes) {
    const compile = pageCompiler({siteDir, locale, facts, report});
    const own = pages.filter((page) => page.locale === locale);
    const compiled = await Promise.all(
      own.map(async (page) => keptPages?.read(page) ?? (await compile(page))),
    );
    const isFaultless = ({file}: SitePage): boolean => faults.every((fault) => fault.file !== file);
    for (const each of compiled) if (isFaultless(each.page)) keptPages?.write(each);
    inEnglish ??= compiled;
    const map = siteMapOf(siteDir, [...inEnglish, ...compiled]);
    for (const each of compiled) {
      for (const reference of each.references) {
        const reason = referenceFault(each, reference, map);
        if (reason !== undefined) report(new PageFault(each.page.file, reference.line, reason));
      }
    }
  }
  for (const page of pages) {
    for (const message of frontMatterFaults(page.file, page.frontMatter))
      report(new PageFault(page.file, 1, message.slice(`${page.file}: `.length)));
  }
  const all = [
    ...faults.map((fault) => withLine(fault, pages)),
    ...factTextFaults(siteDir, facts),
    ...unusedTextFaults(siteDir, facts),
    ...translationFaults(siteDir),
    ...headingFaults(pages),
    ...searchWordFaults(pages),
    ...(await sidebarFaults(siteDir)),
    ...driverPathFaults(siteDir, facts.raw),
    ...addressFaults(siteDir, redirects),
  ];
  const unique = new Map(all.map((fault) => [fault.message, fault]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** A mistake in the frontmatter, with the line of the key that it names. */
function withLine(fault: PageFault, pages: readonly SitePage[]): PageFault {
  const {file, line, reason} = fault;
  if (line !== undefined && line > 1) return fault;
  const key = /frontmatter (?:key )?"(\w+)"/.exec(reason)?.[1];
  const page = pages.find((each) => each.file === file);
  if (key === undefined || page === undefined) return fault;
  return new PageFault(file, lineOf(page.text, new RegExp(`^${key}:`, 'm')) ?? 1, reason);
}
