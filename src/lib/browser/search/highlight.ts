import {
  CHUNK,
  hanWords,
  isHan,
  normalizeText,
  normalizeName,
  stem,
} from '../../shared/search/words';

/** Length of the excerpt shown below a result. */
const EXCERPT_LENGTH = 140;

/** So many characters before the first word found are shown. */
const EXCERPT_LEAD = 32;

/** A part of a Latin name: `One` and `Drive`, `refresh` and `token`. */
const NAME_PART = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+|[\p{L}\p{N}]+/gu;

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Marks words of a text, as HTML.
 *
 * @param text plain text
 * @param words words of the index that fitted the query
 * @returns escaped HTML, the words in `<mark>`
 */
export function markWords(text: string, words: ReadonlySet<string>): string {
  return markRanges(text, rangesOf(text, words));
}

/**
 * The part of a text that shows most of what was found, as HTML with marks.
 *
 * @returns '' for an empty text
 */
export function excerpt(text: string, words: ReadonlySet<string>): string {
  const ranges = rangesOf(text, words);
  const within = ({from}: Range): number =>
    ranges.filter((range) => range.from >= from && range.to <= from + EXCERPT_LENGTH).length;
  const first = ranges.reduce<Range | undefined>(
    (best, range) => (best && within(best) >= within(range) ? best : range),
    undefined,
  );
  const start = wordStart(text, (first?.from ?? 0) - EXCERPT_LEAD);
  const end = Math.min(text.length, start + EXCERPT_LENGTH);
  const inside = ranges
    .filter(({from, to}) => from >= start && to <= end)
    .map(({from, to}) => ({from: from - start, to: to - start}));
  const html = markRanges(text.slice(start, end), inside);
  return `${start > 0 ? '…' : ''}${html.trim()}${end < text.length ? '…' : ''}`;
}

/** Escapes text for use in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function wordStart(text: string, wanted: number): number {
  if (wanted <= 0) return 0;
  const space = text.indexOf(' ', wanted);
  return space === -1 || space - wanted > EXCERPT_LEAD ? wanted : space + 1;
}

function markRanges(text: string, ranges: readonly Range[]): string {
  let html = '';
  let at = 0;
  for (const {from, to} of ranges) {
    html += `${escapeHtml(text.slice(at, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`;
    at = to;
  }
  return html + escapeHtml(text.slice(at));
}

/** Where the words are, in order, touching ranges as one. */
function rangesOf(text: string, words: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  for (const {0: chunk, index} of text.matchAll(CHUNK)) {
    const found = isHan(chunk) ? hanRanges(chunk, index, words) : latinRanges(chunk, index, words);
    for (const {from, to} of found) {
      const last = ranges.at(-1);
      if (!last || from > last.to) ranges.push({from, to});
      else ranges[ranges.length - 1] = {from: last.from, to: Math.max(last.to, to)};
    }
  }
  return ranges;
}

function hanRanges(run: string, at: number, words: ReadonlySet<string>): readonly Range[] {
  let next = at;
  return hanWords(run).flatMap((word) => {
    const [first = ''] = word;
    const from = next;
    next += first.length;
    const shown = words.has(word) ? word : first;
    return words.has(shown) ? [{from, to: from + shown.length}] : [];
  });
}

function latinRanges(chunk: string, at: number, words: ReadonlySet<string>): readonly Range[] {
  if (words.has(normalizeName(chunk))) return [{from: at, to: at + chunk.length}];
  return [...chunk.matchAll(NAME_PART)].flatMap((match) => {
    const part = normalizeText(match[0]);
    const isFound = words.has(part) || words.has(stem(part));
    return isFound ? [{from: at + match.index, to: at + match.index + match[0].length}] : [];
  });
}
