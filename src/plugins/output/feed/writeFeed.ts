import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseLocaleCode} from '../../../lib/shared/localized';
import {atomFeed} from './atomFeed';
import {readNews} from '../../../build/site-data/readNews';

/** Writes the feed of one language, `whats-new.xml`. */
export async function writeFeed({
  siteDir,
  outDir,
  baseUrl,
  siteConfig,
  i18n,
}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'>): Promise<void> {
  const locale = parseLocaleCode(i18n.currentLocale);
  const feed = atomFeed(readNews(siteDir), {url: siteConfig.url, baseUrl, locale});
  await fs.writeFile(path.join(outDir, 'whats-new.xml'), feed);
}
