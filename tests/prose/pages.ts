import {readFileSync} from 'node:fs';
import type {CompleteLocale} from '../../src/lib/shared/localized';
import {readPage} from '../helpers/pages';
import {blocksOf, countWords} from './blocks';
import type {Block} from './blocks';
import {repeatedCaveats} from './repeatedCaveats';
import type {RepeatedCaveat} from './repeatedCaveats';

interface DriverTexts {
  readonly name: string;
  readonly caveats: readonly {readonly text: string}[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const drivers = read('src/data/facts/drivers.json') as readonly DriverTexts[];
const chinese = read('src/data/zh/drivers.json') as Readonly<Record<string, string>>;

/** Pages of drivers: slug and registered names. */
export const driverPages = (
  read('src/data/facts/driver-pages.json') as readonly {
    readonly slug: string;
    readonly drivers: readonly string[];
  }[]
).filter(({drivers: names}) => names.length > 0);

/** Caveats that a page shows, in its language. */
function caveatsOf(names: readonly string[], locale: CompleteLocale): readonly string[] {
  const texts = new Set(
    drivers
      .filter(({name}) => names.includes(name))
      .flatMap(({caveats}) => caveats.map(({text}) => text)),
  );
  return [...texts].map((text) => (locale === 'zh' ? (chinese[text] ?? text) : text));
}

/** A sentence this short doesn't carry a paragraph: words in English, signs in Chinese. */
const SHORT: Readonly<Record<CompleteLocale, number>> = {en: 9, zh: 14};

/** So many short sentences in a row are a list that isn't one. */
const MOST_SHORT = 3;

/** Buttons of AList: 点击, not 选择. */
const BUTTONS = /选择\s?\*\*(?:添加|保存|刷新|删除|启用|禁用|登录|上传|确定|构建|停止)\*\*/g;

/** How a page reads, in numbers. */
export interface PageMeasures {
  readonly words: number;
  /** Words of a sentence on average, in Chinese as the language parts them. */
  readonly perSentence: number;
  /** Lines of paragraphs with more than three short sentences in a row. */
  readonly staccato: readonly number[];
  /** Words before the section that adds the storage. */
  readonly beforeAdd: number | undefined;
  /** Share of Chinese sentences with 「……时，」. */
  readonly when: number;
  /** Buttons that are chosen instead of clicked, and 「如需撤销」. */
  readonly wording: number;
  /** Times the release is named. */
  readonly releases: number;
  readonly repeated: readonly RepeatedCaveat[];
}

/** Most short sentences in a row. */
function longestRun(sentences: readonly string[], locale: CompleteLocale): number {
  let [run, longest] = [0, 0];
  for (const sentence of sentences) {
    run = countWords(sentence) < SHORT[locale] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Share of Chinese sentences with 「……时，」, which tires readers when it opens one sentence after the other. */
export function shareOfWhen(sentences: readonly string[]): number {
  return (
    sentences.filter((sentence) => sentence.includes('时，')).length / Math.max(sentences.length, 1)
  );
}

/** Lines of paragraphs with more than three short sentences in a row. */
export function staccatoLines(blocks: readonly Block[], locale: CompleteLocale): readonly number[] {
  return blocks
    .filter((block) => block.isParagraph && longestRun(block.sentences, locale) > MOST_SHORT)
    .map(({line}) => line);
}

/** Words of a sentence on average, in Chinese as the language parts them. */
export function wordsPerSentence(sentences: readonly string[], locale: CompleteLocale): number {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const words = sentences.flatMap((sentence) =>
    [...segmenter.segment(sentence)].filter(({isWordLike}) => isWordLike === true),
  );
  return words.length / Math.max(sentences.length, 1);
}

/** Measures the page of a driver. */
export function measurePage(slug: string, locale: CompleteLocale): PageMeasures {
  const {body, file} = readPage(locale, `guide/drivers/${slug}.mdx`);
  const head = readFileSync(file, 'utf8').split('\n').length - body.split('\n').length;
  const blocks = blocksOf(body, locale).map((block) => ({...block, line: block.line + head}));
  const sentences = blocks.flatMap((block) => block.sentences);
  const add = blocks.findIndex(({section}) => section === 'add');
  const names = driverPages.find((page) => page.slug === slug)?.drivers ?? [];
  const words = (some: readonly string[]): number =>
    some.reduce((sum, each) => sum + countWords(each), 0);
  return {
    words: words(sentences),
    perSentence: wordsPerSentence(sentences, locale),
    staccato: staccatoLines(blocks, locale),
    beforeAdd:
      add === -1 ? undefined : words(blocks.slice(0, add).flatMap((block) => block.sentences)),
    when: shareOfWhen(sentences),
    wording: (body.match(BUTTONS) ?? []).length + (body.match(/如需撤销/g) ?? []).length,
    releases: (body.match(/\bv3\.63\.0\b/g) ?? []).length,
    repeated: repeatedCaveats(caveatsOf(names, locale), blocks, locale),
  };
}
