import {frontMatterFaults} from '@site/src/lib/node/frontMatter';
import {proseOf} from '@site/src/lib/node/prose';
import {didYouMean} from '@site/src/lib/node/didYouMean';
import {headingIds, type Page} from './pages';

/** A page in both languages. */
export interface Pair {
  readonly en: Page;
  readonly zh: Page;
}

/** Heading IDs that outside programs fixed before our rules (sitemap section 8). */
const LONG_IDS = ['user-group-identifiers'];

/** Most words of an ID. */
const ID_WORDS = 3;

/** Characters of titles and descriptions: [at least, at most]. */
const LENGTHS = {
  title: {en: [1, 40], zh: [1, 20]},
  description: {en: [60, 155], zh: [30, 75]},
} as const;

/** Largest share of Chinese on an English page, and smallest on a Chinese page. */
const MOST_CHINESE = 0.05;
const LEAST_CHINESE = 0.6;

const LANGUAGES = {en: 'English', zh: 'Chinese'} as const;

const both = ['en', 'zh'] as const;

/** Frontmatter that the build doesn't accept. */
function frontMatterOf({en, zh}: Pair): readonly string[] {
  return [en, zh].flatMap(({file, frontMatter}) => frontMatterFaults(file, frontMatter));
}

/** Frontmatter keys that only one language has. */
function keyFaults({en, zh}: Pair): readonly string[] {
  const [ours, theirs] = [Object.keys(en.frontMatter), Object.keys(zh.frontMatter)];
  const faults = [
    ...ours
      .filter((key) => !theirs.includes(key))
      .map((key) => `${zh.file}: the frontmatter has no "${key}", but the English page does.`),
    ...theirs
      .filter((key) => !ours.includes(key))
      .map((key) => `${en.file}: the frontmatter has no "${key}", but the Chinese page does.`),
  ];
  if (faults.length > 0 || ours.join() === theirs.join()) return faults;
  return [
    `${zh.file}: the frontmatter keys are in another order than on the English page. Write them in this order: ${ours.join(', ')}.`,
  ];
}

/** Values that differ although they are no words. */
function valueFaults({en, zh}: Pair): readonly string[] {
  const words = ['title', 'description', 'sidebar_label'];
  return Object.entries(en.frontMatter).flatMap(([key, value]) => {
    const [ours, theirs] = [value, zh.frontMatter[key]].map((each) => JSON.stringify(each));
    if (words.includes(key) || ours === theirs || theirs === undefined) return [];
    return [
      `${zh.file}: "${key}" is ${theirs}, but ${ours ?? ''} on the English page. Use the same value.`,
    ];
  });
}

/** Headings without an ID, IDs of a wrong form, and those that only one language has. */
function headingFaults({en, zh}: Pair): readonly string[] {
  const ours = headingIds(en.body);
  const theirs = headingIds(zh.body);
  const bare = [en, zh].flatMap(({file, body}) =>
    headingIds(body)
      .filter((heading) => heading.includes('MISSING in'))
      .map((heading) => {
        const line = /MISSING in "(.*)"$/.exec(heading)?.[1] ?? '';
        return `${file}: the heading "${line}" has no ID. Write "${line} {/* #short-id */}".`;
      }),
  );
  if (bare.length > 0) return bare;
  const form = ours.flatMap((heading) => {
    const [level = '', id = ''] = heading.split(' ');
    if (level.length > 4)
      return [`${en.file}: the heading "${id}" has level ${level.length}. Use level 2, 3, or 4.`];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      return [`${en.file}: the ID "${id}" must have only a-z, 0-9, and single hyphens.`];
    if (id.split('-').length > ID_WORDS && !LONG_IDS.includes(id))
      return [`${en.file}: the ID "${id}" has more than ${ID_WORDS} words. Use a shorter one.`];
    return [];
  });
  const twice = [...new Set(ours.filter((heading, index) => ours.indexOf(heading) < index))].map(
    (heading) => `${en.file}: two headings have the ID "${heading.split(' ')[1] ?? ''}".`,
  );
  return [...form, ...twice, ...sameSequence('heading', ours, theirs, {en, zh})];
}

