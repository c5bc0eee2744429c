import type {Hit} from './hits';
import {ANSWER_SCORE, KEYWORD_SCORE} from '../../shared/search/indexFiles';
import type {ParsedQuery} from '../../shared/search/query';
import type {EntryKind, SearchArea} from '../../shared/search/records';
import {normalizeText, normalizeName} from '../../shared/search/words';
import {saysSymptom} from '../../shared/search/symptoms';

/** A page as a whole is usually what a query for one thing means. */
const PAGE_BOOST = 1.25;

/** A page one of whose names or keywords, of several words, is what was typed. */
const NAMED_PAGE_BOOST = 2.2;

/** A page that isn't called so has a part that says more about it. */
const KEYWORD_PAGE_WEIGHT = 0.4;

/** The same if what was typed is one of its keywords: a guide has it because it's about that, unlike a driver's page. */
const KEYWORD_GUIDE_WEIGHT = 1;

/** The more things a query names, the more likely a part of a page is meant rather than the page. */
const TWO_THINGS_PAGE_WEIGHT = 0.5;
const QUESTION_PAGE_WEIGHT = 0.5;

/** A title that is so much of what was typed is what is meant. */
const TITLE_SHARE = 0.85;

/** Bonus of a page that has what was typed among its keywords. */
const KEYWORD_BONUS = 1.2;

/** So many characters of a title are typed because they were copied from a message. */
const MESSAGE_LENGTH = 16;
const MESSAGE_BONUS = 2.5;

/** Bonus of a section called by a synonym, compared with what was typed. */
const SYNONYM_BONUS = 0.8;

/** Bonus of a part of a page that is called one of the things asked for ("Update" for "docker update"). */
const PART_BONUS = 1.3;

/** How much a plain word, such as `password`, says less about a row, the more rows are called so. */
const ALIKE_POWER = 0.2;

/** A part of a driver's page for one word that isn't the driver's name: the same is on the pages of many drivers. */
const ANY_DRIVER_WEIGHT = 0.6;

/** Guides explain what settings, messages, and drivers only mention. */
const GUIDE_BOOST = 1.1;

/** The glossary for who asks what something is: it says so in one line, and other pages name the thing in their titles. */
const MEANING_BOOST = 10;

/** News of this site, and how it's written, name what all other pages are about. */
const THIS_SITE_WEIGHT = 0.3;

/** Words of who asks that. */
const MEANING = /^what (?:is|are|does)\b|\bmean(?:s|ing)?\b|是什么$|什么意思/i;

/** Bonus of a name that was typed exactly, joints included. */
const LITERAL_BONUS = 2;

/** How much higher a section ranks when the whole query is in its title. */
const TITLE_WEIGHT = 0.7;

/** How much higher a section ranks when its title says nothing but what was asked for. */
const WHOLE_TITLE_WEIGHT = 0.3;

/** How much more each further word of the query counts: several words for one thing are less than several things. */
const WORDS_POWER = 0.75;

/** A title that says what goes wrong, for who says it too, and for who asks how to do something. */
const SYMPTOM_BOOST = 1.8;
const OTHER_SYMPTOM_WEIGHT = 0.75;

/** A page of messages, such as "Storage errors", for who doesn't say that something goes wrong. */
const ERROR_PAGE_WEIGHT = 0.5;

/** How much higher a part of a driver's page ranks when its title and the driver's name are the whole query. */
const OWN_DRIVER_WEIGHT = 1;

/** A page of a driver whose name isn't in the query, which then is about AList or about another driver. */
const OTHER_DRIVER_WEIGHT = 0.75;

/** A section of the API for who asks for it, and for who asks for something else. */
const API_BOOST = 16;
const CODE_BOOST = 1.25;
const API_WEIGHT = 0.45;

/** The same for who asks in Chinese, which no name of the API is. */
const API_WEIGHT_IN_CHINESE = 0.35;

/** Words of who writes a program, for whom a section of the API is as good as any other. */
const PROGRAM_WORDS =
  /\b(?:call|curl|json|python|javascript|scripts?|program\w*|requests?|responses?|headers?|payload|body|http|bearer|rest|routes?|get|post|put)\b|脚本|请求|响应|编程|程序|调用|返回|路由/i;

/** Names that only programs use: `conflict_policy`, `/api/fs/list`, `labelIdList`. */
const CODE_NAME = /[_/]|\p{Ll}\p{Lu}/u;

