import {markdownAddress} from '../../../lib/shared/markdownAddress';
import {messages} from '../../../build/facts/messages';
import {inLanguage, type LocaleCode} from '../../../lib/shared/localized';
import type {MarkdownPage} from '../markdown/writeMarkdown';

/** An entry of a sidebar, as Docusaurus loads it; others than documents and groups of them are passed over. */
export interface SidebarEntry {
  readonly type: string;
  /** Of a document. */
  readonly id?: string;
  /** Of a group. */
  readonly label?: string;
  readonly items?: readonly SidebarEntry[];
}

/** A group of pages. */
export interface PageSection {
  readonly title: string;
  readonly pages: readonly MarkdownPage[];
}

/**
 * The pages in the order of the sidebars, in a section for each group. Pages that are in no sidebar aren't in it.
 *
 * @param sidebars of the site
 * @param pageOf the page of a document
 */
export function sidebarSections(
  sidebars: readonly (readonly SidebarEntry[])[],
  pageOf: (id: string) => MarkdownPage | undefined,
  locale: LocaleCode,
): readonly PageSection[] {
  const sections: PageSection[] = [];
  const seen = new Set<MarkdownPage>();
  const collect = (entries: readonly SidebarEntry[], title: string | undefined): void => {
    const pages = entries
      .flatMap(({type, id}) => (type === 'doc' && id !== undefined ? (pageOf(id) ?? []) : []))
      .filter((page) => !seen.has(page));
    for (const page of pages) seen.add(page);
    // Pages in no group are under the name of the first, which is the front of its part.
    if (pages.length > 0) sections.push({title: title ?? pages[0]?.title ?? '', pages});
    for (const {label, items = []} of entries) {
      if (label === undefined) continue;
      collect(
        items,
        title === undefined ? label : `${title}${inLanguage(messages.colon, locale)}${label}`,
      );
    }
  };
  for (const entries of sidebars) collect(entries, undefined);
  return sections;
}

/** A link of the overview. */
interface OverviewLink {
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/** The text above the links. */
export interface Overview {
  readonly title: string;
  readonly summary: string;
  readonly details: string;
}

const linkLine = ({title, address, description}: OverviewLink): string =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${address})${description === '' ? '' : `: ${description}`}`;

/**
 * The overview of a site for language models, in the form that llmstxt.org describes.
 *
 * @param sections titles and links, in their order
 */
export function overviewText(
  {title, summary, details}: Overview,
  sections: readonly {readonly title: string; readonly links: readonly OverviewLink[]}[],
): string {
  const parts = sections.map(
    (section) => `## ${section.title}\n\n${section.links.map(linkLine).join('\n')}`,
  );
  return `${[`# ${title}`, `> ${summary}`, details, ...parts].join('\n\n')}\n`;
}

/** A page as a link to its Markdown. */
export function pageLink({route, title, description}: MarkdownPage, url: string): OverviewLink {
  return {title, description, address: url + markdownAddress(route)};
}

/** All pages in one text, each with its address below its title. */
export function wholeText(pages: readonly MarkdownPage[], url: string): string {
  return pages
    .map(({route, text}) => text.replace('\n', () => `\n\n<${url}${route}>\n`))
    .join('\n');
}
