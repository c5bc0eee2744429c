import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../lib/node/didYouMean';
import {textsFolder} from '../../lib/node/pageFiles';
import {completeLocales, localeCodes, type LocaleCode} from '../../lib/shared/localized';
import {wordsOf} from '../markdown/facts/checkScreenWords';
import {unusedTexts} from '../facts/catalogue';
import {catalogueNames, translatableTexts} from '../facts/factTexts';
import type {CatalogueName} from '../facts/factTexts';
import type {Facts} from '../facts/facts';
import {PageFault} from '../pages/pageFault';
import {lineOf} from '../pages/sitePages';

/** Files of the English texts of a catalog, where its name isn't theirs. */
const ENGLISH_FILES: Partial<Record<CatalogueName, string>> = {
  common: 'storage-common',
  config: 'config-file',
  permissions: 'features',
};

/** Bold words, which are names on the screen. */
const BOLD = /\*\*([^*]+)\*\*/g;

/** Words on the screen in the texts of the facts, which pages show: they're checked as those of pages are. */
export function factTextFaults(siteDir: string, facts: Facts): readonly PageFault[] {
  return catalogueNames.flatMap((name) => {
    const english = translatableTexts(facts.raw, name);
    return [
      ...faultsIn(
        siteDir,
        `src/data/facts/${ENGLISH_FILES[name] ?? name}.json`,
        english,
        facts,
        'en',
      ),
      ...localeCodes.flatMap((locale) => {
        const texts = facts.translations[locale]?.texts[name] ?? {};
        const used = english.flatMap((text) => texts[text] ?? []);
        return faultsIn(siteDir, `${textsFolder(locale)}/${name}.json`, used, facts, locale);
      }),
    ];
  });
}

/** Texts of languages that have only some which belong to no fact: a mistyped key, or a fact that has changed since. */
export function unusedTextFaults(siteDir: string, facts: Facts): readonly PageFault[] {
  const english = catalogueNames.flatMap((name) => translatableTexts(facts.raw, name));
  return Object.entries(facts.translations)
    .filter(([locale]) => !completeLocales.some((complete) => complete === locale))
    .flatMap(([locale, translation]) =>
      unusedTexts(translation, facts.raw).map(({file: name, key}) => {
        const file = `${textsFolder(locale as LocaleCode)}/${name}`;
        const source = path.join(siteDir, file);
        const json = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
        const reason = `no fact has the English text "${key}".${didYouMean(key, english)} Correct or delete it.`;
        return new PageFault(file, lineOf(json, JSON.stringify(key)), reason);
      }),
    );
}

function faultsIn(
  siteDir: string,
  file: string,
  texts: readonly string[],
  facts: Facts,
  locale: LocaleCode,
): readonly PageFault[] {
  const words = wordsOf(facts, locale);
  const faults = texts.flatMap((text) => {
    const isPlainPath = text.replaceAll(BOLD, '').includes(`${words.manage} →`);
    return [
      ...(isPlainPath ? [words.plainPath] : []),
      ...[...text.matchAll(BOLD)].flatMap(([, bold = '']) => words.faultOfText(bold) ?? []),
    ].map((reason) => ({text, reason}));
  });
  if (faults.length === 0) return [];
  const json = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return faults.map(
    ({text, reason}) => new PageFault(file, lineOf(json, JSON.stringify(text)), reason),
  );
}
