import {NAME_MARK} from './indexFiles';
import {
  americanSpelling,
  chunksOf,
  hanPairs,
  normalizeName,
  normalizeText,
  stem,
  type Chunk,
} from './words';

/** What readers say, and what the pages say instead. */
export interface Saying {
  readonly said: readonly string[];
  readonly written: readonly string[];
}

/** Words that say the same thing, in one or both languages, and sayings of readers. */
export type SynonymGroups = readonly (readonly string[] | Saying)[];

/** One way to say a unit of the query: all its words must be there. */
interface Alternative {
  readonly words: readonly string[];
  /** How good a match this is, compared with what was typed. */
  readonly weight: number;
  /** Whether the reader said it in other words. */
  readonly isSaid?: boolean;
}

/** What must be found together: one of the alternatives of each unit. */
export type Unit = readonly Alternative[];

/** A query, cut up: every way to read it is a list of units. */
export interface ParsedQuery {
  readonly readings: readonly (readonly Unit[])[];
  /** What was typed, without words that say nothing, then its synonyms: names equal to one come first. */
  readonly phrases: readonly string[];
  /** The names and runs it consists of. */
  readonly parts: readonly string[];
  /** Whether it says that it is about the API. */
  readonly asksForApi: boolean;
}

/** Weight of a synonym, compared with the word typed. */
const SYNONYM_WEIGHT = 0.5;

/** Weight of a word without its ending, or in another spelling. */
const STEM_WEIGHT = 0.9;

/** Weight of what the pages say, compared with what the reader said instead, which few pages say. */
const WRITTEN_WEIGHT = 1.1;

/** Queries of up to so many words are also read with neighbors put together (`one drive`). */
const JOINABLE_UNITS = 5;

/** English words that say nothing about what is looked for, and the name of what all pages are about. */
const STOP_WORDS = new Set(
  `a about after again alist all already am an and any anything are as at be because been behind but by can change could did do does
  even ever everything for from get gets getting got had has have he her here him his how i if in instead into is it its
  itself just keep keeps let like make makes me my myself of on or our please really run set shall she should so some
  something still than that the their them themselves then there these they this those though to us use using very want was
  through via we were what when where which while who whole why will with would you your
  actually anymore constantly correctly everytime normally properly recently seem seems simply somehow suddenly tried try trying
  ways`.split(/\s+/),
);

/** Words that name the part of the site they look in, not what they look for there. An API key belongs to a provider. */
const API_WORDS = /(?<![\w/.-])(?:apis?|endpoints?)(?![\w/.-]| keys?\b)|接口/gi;

/** Whether an English word says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Chinese words that say nothing about what is looked for; longer ones first. */
const STOP_PHRASES =
  /是什么意思|什么意思|可不可以|怎么办|为什么|怎么样|是什么|有哪些|在哪里|在哪儿|在哪|能不能|是不是|有没有|的时候|需要哪些|某一个|哪些|某个|某些|别的|好多|到底|究竟|为何|为啥|怎么弄|怎么搞|咋|啥|一下|但是|却是|应该|需要|想要|自己|之后|以后|如何|怎么|怎样|什么|哪里|哪个|请问|获取|可以|能否|使用|修改|更改|总是|老是|明明|突然|已经|直接|刚刚|让|的|了|吗|呢|是|在|把|被|和|与|我|刚|却|就/g;

/** Chinese characters that say nothing between longer words; beside another one, they're part of a word (`速查`). */
const WEAK_CHARACTERS = new Set('查想要到里看用会这那哪谁还也都很太又再才啊呀吧么嘛其个些种');

/** A synonym, ready for comparison. */
interface Phrase {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  /** Other ways to say it. */
  readonly others: readonly string[];
  /** Whether it's what readers say, and the others what the pages say. */
  readonly isSaying: boolean;
}

/**
 * Prepares the reading of queries.
 *
 * @param groups words that say the same (see `src/data/searchSynonyms.ts`)
 */
