import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownHooks} from '@docusaurus/types';
import {pathPrefix, type LocaleCode} from '../../lib/shared/localized';
import {docOf, permalinkOf} from '../pages/pagePaths';
import {fileOf, shownLocale} from '../pages/sitePages';

/**
 * Links between a translated page and one that isn't: the files are in different folders, so Docusaurus doesn't find the
 * page.
 *
 * @param base base URL path of the site
 * @returns for a link to a page of the site, its URL in the language
 * @throws Error naming file and link, for any other link to a Markdown file
 */
export function linkToOtherFolder(
  siteDir: string,
  locale: LocaleCode,
  base: string,
): Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string> {
  return ({sourceFilePath, url}) => {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    const doc = docOf(path.join(path.dirname(sourceFilePath), decodeURIComponent(target)));
    if (!fs.existsSync(path.join(siteDir, fileOf(shownLocale(siteDir, locale, doc), doc)))) {
      throw new Error(`${sourceFilePath}: the link ${url} is dead: there is no such page.`);
    }
    return `${base.slice(0, -1)}${pathPrefix(locale)}${permalinkOf(doc)}${rest}`;
  };
}
