import {chunksOf, hanPairs, normalizeText, stem, type Chunk} from './words';

/** Words that say the same thing, in one or both languages. */
export type SynonymGroups = readonly (readonly string[])[];

/** One way to say a unit of the query: all its words must be there. */
interface Alternative {
  readonly words: readonly string[];
  /** How good a match this is, compared with what was typed. */
  readonly weight: number;
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

/** Queries of up to so many words are also read with neighbors put together (`one drive`). */
const JOINABLE_UNITS = 5;

/** English words that say nothing about what is looked for, and the name of what all pages are about. */
const STOP_WORDS = new Set(
  `a after alist all am an and are at be because been behind but by can change could did do does for from get had has
  have how i if in into is it its itself let me my myself of on or our run set shall should so that the their them
  themselves then there these they this those to us use using want was we were what when where which while who why
  will with would you your`.split(/\s+/),
);

/** Words that name the part of the site they look in, not what they look for there. */
const API_WORDS = /(?<![\w/.-])(?:apis?|endpoints?)(?![\w/.-])|接口/gi;

/** Whether an English word says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Chinese words that say nothing about what is looked for; longer ones first. */
const STOP_PHRASES =
  /可不可以|怎么办|为什么|怎么样|是什么|有哪些|在哪里|能不能|是不是|有没有|的时候|但是|应该|需要|想要|自己|之后|以后|如何|怎么|怎样|什么|哪里|哪个|请问|获取|可以|能否|使用|修改|更改|让|的|了|吗|呢|是|在|把|被|和|与|我/g;

/** A synonym, ready for comparison. */
interface Phrase {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  readonly group: readonly string[];
}

/**
 * Prepares the reading of queries.
 *
 * @param groups words that say the same (see `src/data/searchSynonyms.ts`)
 */
export function createQueryParser(groups: SynonymGroups): (query: string) => ParsedQuery {
  const phrases = groups
    .flatMap((group) =>
      group.map((text): Phrase => ({
        text: normalizeText(text),
        chunks: withoutStopWords(chunksOf(text)),
        group,
      })),
    )
    // The longest synonym wins: "reverse proxy" before "proxy".
    .sort((a, b) => b.text.length - a.text.length);
  const latin = phrases.filter(({chunks}) => chunks.every(({script}) => script === 'latin'));
  const han = phrases.filter(({chunks}) => chunks.length === 1 && chunks[0]?.script === 'han');

  return (asked) => {
    const withoutApi = asked.replaceAll(API_WORDS, ' ').trim();
    const query = withoutApi === '' ? asked : withoutApi;
    const chunks = withoutStopWords(chunksOf(query));
    const units: Unit[] = [];
    const synonyms: string[] = [];
    for (let at = 0; at < chunks.length;) {
      const chunk = chunks[at];
      if (chunk === undefined) break;
      const phrase = latin.find(({chunks: wanted}) => startsWith(chunks.slice(at), wanted));
      if (phrase) {
        units.push(unitOfPhrase(phrase));
        synonyms.push(...phrase.group);
        at += phrase.chunks.length;
        continue;
      }
      if (chunk.script === 'han') {
        const only = han.find(({text}) => text === chunk.text);
        synonyms.push(...(only?.group ?? []));
        units.push(...unitsOfHan(chunk.text, han));
      } else units.push(unitOfName(chunk));
      at += 1;
    }
    const parts = chunks.map((chunk) => (chunk.script === 'han' ? chunk.text : chunk.whole));
    return {
      readings: [units, ...joinedReadings(chunks, units)],
      phrases: [parts.join(''), ...(units.length === 1 ? synonyms : [])],
      parts,
      asksForApi: query !== asked.trim(),
    };
  };
}

function withoutStopWords(chunks: readonly Chunk[]): readonly Chunk[] {
  const kept = chunks.flatMap((chunk): readonly Chunk[] => {
    if (chunk.script === 'latin') return STOP_WORDS.has(chunk.whole) ? [] : [chunk];
    return chunk.text
      .split(STOP_PHRASES)
      .filter((text) => text !== '')
      .map((text) => ({script: 'han', text}));
  });
  return kept.length === 0 ? chunks : kept;
}

function startsWith(chunks: readonly Chunk[], wanted: readonly Chunk[]): boolean {
  return wanted.every((want, index) => {
    const have = chunks[index];
    return (
      have?.script === 'latin' &&
      want.script === 'latin' &&
      (have.whole === want.whole || stem(have.whole) === stem(want.whole))
    );
  });
}

function unitOfName(chunk: Chunk & {readonly script: 'latin'}): Unit {
  const {whole, parts} = chunk;
  if (parts.length === 1) return wordAlternatives(whole);
  return [
    {words: [whole], weight: 2},
    {words: parts, weight: 1},
  ];
}

function wordAlternatives(word: string): Unit {
  const base = stem(word);
  return base === word
    ? [{words: [word], weight: 1}]
    : [
        {words: [word], weight: 1},
        {words: [base], weight: 0.9},
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
  return hanSegments(run).map((word) => [{words: hanPairs(word), weight: 1}]);
}

// Firefox before 125 has no dictionary; the pairs of the whole run do as well.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

function hanSegments(run: string): readonly string[] {
  if (segmenter === undefined) return [run];
  const words = [...segmenter.segment(run)];
  // A character that the dictionary leaves alone would begin too many words: it joins its neighbor.
  return words.reduce<readonly string[]>((joined, {segment}) => {
    const last = joined.at(-1);
    const isAlone = segment.length === 1 || last?.length === 1;
    return last !== undefined && isAlone
      ? [...joined.slice(0, -1), last + segment]
      : [...joined, segment];
  }, []);
}

function unitOfPhrase({text, group}: Phrase): Unit {
  return group.flatMap((synonym) => {
    const isTyped = normalizeText(synonym) === text;
    const weight = isTyped ? 1 : SYNONYM_WEIGHT;
    return alternativesOf(synonym).map((alternative) => ({
      ...alternative,
      weight: weight * alternative.weight,
    }));
  });
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