export function createQueryParser(groups: SynonymGroups): (query: string) => ParsedQuery {
  const phrases = groups
    .flatMap((group): readonly Phrase[] =>
      'said' in group
        ? group.said.map((text) => phraseOf(text, group.written, true))
        : group.map((text) => phraseOf(text, group, false)),
    )
    // The longest synonym wins: "reverse proxy" before "proxy".
    .sort((a, b) => b.text.length - a.text.length);
  const latin = phrases.filter(({chunks}) => chunks.every(({script}) => script === 'latin'));
  const han = phrases.filter(({chunks}) => chunks.length === 1 && chunks[0]?.script === 'han');

  return (asked) => {
    const withoutApi = asked.replaceAll(API_WORDS, ' ').trim();
    const query = withoutApi === '' ? asked : withoutApi;
    const whole = chunksOf(query);
    const cut = whole.flatMap(cutAtStopPhrases);
    const all = cut.length === 0 ? whole : cut;
    const chunks = withoutStopWords(all);
    const units: Unit[] = [];
    const synonyms: string[] = [];
    for (let at = 0; at < all.length;) {
      const chunk = all[at];
      if (chunk === undefined) break;
      const rest = all.slice(at);
      const phrase = latin.find(({chunks: wanted}) => lengthIn(rest, wanted) > 0);
      if (phrase) {
        units.push(unitOfPhrase(phrase));
        if (!phrase.isSaying) synonyms.push(...phrase.others);
        at += lengthIn(rest, phrase.chunks);
        continue;
      }
      if (!chunks.includes(chunk)) {
        at += 1;
        continue;
      }
      if (chunk.script === 'han') {
        const only = han.find(({text}) => text === chunk.text);
        if (!only?.isSaying) synonyms.push(...(only?.others ?? []));
        units.push(...unitsOfHan(chunk.text, han));
      } else units.push(unitOfName(chunk));
      at += 1;
    }
    const parts = chunks.map((chunk) => (chunk.script === 'han' ? chunk.text : chunk.whole));
    // With nothing else, characters that say little are what is looked for.
    if (units.length === 0)
      units.push(...parts.map((part): Unit => [{words: hanPairs(part), weight: 1}]));
    return {
      readings: [units, ...joinedReadings(chunks, units)],
      phrases: [parts.join(''), ...(units.length === 1 ? synonyms : [])],
      parts,
      asksForApi: query !== asked.trim(),
    };
  };
}

function phraseOf(typed: string, others: readonly string[], isSaying: boolean): Phrase {
  const all = chunksOf(typed);
  const telling = withoutStopWords(all);
  return {
    text: normalizeText(typed),
    // With one word left, `log in` would be the log, and `sign in` a signature.
    chunks: telling.length === 1 ? all : telling,
    others: others.filter((other) => other !== typed),
    isSaying,
  };
}

/**
 * The term under which pages are found by a whole name. It comes right after the first word of it, so it's in the piece of terms
 * that a query with that name loads anyway.
 *
 * @param text the name as it's written, for its first word
 * @param name what was typed for it, which may lack words that say nothing
 */
export function nameTerm(text: string, name = text): string {
  const [first] = withoutStopWords(chunksOf(text).flatMap(cutAtStopPhrases));
  const word = first?.script === 'han' ? hanPairs(first.text)[0] : first?.parts[0];
  const whole = normalizeName(name);
  return `${word ?? ''}${NAME_MARK}${whole.startsWith(word ?? '') ? whole.slice(word?.length) : whole}`;
}

/** What is left of a run of Chinese without words that say nothing. */
function cutAtStopPhrases(chunk: Chunk): readonly Chunk[] {
  if (chunk.script === 'latin') return [chunk];
  const texts = chunk.text.split(STOP_PHRASES).filter((text) => text !== '');
  return texts.map((text) => ({script: 'han', text}));
}

function withoutStopWords(chunks: readonly Chunk[]): readonly Chunk[] {
  const kept = chunks.filter((chunk) => !isStop(chunk));
  return kept.length === 0 ? chunks : kept;
}

function isStop(chunk: Chunk | undefined): boolean {
  return chunk?.script === 'latin' && STOP_WORDS.has(chunk.whole);
}

/** How many chunks of a query a phrase at its beginning takes, words between that say nothing included (`log me in`); 0 if it isn't there. */
function lengthIn(chunks: readonly Chunk[], wanted: readonly Chunk[]): number {
  let at = 0;
  for (const want of wanted) {
    while (at > 0 && isStop(chunks[at]) && !isSame(chunks[at], want)) at += 1;
    if (!isSame(chunks[at], want)) return 0;
    at += 1;
  }
  return at;
}

function isSame(have: Chunk | undefined, want: Chunk): boolean {
  return (
    have?.script === 'latin' &&
    want.script === 'latin' &&
    (have.whole === want.whole || rootOf(have.whole) === rootOf(want.whole))
  );
}

/** The stem without the `e` that endings replace: `update`, `updated` and `updating` are one word. */
function rootOf(word: string): string {
  return stem(word).replace(/e$/, '');
}

function unitOfName(chunk: Chunk & {readonly script: 'latin'}): Unit {
  const {whole, parts} = chunk;
  if (parts.length === 1) return wordAlternatives(whole);
  return [
    {words: [whole], weight: 3},
    {words: parts, weight: 1},
  ];
}

