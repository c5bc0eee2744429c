import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {siteShell} from '../../data/siteShell';
import {checkedMode} from '../../lib/node/modeSettings';
import {completeLocales} from '../../lib/shared/localized';
import {isSpecial, pageMode} from '../../lib/shared/pageMode';
import type {ServiceFields} from '../../lib/shared/services';
import {driverSearchTerms} from '../../build/facts/driverSearchTerms';
import {helperPages} from '../../build/tokenTools';
import {assertApplied, type AppliedRule} from '../../build/assertApplied';
import {splitTexts, withoutUnusedTexts} from './unusedTexts';
import {withoutBuildSettings} from './withoutBuildSettings';
import {withoutDocList} from './withoutDocList';
import {withoutGlobalDocs} from './withoutGlobalDocs';
import {withoutModuleNames} from './withoutModuleNames';

type Context = Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'siteConfig' | 'i18n'>;
type Texts = Readonly<Record<string, string>>;

/** Where each site shell setting is, for messages. */
const SITE_SHELL_FILE = 'src/data/siteShell.ts';

/** The module that gives pages the look of the site, and what replaces it if the site has no look. */
const SITE_MODE = "export {default} from '@site/src/theme/SiteMode';\n";
const NO_SITE_MODE = 'export default () => null;\n';

/** Docusaurus's table of page parts, as browsers get it. */
export const BROWSER_REGISTRY = 'browserRegistry.js';

/**
 * Writes what the site's own modules import from `@generated`, and shortens Docusaurus's files.
 *
 * @throws Error when a rule finds nothing to shorten
 */
export function finishGeneratedFiles(context: Context): void {
  const {siteDir, generatedFilesDir: folder, siteConfig, i18n} = context;
  const {clientIds} = siteConfig.customFields as unknown as ServiceFields; // written by src/config/services.ts
  for (const [name, table] of Object.entries({
    clientIds,
    helperPages,
    driverSearchTerms: driverSearchTerms(siteDir),
  })) {
    fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(table));
  }
  fs.writeFileSync(path.join(folder, 'siteMode.js'), hasSiteMode() ? SITE_MODE : NO_SITE_MODE);
  fs.writeFileSync(
    path.join(folder, 'docusaurus.config.mjs'),
    `export default ${JSON.stringify(withoutBuildSettings(siteConfig))};\n`,
  );
  assertApplied([
    ...shortenTexts(folder, i18n.currentLocale),
    ...shortenPageData(folder),
    writeBrowserRegistry(folder),
  ]);
}

/** Whether pages that say nothing about their look have one unlike that of other sites. */
function hasSiteMode(): boolean {
  const site = checkedMode(SITE_SHELL_FILE, siteShell);
  const home = checkedMode(`${SITE_SHELL_FILE} (home)`, siteShell.home);
  return [home, {}].some((page) => isSpecial(pageMode(page, site)));
}

/** The catalog of texts. In English, it's empty: the texts are in the code. */
function shortenTexts(folder: string, locale: string): readonly AppliedRule[] {
  const file = path.join(folder, 'codeTranslations.json');
  const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
  const used = withoutUnusedTexts(texts);
  const {main, parts} = splitTexts(used);
  fs.writeFileSync(file, JSON.stringify(main));
  for (const [name, partTexts] of Object.entries(parts)) {
    fs.writeFileSync(path.join(folder, `${name}Texts.json`), JSON.stringify(partTexts));
  }
  const countOf = (some: Texts): number => Object.keys(some).length;
  if (countOf(texts) === 0) return [];
  const isComplete = completeLocales.some((complete) => complete === locale);
  return [
    {
      rule: 'No texts of unused parts',
      changes: 'text of a part that this site doesn’t use',
      file: 'src/plugins/bundle/unusedTexts.ts',
      count: countOf(texts) - countOf(used),
    },
    // Other languages can lack all texts of a part.
    ...Object.entries(isComplete ? parts : {}).map(([name, partTexts]) => ({
      rule: 'Texts travel with their part',
      changes: `text whose ID starts with ${name}.`,
      file: 'src/plugins/bundle/unusedTexts.ts',
      count: countOf(partTexts),
    })),
  ];
}

/** Page data and global data, without their lists of all documents. */
function shortenPageData(folder: string): readonly AppliedRule[] {
  const pages = path.join(folder, 'docusaurus-plugin-content-docs/default/p');
  return [
    {
      rule: 'No list of documents in page data',
      changes: 'list of documents in the data of pages',
      file: 'src/plugins/bundle/withoutDocList.ts',
      count: rewrite(
        fs.readdirSync(pages).map((name) => path.join(pages, name)),
        withoutDocList,
      ),
    },
    {
      rule: 'No list of documents in global data',
      changes: 'list of documents in globalData.json',
      file: 'src/plugins/bundle/withoutGlobalDocs.ts',
      count: rewrite([path.join(folder, 'globalData.json')], withoutGlobalDocs),
    },
  ];
}

function writeBrowserRegistry(folder: string): AppliedRule {
  const registry = fs.readFileSync(path.join(folder, 'registry.js'), 'utf8');
  const shorter = withoutModuleNames(registry);
  fs.writeFileSync(path.join(folder, BROWSER_REGISTRY), shorter);
  return {
    rule: 'No names of modules',
    changes: 'name of a module in registry.js',
    file: 'src/plugins/bundle/withoutModuleNames.ts',
    count: shorter === registry ? 0 : 1,
  };
}

/** @returns how many of the files have changed */
function rewrite(files: readonly string[], change: (text: string) => string): number {
  return files.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) fs.writeFileSync(file, changed);
    return changed !== text;
  }).length;
}
