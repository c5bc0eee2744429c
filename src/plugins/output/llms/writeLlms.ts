import fs from 'node:fs/promises';
import path from 'node:path';
import {dataTexts} from '../../../build/fact-files/dataTexts';
import {FACTS_FOLDER, factFileNames} from '../../../build/fact-files/factFiles';
import {OPENAPI_FILE} from '../../../build/openapi/fileName';
import {
  inLanguage,
  otherLocale,
  type LocaleCode,
  type Localized,
} from '../../../lib/shared/localized';
import type {MarkdownPage} from '../markdown/writeMarkdown';
import {
  overviewText,
  pageLink,
  sidebarSections,
  wholeText,
  type Overview,
  type SidebarEntry,
} from './llmsText';

/** Addresses that the texts name. */
interface Addresses {
  readonly whole: string;
  /** Link to the overview in the other language. */
  readonly other: string;
}

const overviews: Localized<(version: string, addresses: Addresses) => Overview> = {
  en: (version, {whole, other}) => ({
    title: 'AList Docs',
    summary: `AList is a self-hosted program that mounts cloud drives, object storage, and your own disks as one file tree. This documentation describes AList ${version}.`,
    details: `Each link leads to the Markdown of a page. [All pages in one file](${whole}) · ${other}`,
  }),
  zh: (version, {whole, other}) => ({
    title: 'AList 文档',
    summary: `AList 是自行部署的程序，把网盘、对象存储和自己的硬盘挂载成一棵文件树。本文档对应 AList ${version}。`,
    details: `每个链接都是页面的 Markdown 版。[全部页面合为一个文件](${whole}) · ${other}`,
  }),
};

const dataTitles: Localized = {en: 'Data', zh: '数据'};

/**
 * Writes `llms.txt`, an overview of the pages of one language for language models, and `llms-full.txt`, all of them in one
 * text.
 *
 * @param pages all pages as Markdown
 * @param sidebars of the site, with labels in the language
 * @param addressOf address of a document, by its ID
 */
export async function writeLlms({
  outDir,
  baseUrl,
  otherBase,
  url,
  locale,
  version,
  pages,
  sidebars,
  addressOf,
}: {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Base URL path of the other language. */
  readonly otherBase: string;
  readonly url: string;
  readonly locale: LocaleCode;
  /** Release of AList. */
  readonly version: string;
  readonly pages: readonly MarkdownPage[];
  readonly sidebars: readonly (readonly SidebarEntry[])[];
  readonly addressOf: (id: string) => string | undefined;
}): Promise<void> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const sections = sidebarSections(sidebars, (id) => byRoute.get(addressOf(id) ?? ''), locale);
  const listed = new Set(sections.flatMap((section) => section.pages));
  const others = pages.filter((page) => !listed.has(page));
  const files = [
    {file: OPENAPI_FILE, texts: dataTexts.openapi},
    ...factFileNames.map((name) => ({
      file: `${FACTS_FOLDER}/${name}.json`,
      texts: dataTexts[name],
    })),
  ];
  const data = files.map(({file, texts}) => ({
    ...inLanguage(texts, locale),
    address: `${url}${baseUrl}${file}`,
  }));
  const overview = inLanguage(overviews, locale)(version, {
    whole: `${url}${baseUrl}llms-full.txt`,
    other: `[${otherLocale(locale) === 'zh' ? '中文' : 'English'}](${url}${otherBase}llms.txt)`,
  });
  const text = overviewText(overview, [
    ...sections.map((section) => ({
      title: section.title,
      links: section.pages.map((page) => pageLink(page, url)),
    })),
    {title: inLanguage(dataTitles, locale), links: data},
    // The name of this section is part of the convention: programs can skip it.
    {title: 'Optional', links: others.map((page) => pageLink(page, url))},
  ]);
  await fs.writeFile(path.join(outDir, 'llms.txt'), text);
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), wholeText([...listed, ...others], url));
}