/** What ranking reads of a section. */
export interface Named {
  readonly id: number;
  readonly area: SearchArea;
  readonly kind: EntryKind;
  /** Whether its title says what goes wrong. */
  readonly isSymptom: boolean;
  /** Title, then its other names. A part of a page that isn't called by any word of the query has none here. */
  readonly calledBy: readonly string[];
  /** The same names, as {@link normalizeName} writes them: created once, because every query compares them. */
  readonly normalizedNames: readonly string[];
  /** Words of the index in its title, and in its page's title and address. */
  readonly titleWords: ReadonlySet<string>;
  readonly pageWords: ReadonlySet<string>;
  /** How many rows of the site are called as this one. */
  readonly alikes: number;
  /** Whether it says what terms mean. */
  readonly isGlossary: boolean;
  /** Whether it's a page about this site, or a part of one. */
  readonly isOfThisSite: boolean;
}

/**
 * How high a section ranks for a query: by its words, more of them counting more, and higher when a name of
 * it is what was typed.
 *
 * @param found.rarities how rare each unit of the first reading is on the site
 * @param found.named sections that have the whole query as a keyword or an answer
 */
export function createRanking(
  query: string,
  {readings, phrases, parts, asksForApi}: ParsedQuery,
  {
    rarities,
    named,
  }: {readonly rarities: readonly number[]; readonly named: ReadonlyMap<number, number>},
): (section: Named, hit: Hit) => number {
  const [typed = '', ...synonyms] = phrases.map(normalizeName);
  const whole = normalizeName(query);
  const literal = normalizeText(query.trim());
  const hasJoints = /[_/.-]/.test(literal);
  const things = readings[0]?.length ?? 0;
  const isOneThing = things === 1;
  const apiWeight = asksForApi ? API_BOOST : apiWeightOf(query);
  const pageWeight = ({id, normalizedNames, area}: Named): number => {
    const isKeyword = named.get(id) === KEYWORD_SCORE;
    if (named.get(id) === ANSWER_SCORE) return PAGE_BOOST;
    // Who names a task wants its route, not the page with all of them.
    if (asksForApi && area === 'api' && !isOneThing) return QUESTION_PAGE_WEIGHT;
    // Names of several words, such as "Yandex Disk" or "China Mobile cloud", are one thing.
    if (!isOneThing && (isKeyword || isNamed(normalizedNames, [whole, typed])))
      return NAMED_PAGE_BOOST;
    // So is a title with little around it, as in "list of environment variables".
    if (!isOneThing && isMostOf(normalizedNames[0] ?? '', typed)) return PAGE_BOOST;
    if (things > 2) return QUESTION_PAGE_WEIGHT;
    if (things === 2) return TWO_THINGS_PAGE_WEIGHT;
    if (isCalled(normalizedNames, [whole, typed, ...synonyms])) return PAGE_BOOST;
    return isKeyword && area !== 'drivers' ? KEYWORD_GUIDE_WEIGHT : KEYWORD_PAGE_WEIGHT;
  };

  const units = readings[0] ?? [];
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  // How much of the query is in a title, rare words counting more.
  const shareIn = (title: ReadonlySet<string>): number =>
    units.reduce((sum, unit, index) => {
      const weights = unit.map(({words, weight}) =>
        words.every((word) => title.has(word)) ? Math.min(1, weight) : 0,
      );
      return sum + Math.max(...weights) * (rarities[index] ?? 0);
    }, 0) / total;

  const asked = new Set(units.flat().flatMap(({words}) => words));
  const askedShareOf = (title: ReadonlySet<string>): number =>
    [...title].filter((word) => asked.has(word)).length / Math.max(1, title.size);
  const isSymptom = saysSymptom(query);
  const symptomWeightOf = (kind: EntryKind): number => {
    if (kind === 'page') return isSymptom ? 1 : ERROR_PAGE_WEIGHT;
    return isSymptom ? SYMPTOM_BOOST : OTHER_SYMPTOM_WEIGHT;
  };

  const isMeaning = MEANING.test(query.trim());

  return (section, {score, words}) => {
    const {id, kind, area, calledBy, normalizedNames, titleWords, pageWords} = section;
    const bonuses = [
      named.get(id) === KEYWORD_SCORE ? KEYWORD_BONUS : 1,
      nameBonus(kind, normalizedNames, whole, literal.includes('/')),
      nameBonus(kind, normalizedNames, typed),
      ...synonyms.map((name) => nameBonus(kind, normalizedNames, name) * SYNONYM_BONUS),
    ];
    const partBonus = kind === 'page' || isOneThing ? 1 : bonusOfPart(normalizedNames, parts);
    // Whether a name with joints (`fs/list`, `web_proxy`) is exactly in one of the names.
    const isLiteral = hasJoints && calledBy.some((name) => normalizeText(name).includes(literal));
    const isAboutDriver = area === 'drivers' && !isOneThing;
    const isOtherDriver = isAboutDriver && shareIn(pageWords) === 0;
    const isOwnDriver = isAboutDriver && !isOtherDriver;
    const isOfAnyDriver = area === 'drivers' && isOneThing && shareIn(pageWords) === 0;
    return (
      score *
      Math.max(1, new Set(words).size) ** WORDS_POWER *
      Math.max(...bonuses) *
      partBonus *
      (1 + TITLE_WEIGHT * shareIn(titleWords)) *
      (1 + WHOLE_TITLE_WEIGHT * askedShareOf(titleWords)) *
      (section.isSymptom ? symptomWeightOf(kind) : 1) *
      (isOwnDriver
        ? 1 + OWN_DRIVER_WEIGHT * shareIn(new Set([...titleWords, ...pageWords])) ** 2
        : 1) *
      (isLiteral ? LITERAL_BONUS : 1) *
      (kind === 'page' ? pageWeight(section) : 1) *
      (kind === 'row' && isOneThing && !hasJoints ? section.alikes ** -ALIKE_POWER : 1) *
      (isOtherDriver ? OTHER_DRIVER_WEIGHT : 1) *
      (isOfAnyDriver ? ANY_DRIVER_WEIGHT : 1) *
      (isMeaning && section.isGlossary ? MEANING_BOOST : 1) *
      (section.isOfThisSite && !(kind === 'page' && Math.max(...bonuses) > 1)
        ? THIS_SITE_WEIGHT
        : 1) *
      (area === 'guide' ? GUIDE_BOOST : 1) *
      (area === 'api' ? apiWeight : 1)
    );
  };
}

