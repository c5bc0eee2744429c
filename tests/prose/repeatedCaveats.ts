import type {CompleteLocale} from '../../src/lib/shared/localized';
import type {Block} from './blocks';

/** A caveat of the facts that a page's own words say, too. */
export interface RepeatedCaveat {
  /** Line of the file. */
  readonly line: number;
  readonly caveat: string;
  readonly prose: string;
}

/**
 * Share of a caveat's terms from which prose says the same. Of 50 pairs read in each language, nearly all above it
 * said the same, and few below. Chinese has more ways to put the same words, so fewer pairs of signs agree.
 */
const SAME: Readonly<Record<CompleteLocale, number>> = {en: 0.6, zh: 0.5};

/** Short caveats agree by chance: so many terms must be the same. */
const LEAST_TERMS = 5;

/** Most sentences in a row that together say what a caveat says. */
const WINDOW = 3;

const STOP_WORDS = new Set(
  `a after alist all also an and any are as at be before by can do does doesn don file files folder folders for from
  has have if in is isn it its no not of on one only or other same so t than that the them then there these they this
  to up use used uses when which with without you your`.split(/\s+/),
);

/** What a text is about: stems of its Latin words, and pairs of its Chinese signs. */
function termsOf(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/[a-z\d][a-z\d_]*/g) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?<=\w{3})(?:ing|ed|es|s|e)$/, ''));
  const pairs = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({length: run.length - 1}, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([...words, ...pairs]);
}

/** The prose that says what a caveat says, where a page has it. */
function repetitionOf(
  caveat: string,
  blocks: readonly Block[],
  locale: CompleteLocale,
): RepeatedCaveat | undefined {
  const wanted = [...termsOf(caveat)];
  let most = Math.max(SAME[locale] * wanted.length, LEAST_TERMS) - 1e-9;
  let best: RepeatedCaveat | undefined;
  for (const {line, sentences} of blocks) {
    for (const start of sentences.keys()) {
      const prose = sentences.slice(start, start + WINDOW).join(' ');
      const terms = termsOf(prose);
      const shared = wanted.filter((term) => terms.has(term)).length;
      if (shared > most) {
        most = shared;
        best = {line, caveat, prose};
      }
    }
  }
  return best;
}

/** Caveats that a page shows from the facts, and says once more in its own words. */
export function repeatedCaveats(
  caveats: readonly string[],
  blocks: readonly Block[],
  locale: CompleteLocale,
): readonly RepeatedCaveat[] {
  return caveats.flatMap((caveat) => repetitionOf(caveat, blocks, locale) ?? []);
}
