import type {RootContent} from 'mdast';
import * as z from 'zod';
import glossary from '../../../data/glossary.json';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {parseGlossary, termGroups} from '../data/glossary';
import type {Term} from '../data/glossary';
import {el, link, table} from '../nodes';

const terms = parseGlossary(glossary);

const props = z.strictObject({
  /** What the terms are about. */
  group: z.enum(termGroups),
});

function named(context: FactContext, {term, page}: Term): RootContent | string {
  const name = term[context.words.locale];
  if (page === undefined) return name;
  const [doc = '', section] = page.split('#');
  const href = context.hrefOf(doc);
  if (href === undefined) throw new Error(`"${term.en}" leads to the unknown page "${doc}"`);
  return link(section === undefined ? href : `${href}#${section}`, name);
}

function row(context: FactContext, entry: Term): RootContent {
  const {locale} = context.words;
  const [other, language] = locale === 'zh' ? (['en', 'en'] as const) : (['zh', 'zh-CN'] as const);
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, named(context, entry)),
    el('td', {lang: language, 'data-label': context.word('otherLanguage')}, entry.term[other]),
    el('td', {}, entry.meaning[locale]),
  );
}

/** Terms of one subject with their name in the other language, each linked to the page that explains it. */
export const termList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({group}, context) => [
    table(
      context.word('term'),
      [context.word('term'), context.word('otherLanguage'), context.word('meaning')],
      terms.filter((entry) => entry.group === group).map((entry) => row(context, entry)),
      {stacks: true},
    ),
  ],
});
