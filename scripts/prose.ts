#!/usr/bin/env jiti
import {existsSync, readFileSync} from 'node:fs';
import {completeLocales} from '../src/lib/shared/localized';
import type {CompleteLocale} from '../src/lib/shared/localized';
import {UsageError, command} from './lib/command.mjs';
import {driverPages, measurePage} from '../tests/prose/pages';
import {linesOf, sharesOf} from '../tests/prose/sharedLines';

/** So many of the pages that share most with others are named. */
const WORST = 3;

/** How much driver pages share with each other, in one line: a median, and the pages that share most. */
function sharedWords(locale: CompleteLocale): string {
  const folder = `build${locale === 'en' ? '' : `/${locale}`}/guide/drivers`;
  const files = driverPages.map(({slug}) => ({slug, file: `${folder}/${slug}.html`}));
  const missing = files.find(({file}) => !existsSync(file));
  if (missing)
    return `Words that are verbatim on 20 other pages: unknown, because ${missing.file} is missing. Run "npm run build".`;
  const pages = files.map(({slug, file}) => [slug, linesOf(readFileSync(file, 'utf8'))] as const);
  const shares = sharesOf(Object.fromEntries(pages), locale);
  const percent = (share = 0): string => `${(share * 100).toFixed(1)} %`;
  const worst = shares.slice(0, WORST).map(({slug, share}) => `${slug} ${percent(share)}`);
  const median = shares[Math.floor(shares.length / 2)]?.share;
  return `Words that are verbatim on 20 other pages: ${percent(median)} (median); most on ${worst.join(', ')}`;
}

/** Lists how the pages of drivers read, in numbers; with names of pages, it also says where to look. */
void command(
  {
    usage: 'npm run prose [-- page …]',
    summary:
      'Measures the prose of driver pages, and what the built ones share. For the pages that you name, it lists repeated caveats and staccato.',
    options: {},
    takesNames: true,
  },
  ({names}) => {
    const unknown = names.find((name) => !driverPages.some(({slug}) => slug === name));
    if (unknown !== undefined) throw new UsageError(`There's no driver page "${unknown}".`);
    const slugs = names.length > 0 ? names : driverPages.map(({slug}) => slug);
    for (const locale of completeLocales) {
      const measured = slugs.map((slug) => ({slug, ...measurePage(slug, locale)}));
      console.log(`\n${locale}`);
      console.table(
        Object.fromEntries(
          measured.map((page) => [
            page.slug,
            {
              words: page.words,
              'per sentence': Number(page.perSentence.toFixed(1)),
              'before add': page.beforeAdd ?? '–',
              staccato: page.staccato.length,
              repeated: page.repeated.length,
              release: page.releases,
              ...(locale === 'zh' && {
                '时，': `${Math.round(page.when * 100)} %`,
                '选择/如需': page.wording,
              }),
            },
          ]),
        ),
      );
      if (names.length === 0) {
        const sum = (of: (page: (typeof measured)[number]) => number): number =>
          measured.reduce((total, page) => total + of(page), 0);
        console.log(
          `Repeated caveats: ${sum(({repeated}) => repeated.length)}; staccato paragraphs: ${sum(({staccato}) => staccato.length)}; words: ${sum(({words}) => words)}`,
        );
        console.log(sharedWords(locale));
        continue;
      }
      for (const {slug, staccato, repeated} of measured) {
        for (const line of staccato)
          console.log(`${slug}:${line}: more than three short sentences in a row`);
        for (const {line, caveat, prose} of repeated)
          console.log(`${slug}:${line}: said twice\n  caveat: ${caveat}\n  page:   ${prose}`);
      }
    }
  },
);
