import {siteFacts} from './facts';

/** Stands for what differs from page to page: code, components, and the names of drivers. */
const ANYTHING = '□';

/** Names that only tell which page a sentence is on, longest first. */
const names = [
  ...siteFacts.raw.drivers.map(({name}) => name),
  ...siteFacts.raw['driver-pages'].flatMap(({titleEn, titleZh}) => [titleEn, titleZh]),
].sort((a, b) => b.length - a.length);

/** Makes sentences comparable: a copy with the names changed is a copy. */
function withoutNames(body: string): string {
  const text = body
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/`[^`\n]*`|<[A-Z][^>]*\/>|\]\([^)]*\)/g, ANYTHING)
    .replace(/<[^>]+>|[*[]/g, '');
  return names.reduce((rest, name) => rest.replaceAll(name, ANYTHING), text);
}

/** Size from which its own sentence is prose, not a phrase that any two pages share. */
const isLong = (sentence: string): boolean =>
  (sentence.match(/[a-z][\w'’-]*/gi)?.length ?? 0) >= 12 ||
  (sentence.match(/\p{Script=Han}/gu)?.length ?? 0) >= 20;

/** A page's long sentences (12 words, or 20 Chinese characters), comparable from page to page. */
export function longSentences(body: string): ReadonlySet<string> {
  return new Set(
    withoutNames(body)
      .split(/(?<=[.!?])\s+|[。！？]|\n\s*\n|\n(?=\s*(?:[-|:#]|\d+\.))/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter(isLong),
  );
}
