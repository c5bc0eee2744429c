import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseLocaleCode} from '../../lib/shared/localized';
import {loadFacts} from '../facts/facts';
import {FACTS_FOLDER, factFile, factFileNames, factSchema} from './factFiles';

/**
 * Writes the facts for programs: a file for each kind, in the language of the build, and with the default language the
 * schemas of all.
 *
 * @param siteBase base URL path of the whole site
 * @returns the release of AList that the facts are about
 */
export async function writeFactFiles({
  siteDir,
  outDir,
  baseUrl,
  siteBase,
  siteConfig,
  i18n,
}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'> & {
  readonly siteBase: string;
}): Promise<string> {
  const locale = parseLocaleCode(i18n.currentLocale);
  const place = {url: siteConfig.url, siteBase, baseUrl, locale};
  const facts = loadFacts(siteDir);
  const folder = path.join(outDir, FACTS_FOLDER);
  await fs.mkdir(folder, {recursive: true});
  for (const name of factFileNames) {
    const write = (file: string, content: object): Promise<void> =>
      fs.writeFile(path.join(folder, file), `${JSON.stringify(content, null, 1)}\n`);
    await write(`${name}.json`, factFile(name, facts, place));
    if (baseUrl === siteBase) await write(`${name}.schema.json`, factSchema(name, place));
  }
  return facts.raw.errors._meta.version;
}