/** Parts that both languages must have, in the same order or at least as often. */
function partFaults({en, zh}: Pair): readonly string[] {
  const partsIn = ({body}: Page) => ({
    component: [...body.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => `<${tag}>`),
    link: [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href).sort(),
    'code block': [...body.matchAll(/^```(\w+)/gm)].map(([, language = '']) => language),
    admonition: [...body.matchAll(/^:::(\w+)/gm)].map(([, kind = '']) => `:::${kind}`),
  });
  const [ours, theirs] = [partsIn(en), partsIn(zh)];
  return (Object.keys(ours) as (keyof typeof ours)[]).flatMap((kind) =>
    sameSequence(kind, ours[kind], theirs[kind], {en, zh}),
  );
}

/** What two lists of parts don't share: first those that are missing, then the order. */
function sameSequence(
  kind: string,
  ours: readonly string[],
  theirs: readonly string[],
  {en, zh}: Pair,
): readonly string[] {
  const countOf = (list: readonly string[], part: string): number =>
    list.filter((each) => each === part).length;
  const faults = [...new Set([...ours, ...theirs])].flatMap((part) => {
    const [inEnglish, inChinese] = [countOf(ours, part), countOf(theirs, part)];
    if (inEnglish === inChinese) return [];
    const others = inChinese < inEnglish ? theirs : ours;
    const file = inChinese < inEnglish ? zh.file : en.file;
    const hint = didYouMean(
      part,
      others.filter((each) => each !== part),
    );
    return [
      `${file}: ${kind} ${part} is there ${times(Math.min(inEnglish, inChinese))}, but ${times(Math.max(inEnglish, inChinese))} in the other language.${hint}`,
    ];
  });
  if (faults.length > 0) return faults;
  const at = ours.findIndex((part, index) => part !== theirs[index]);
  if (at < 0) return [];
  return [
    `${zh.file}: ${kind} ${at + 1} is ${theirs[at] ?? ''}, but ${ours[at] ?? ''} on the English page. Use the same order.`,
  ];
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** Boxes that don't say in their title what they are about. */
function admonitionFaults({en, zh}: Pair): readonly string[] {
  return [en, zh].flatMap(({file, body}) =>
    [...body.matchAll(/^:::[a-z]+.*$/gm)]
      .map(([line]) => line)
      .filter((line) => !/^:::\w+\[.+\]$/.test(line))
      .map((line) => `${file}: "${line}" has no title. Write ":::tip[What it's about]".`),
  );
}

/** Titles and descriptions that are too short or too long for search engines and cards. */
function lengthFaults(pair: Pair): readonly string[] {
  return both.flatMap((locale) =>
    (['title', 'description'] as const).flatMap((key) => {
      const {file, frontMatter} = pair[locale];
      const value = frontMatter[key];
      const count = typeof value === 'string' ? value.length : 0;
      const [least, most] = LENGTHS[key][locale];
      if (count >= least && count <= most) return [];
      const needs = least > 1 ? `it needs ${least} to ${most}` : `it can have at most ${most}`;
      return [`${file}: The ${LANGUAGES[locale]} ${key} has ${count} characters; ${needs}.`];
    }),
  );
}

/** Pages that aren't in their language. */
function languageFaults(pair: Pair): readonly string[] {
  return both.flatMap((locale) => {
    const {file, body} = pair[locale];
    const prose = proseOf(body);
    const han = prose.match(/\p{Script=Han}/gu)?.length ?? 0;
    const latin = prose.match(/[A-Za-z]+/g)?.length ?? 0;
    const share = han / Math.max(1, han + latin);
    const isGood = locale === 'en' ? share < MOST_CHINESE : share > LEAST_CHINESE;
    const percent = Math.round(share * 100);
    return isGood
      ? []
      : [`${file}: ${percent}% of this ${LANGUAGES[locale]} page is Chinese. Translate the rest.`];
  });
}

/** Every rule for a page in both languages, by what it asks for. */
export const pairRules = {
  'has frontmatter that the build accepts': frontMatterOf,
  'has the same frontmatter keys in both languages': keyFaults,
  'has the same values where they are not words': valueFaults,
  'has the same headings, each with an explicit id': headingFaults,
  'has the same components, links, code and admonitions': partFaults,
  'gives every admonition a title': admonitionFaults,
  'keeps to the lengths for title and description': lengthFaults,
  'reads as its language': languageFaults,
} as const;
