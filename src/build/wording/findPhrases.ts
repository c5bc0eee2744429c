import path from 'node:path';
import ts from 'typescript';
import phrases from './phrases.json';

/** A phrase that the style sheets replace, and where it is. */
export interface Finding {
  /** `file:line`, for a link in the terminal. */
  readonly place: string;
  readonly found: string;
  readonly why: string;
  readonly instead: string;
}

type Language = 'en' | 'zh';

const HAN = /\p{Script=Han}/u;

const compile = (language: Language) =>
  phrases[language].map((rule) => ({...rule, regex: new RegExp(rule.pattern, 'gmu')}));

const rules = {en: compile('en'), zh: compile('zh')};

/** All phrases of a language at once: one search for them takes a third of the time of a search for each. */
const together = (language: Language) =>
  new RegExp(phrases[language].map(({pattern}) => `(?:${pattern})`).join('|'), 'mu');

const anyPhrase = {en: together('en'), zh: together('zh')};

/**
 * Finds phrases that are nearly always wrong (`phrases.json`) in the texts of one file that people read.
 *
 * @param file path, for its extension, its language (a folder named `zh` is Chinese), and the messages
 * @param source content of the file: `.md`, `.mdx`, `.json`, `.ts`, `.tsx`, or `.mjs`
 */
export function findPhrases(file: string, source: string): readonly Finding[] {
  return findIn(textsOf(file, source), file, source);
}

/**
 * Finds the same phrases in the comments of code.
 *
 * @param file path, for its extension and the messages
 * @param source content of the file: `.ts`, `.tsx`, `.mts`, `.mjs`, or `.css`
 */
export function findPhrasesInComments(file: string, source: string): readonly Finding[] {
  const comments = commentsOf(file, source);
  // A sentence may break its line anywhere.
  const words = [...comments.matchAll(/\S+/g)].filter(([word]) => !/^(?:\*|\/\/)$/.test(word));
  let text = '';
  const places: number[] = [];
  for (const {0: word, index} of words) {
    for (let at = 0; at <= word.length; at += 1) places.push(index + at);
    text += `${word} `;
  }
  return findIn([{text, language: 'en', places}], file, source);
}

function findIn(texts: readonly Text[], file: string, source: string): readonly Finding[] {
  const found = texts.filter(({text, language}) => anyPhrase[language].test(text));
  return found.flatMap(({text, language, places}) =>
    rules[language].flatMap(({regex, why, instead}) =>
      [...text.matchAll(regex)].map((match) => ({
        place: `${file}:${source.slice(0, places?.[match.index] ?? match.index).split('\n').length}`,
        found: match[0],
        why,
        instead,
      })),
    ),
  );
}

interface Text {
  /** The whole file with everything else blanked, so that lines stay, or only the words of it. */
  readonly text: string;
  readonly language: Language;
  /** Where each character is in the file, if not in the same place. */
  readonly places?: readonly number[];
}

function textsOf(file: string, source: string): readonly Text[] {
  const language: Language = file.split(path.sep).includes('zh') ? 'zh' : 'en';
  switch (path.extname(file)) {
    case '.json':
      return [{text: proseOfData(source), language}];
    case '.md':
    case '.mdx':
      return [{text: proseOfPage(source), language}];
    default: {
      const strings = stringsOf(file, source);
      // Some tables hold both languages.
      return (['en', 'zh'] as const).map((each) => ({
        text: only(
          source,
          strings.filter(({text}) => HAN.test(text) === (each === 'zh')),
        ),
        language: each,
      }));
    }
  }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Pages: no code, comments, addresses, properties, or keys of the front matter. */
function proseOfPage(source: string): string {
  return source
    .replace(/^---[\s\S]*?\n---\n/, (head) =>
      head
        .split('\n')
        .map((line) => (/^(title|description|sidebar_label):/.test(line) ? line : blank(line)))
        .join('\n'),
    )
    .replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\b[\w-]+=("[^"]*"|\{[^}]*\})/g, blank);
}

/** Data: values with a space or Chinese in them; no keys, no list of names, no message quoted from the program. */
function proseOfData(source: string): string {
  return source
    .replace(/(?<="message": )"(?:[^"\\]|\\.)*"/g, blank)
    .replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (text, colon: string | undefined) =>
      colon || !(text.includes(' ') || HAN.test(text)) || /^"[a-z_]+(, ?[a-z_]+)*"$/.test(text)
        ? blank(text)
        : text,
    );
}

interface Part {
  readonly start: number;
  readonly text: string;
}

/** Strings, templates, and JSX text of code: what can reach a reader. Names and addresses have no spaces. */
function stringsOf(file: string, source: string): readonly Part[] {
  const parts: Part[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && (/[a-z] [a-zA-Z]/.test(node.text) || HAN.test(node.text))) {
      parts.push({start: node.getStart(), text: node.getText().replace(/`[^`\n]+`/g, blank)});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true));
  return parts;
}

/** Comments of code, without code in them. */
function commentsOf(file: string, source: string): string {
  const found = file.endsWith('.css') ? blockComments(source) : commentsInTree(file, source);
  return only(source, found).replace(/`[^`\n]*`/g, blank);
}

function blockComments(source: string): readonly Part[] {
  return [...source.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({
    start: match.index,
    text: match[0],
  }));
}

function commentsInTree(file: string, source: string): readonly Part[] {
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ];
    for (const {pos, end} of ranges) ends.set(pos, end);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true));
  return [...ends]
    .sort(([a], [b]) => a - b)
    .map(([start, end]) => ({start, text: source.slice(start, end)}));
}

/** The source with all but the given parts blanked. */
function only(source: string, parts: readonly Part[]): string {
  let text = '';
  for (const {start, text: part} of parts) {
    text += blank(source.slice(text.length, start)) + part;
  }
  return text;
}
