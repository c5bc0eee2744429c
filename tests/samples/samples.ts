import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {pageFolders} from '@site/tests/helpers/pages';

type Locale = keyof typeof pageFolders;

/** A piece of code as readers see it on a page: written there, or shown by a component. */
export interface Sample {
  /** Place for messages: file, line of the page, and title. */
  readonly where: string;
  readonly language: string;
  readonly title: string;
  readonly code: string;
}

/**
 * A block of code, or a component that shows samples. A parser of the whole language would find them too,
 * but needs half a minute for all pages on a busy machine.
 */
const BLOCK =
  /^(?<indent> *)(?<fence>`{3,})(?<language>[\w-]*) *(?<meta>.*)\n(?<code>[\s\S]*?)^ *\k<fence>`* *$|^ *<(?:StorageSample|ApiRoute|Cmd)\b[\s\S]*?\/>$/gm;

const titleIn = (meta = ''): string => /title="([^"]*)"/.exec(meta)?.[1] ?? '';

const parser = unified().use(remarkParse).use(remarkMdx);
const factsOf = {
  en: remarkFacts({siteDir: '.', locale: 'en'}),
  zh: remarkFacts({siteDir: '.', locale: 'zh'}),
};

/** Samples of one page, in order. */
export function samplesOf(locale: Locale, name: string): readonly Sample[] {
  const file = path.join(pageFolders[locale], name);
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(BLOCK)].flatMap(({0: all, groups = {}, index}) => {
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    const sample = (language: string, title: string, code: string): Sample => ({
      where: `${place} ${title}`.trimEnd(),
      language,
      title,
      code,
    });
    const {code, indent = '', language = '', meta} = groups;
    if (code !== undefined) {
      const withoutIndent = code.replaceAll(new RegExp(`^ {0,${indent.length}}`, 'gm'), '');
      return [sample(language, titleIn(meta), withoutIndent)];
    }
    const tree: Root = parser.parse(all.trim());
    factsOf[locale](tree, {path: file, data: {frontMatter: matter(source).data}});
    const shown: Sample[] = [];
    visit(tree, 'code', ({lang, meta: shownMeta, value}) => {
      shown.push(sample(lang ?? '', titleIn(shownMeta ?? ''), value));
    });
    return shown;
  });
}

/**
 * The one sample of a page whose title and code contain these texts.
 *
 * @throws Error when the page has none or several
 */
export function sampleOf(name: string, title: string, text = ''): Sample {
  const found = samplesOf('en', name).filter(
    (sample) => sample.title.includes(title) && sample.code.includes(text),
  );
  const [sample] = found;
  if (!sample || found.length > 1) {
    throw new Error(`${name}: ${found.length} samples "${title}" with "${text}", not one.`);
  }
  return sample;
}

/** Code with each value in angle brackets replaced by a word that every language reads as a value. */
export function withoutPlaceholders(code: string, value = 'placeholder'): string {
  return code.replaceAll(/<[\p{L}][\p{L}\p{N} _-]*>/gu, value);
}
