/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import glossary from '../../../../data/glossary.json';
import {inLanguage, languageOf, otherLocale} from '../../../../lib/shared/localized';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {parseGlossary, termGroups} from '../../../facts/glossary';
import type {Term} from '../../../facts/glossary';
import {FactTable} from './factTable';
import {languageNameIn} from './languageName';

const terms = parseGlossary(glossary);

const props = z.strictObject({
  /** What the terms are about. */
  group: z.enum(termGroups),
});

function named(context: FactContext, {term, page}: Term): Child {
  const name = inLanguage(term, context.localized.locale);
  if (page === undefined) return name;
  const [doc = '', section] = page.split('#');
  const href = context.hrefOf(doc);
  if (href === undefined) throw new Error(`"${term.en}" leads to the unknown page "${doc}"`);
  return <Link to={section === undefined ? href : `${href}#${section}`}>{name}</Link>;
}

function row(context: FactContext, entry: Term): Child {
  const {locale} = context.localized;
  const other = otherLocale(locale);
  return (
    <tr>
      <th scope="row">{named(context, entry)}</th>
      <td lang={languageOf(other).tag} data-label={languageNameIn(context, other)}>
        {entry.term[other]}
      </td>
      <td>{inLanguage(entry.meaning, locale)}</td>
    </tr>
  );
}

/** Terms of one subject with their name in the other language, each linked to the page that explains it. */
export const termList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({group}, context) => (
    <FactTable
      label={context.message('term')}
      head={[
        context.message('term'),
        languageNameIn(context, otherLocale(context.localized.locale)),
        context.message('meaning'),
      ]}
      kind="factsTerms"
      stacks
    >
      {terms.filter((entry) => entry.group === group).map((entry) => row(context, entry))}
    </FactTable>
  ),
});
