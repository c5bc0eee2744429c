import {keywordsOf} from '../pages/readDocs';
import {loadFacts} from './facts';

/** Words without those that are in another one: who looks for a part finds it there. */
function withoutParts(words: readonly string[]): readonly string[] {
  const different = [...new Set(words)].filter(Boolean);
  return different.filter(
    (word) => !different.some((other) => other !== word && other.includes(word)),
  );
}

/**
 * Search terms that the drivers of a page are found by in the matrix, by the page's slug: its names in both languages and
 * its keywords. They are half of what the matrix would be in HTML, so the filter loads them when a reader types.
 */
export function driverSearchTerms(siteDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    loadFacts(siteDir).raw['driver-pages'].map(({slug, titleEn, titleZh, drivers}) => {
      const words = [...drivers, titleEn, titleZh, slug];
      const found = [...words, ...keywordsOf(siteDir, `guide/drivers/${slug}`)];
      return [slug, withoutParts(found.map((word) => word.toLowerCase())).join(' ')];
    }),
  );
}