/** What a word can be without its ending: `updating` is from `update`, `mounting` from `mount`. */
function stemsOf(word: string): readonly string[] {
  const base = stem(word);
  return /(?:ing|ed)$/.test(word) && base !== word ? [base, `${base}e`] : [base];
}

function wordAlternatives(word: string): Unit {
  const american = americanSpelling(word);
  return [
    {words: [word], weight: 1},
    ...[...new Set([word, american].flatMap((spelled) => [spelled, ...stemsOf(spelled)]))]
      .filter((other) => other !== word)
      .map((other) => ({words: [other], weight: STEM_WEIGHT})),
  ];
}

/** Cuts a run of Chinese: known synonyms first, the rest into words by the browser's own dictionary. */
function unitsOfHan(run: string, phrases: readonly Phrase[]): readonly Unit[] {
  const phrase = phrases.find(({text}) => run.includes(text));
  if (phrase) {
    const at = run.indexOf(phrase.text);
    const [before, after] = [run.slice(0, at), run.slice(at + phrase.text.length)];
    return [
      ...(before === '' ? [] : unitsOfHan(before, phrases)),
      unitOfPhrase(phrase),
      ...(after === '' ? [] : unitsOfHan(after, phrases)),
    ];
  }
  return hanSegments(run, WEAK_CHARACTERS).map((word) => [{words: hanPairs(word), weight: 1}]);
}

// Firefox before 125 has no dictionary; the pairs of the whole run do as well.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

/**
 * Words of a run of Chinese. Characters that the browser's dictionary leaves alone would begin too many words: neighbors are one
 * word (`公网`), and a single one belongs to the word before it (`服务器`) or after it.
 *
 * @param weak characters that are skipped between longer words
 */
function hanSegments(run: string, weak: ReadonlySet<string> = new Set()): readonly string[] {
  if (segmenter === undefined) return [run];
  const segments = [...segmenter.segment(run)].map(({segment}) => segment);
  const groups: string[][] = [[]];
  for (const [index, segment] of segments.entries()) {
    const isOfRun = isAlone(segments[index - 1]) || isAlone(segments[index + 1]);
    if (weak.has(segment) && !isOfRun) groups.push([]);
    else groups.at(-1)?.push(segment);
  }
  return groups.flatMap((group) => group.reduce(joinedRuns, []).reduce(joinedToNeighbor, []));
}

const isAlone = (text: string | undefined): boolean => text?.length === 1;

function joinedRuns(
  joined: readonly string[],
  segment: string,
  index: number,
  segments: readonly string[],
): readonly string[] {
  const isOfRun = isAlone(segment) && isAlone(segments[index - 1]);
  return isOfRun ? [...joined.slice(0, -1), (joined.at(-1) ?? '') + segment] : [...joined, segment];
}

function joinedToNeighbor(joined: readonly string[], word: string): readonly string[] {
  const last = joined.at(-1);
  return last !== undefined && (isAlone(word) || isAlone(last))
    ? [...joined.slice(0, -1), last + word]
    : [...joined, word];
}

function unitOfPhrase({text, others, isSaying}: Phrase): Unit {
  const othersWeight = isSaying ? WRITTEN_WEIGHT : SYNONYM_WEIGHT;
  return [
    ...alternativesOf(text),
    ...others.flatMap((other) =>
      alternativesOf(other).map((alternative) => ({
        ...alternative,
        weight: othersWeight * alternative.weight,
        isSaid: isSaying,
      })),
    ),
  ];
}

/** A phrase as alternatives: its words, and a Latin one also put together. */
function alternativesOf(phrase: string): Unit {
  const chunks = chunksOf(phrase);
  const words = chunks.flatMap((chunk) =>
    chunk.script === 'han' ? hanSegments(chunk.text).flatMap(hanPairs) : chunk.parts,
  );
  const only = chunks.length === 1 ? chunks[0] : undefined;
  if (only?.script === 'latin') return unitOfName(only);
  return [{words, weight: 1}];
}

/** `one drive` may mean `onedrive`: readings in which Latin neighbors, or all of them, are one name. */
function joinedReadings(chunks: readonly Chunk[], units: readonly Unit[]): readonly Unit[][] {
  const names = chunks.flatMap((chunk) => (chunk.script === 'latin' ? [chunk.whole] : []));
  // Only where each name is its own unit; synonyms and Chinese are read already.
  if (names.length !== units.length || names.length < 2 || names.length > JOINABLE_UNITS) return [];
  const pairs = names.slice(1).map((name, index) => {
    const joined: Unit = [{words: [(names[index] ?? '') + name], weight: 1.5}];
    return [...units.slice(0, index), joined, ...units.slice(index + 2)];
  });
  const all: Unit = [{words: [names.join('')], weight: 2}];
  return names.length === 2 ? pairs : [...pairs, [all]];
}