/** How much a section of the API counts for a query that doesn't say that it is about the API. */
function apiWeightOf(query: string): number {
  if (CODE_NAME.test(query)) return CODE_BOOST;
  if (PROGRAM_WORDS.test(query)) return 1;
  return /\p{Script=Han}/u.test(query) ? API_WEIGHT_IN_CHINESE : API_WEIGHT;
}

/** Whether two names differ only by an `s`: a page is called Passkeys, and readers type `passkey`. */
function isSameName(title: string, typed: string): boolean {
  return title === typed || title === `${typed}s` || typed === `${title}s`;
}

function bonusOfPart([title = '']: readonly string[], parts: readonly string[]): number {
  return parts.includes(title) ? PART_BONUS : 1;
}

/** Whether what was typed is, as a whole, one of a page's names: title, end of its address, or keyword. */
function isNamed(names: readonly string[], typed: readonly string[]): boolean {
  return typed.some((name) => name !== '' && names.includes(name));
}

/** Whether a title is in what was typed and is most of it. */
function isMostOf(title: string, typed: string): boolean {
  return typed.includes(title) && title.length >= typed.length * TITLE_SHARE;
}

/** Whether a page's title or the last part of its path contains what was typed. */
function isCalled([title = '', slug = '']: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((name) => name !== '' && (title.includes(name) || slug.includes(name)));
}

/**
 * How much higher a section ranks for what it is called. A page is called by its title and the last part of
 * its address; its keywords say only what it is about. A row is wanted by its whole name.
 */
function nameBonus(
  kind: EntryKind,
  names: readonly string[],
  typed: string,
  isPathEnd = false,
): number {
  if (typed === '') return 1;
  const [title = '', ...others] = names;
  const [slug] = others;
  if (isSameName(title, typed)) return 3;
  if (kind === 'page' && slug === typed) return title.startsWith(typed) ? 3.5 : 2.5;
  if (others.includes(typed)) return 2.5;
  // A route or a page is also called by the end of its address: `index/update`.
  if (kind !== 'row' && isPathEnd && others.some((name) => name.endsWith(typed))) return 2.5;
  const called = kind === 'page' ? [title] : names;
  if (
    kind !== 'page' &&
    typed.length >= MESSAGE_LENGTH &&
    called.some((name) => name.includes(typed))
  )
    return MESSAGE_BONUS;
  if (called.some((name) => name.startsWith(typed))) return kind === 'row' ? 1.15 : 1.5;
  if (called.some((name) => name.includes(typed))) return kind === 'row' ? 1.05 : 1.25;
  return 1;
}
