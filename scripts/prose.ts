#!/usr/bin/env jiti
import {localeCodes} from '../src/lib/shared/localized';
import {UsageError, command} from './lib/command.mjs';
import {driverPages, measurePage} from '../tests/prose/pages';

/** Lists how the pages of drivers read, in numbers; with names of pages, it also says where to look. */
void command(
  {
    usage: 'npm run prose [-- page …]',
    summary:
      'Measures the prose of driver pages. For the pages that you name, it lists repeated caveats and staccato.',
    options: {},
    takesNames: true,
  },
  ({names}) => {
    const unknown = names.find((name) => !driverPages.some(({slug}) => slug === name));
    if (unknown !== undefined) throw new UsageError(`There's no driver page "${unknown}".`);
    const slugs = names.length > 0 ? names : driverPages.map(({slug}) => slug);
    for (const locale of localeCodes) {
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
