/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {environment} from '../../../../config/environment';
import {editUrl} from '../../../../lib/node/editUrl';
import type {EditHost} from '../../../../lib/node/environment';
import {pagesFolder} from '../../../../lib/node/pageFiles';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import type {OutdatedPage} from '../../../site-data/readTranslations';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {languageNameIn} from './languageName';
import {FactTable} from './factTable';

const props = z.strictObject({});

function row(context: FactContext, {page, locale}: OutdatedPage): Child {
  const {DOCS_REPO_HOST, DOCS_REPO, DOCS_REPO_BRANCH} = environment;
  const href = editUrl(DOCS_REPO_HOST as EditHost, {
    repo: DOCS_REPO,
    branch: DOCS_REPO_BRANCH,
    path: `${pagesFolder(locale)}/${page}.mdx`,
  });
  return (
    <tr>
      <th scope="row">
        <Link to={context.hrefOf(page) ?? ''}>{context.titleOf(page)}</Link>
      </th>
      <td>{languageNameIn(context, locale)}</td>
      <td>
        <Link to={href}>{context.message('edit')}</Link>
      </td>
    </tr>
  );
}

/** Pages that changed in one language only, with the language that has to follow. */
export const translationStatus = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const {pages, outdated} = context.translations();
    const counts = {pages: String(pages), outdated: String(outdated.length)};
    if (outdated.length === 0) return <p>{context.message('allTranslated', counts)}</p>;
    return (
      <>
        <p>{context.message('someOutdated', counts)}</p>
        <FactTable
          label={context.message('outdated')}
          head={[context.message('page'), context.message('outdated'), context.message('help')]}
        >
          {outdated.map((entry) => row(context, entry))}
        </FactTable>
      </>
    );
  },
});
