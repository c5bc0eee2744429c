import type {CompleteLocale} from '../../src/lib/shared/localized';

/** A paragraph, an item of a list, or a box of a page, in plain words. */
export interface Block {
  /** Line in the file's body where it begins, from 1. */
  readonly line: number;
  readonly sentences: readonly string[];
  /** Id of the section (H2) that it is in; empty in the introduction. */
  readonly section: string;
  /** Not an item of a list. */
  readonly isParagraph: boolean;
}

/** What readers see of a line: names of fields as their keys, the words of links, nothing of comments and tags. */
function plain(text: string): string {
  return text
    .replace(/<(?:Field|Driver) [^>]*?name="([^"]+)"[^>]*>/g, '$1')
    .replace(/<(?:Setting|Config) k="([^"]+)"[^>]*>/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*[`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ends: Readonly<Record<CompleteLocale, RegExp>> = {
  en: /(?<=[.!?])\s+(?=[^a-z])/,
  zh: /(?<=[。！？])/,
};

/** Splits the prose of a page; headings, tables, and code are none. */
export function blocksOf(body: string, locale: CompleteLocale): readonly Block[] {
  const blanked = body.replace(
    /^( *)(`{3,})[\s\S]*?^\1\2|\{\/\*[\s\S]*?\*\/\}|^<[A-Z]\w+\n[\s\S]*?^\/>/gm,
    (all) => all.replace(/[^\n]/g, ''),
  );
  // The ids of headings are comments, which are gone there.
  const original = body.split('\n');
  const blocks: Block[] = [];
  let section = '';
  let open: {line: number; text: string; isParagraph: boolean} | undefined;
  const close = (): void => {
    const text = open === undefined ? '' : plain(open.text);
    if (open && text !== '') {
      const sentences = text
        .split(ends[locale])
        .map((each) => each.trim())
        .filter(Boolean);
      blocks.push({line: open.line, sentences, section, isParagraph: open.isParagraph});
    }
    open = undefined;
  };
  for (const [index, line] of blanked.split('\n').entries()) {
    const heading = /^#{2,4} /.test(line)
      ? /#([\w-]+) \*\//.exec(original[index] ?? '')?.[1]
      : undefined;
    if (line.startsWith('## ')) {
      close();
      section = heading ?? '';
    }
    const item = /^ *(?:[-*]|\d+\.) +/.exec(line);
    const isProse = !/^\s*$|^#|^\s*\||^\s*:::\s*$|^import |^---/.test(line);
    if (item || !isProse || /^\s*:::/.test(line)) close();
    if (!isProse) continue;
    const text = line
      .replace(/^\s*:::\w+\[?/, '')
      .replace(/\]\s*$/, (all) => (line.trimStart().startsWith(':::') ? '' : all));
    if (open) open.text += ` ${text}`;
    else
      open = {line: index + 1, text: text.slice(item?.[0].length ?? 0), isParagraph: item === null};
    if (/^\s*:::/.test(line)) close();
  }
  close();
  return blocks;
}

/** Words of an English text, or signs of a Chinese one, as a reader counts them. */
export function countWords(text: string): number {
  return (
    (text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d_'’./-]*/gu)?.length ?? 0) +
    (text.match(/\p{Script=Han}/gu)?.length ?? 0)
  );
}
