import type {RootContent} from 'mdast';
import * as z from 'zod';
import {environment} from '../../../config/environment';
import {editUrl} from '../../../lib/editUrl';
import type {EditHost} from '../../../lib/environment';
import type {LocaleCode, Localized} from '../../../lib/localized';
import {pagesFolder} from '../../../lib/pageFiles';
import type {OutdatedPage} from '../../translations/readTranslations';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {el, link, table} from '../nodes';

const props = z.strictObject({});

const languageNames: Readonly<Record<LocaleCode, Localized>> = {
  en: {en: 'English', zh: '英文'},
  zh: {en: 'Chinese', zh: '中文'},
};

function row(context: FactContext, {page, locale}: OutdatedPage): RootContent {
  const {DOCS_REPO_HOST, DOCS_REPO, DOCS_REPO_BRANCH} = environment;
  const href = editUrl(DOCS_REPO_HOST as EditHost, {
    repo: DOCS_REPO,
    branch: DOCS_REPO_BRANCH,
    path: `${pagesFolder(locale)}/${page}.mdx`,
  });
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, link(context.hrefOf(page) ?? '', context.titleOf(page))),
    el('td', {}, languageNames[locale][context.words.locale]),
    el('td', {}, link(href, context.word('edit'))),
  );
}

/** Pages that changed in one language only, with the language that has to follow. */
export const translationStatus = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const {pages, outdated} = context.translations();
    const counts = {pages: String(pages), outdated: String(outdated.length)};
    if (outdated.length === 0) return [el('p', {}, context.word('allTranslated', counts))];
    return [
      el('p', {}, context.word('someOutdated', counts)),
      table(
        context.word('outdated'),
        [context.word('page'), context.word('outdated'), context.word('help')],
        outdated.map((entry) => row(context, entry)),
      ),
    ];
  },
});
