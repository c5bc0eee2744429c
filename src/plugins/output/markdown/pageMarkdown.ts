import type {Html} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {messages} from '../../../build/facts/messages';
import {inLanguage, type LocaleCode} from '../../../lib/shared/localized';
import {shapeForMarkdown} from './inMarkdown';
import {readablePage} from './readablePage';

const toMarkdown = unified()
  .use(rehypeRemark, {
    nodeHandlers: {raw: (_, {value}: {value: string}): Html => ({type: 'html', value})},
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * A finished page as Markdown: what it says, with boxes, tables, and samples of all languages, and absolute links.
 *
 * @param html whole page as Docusaurus wrote it
 * @param address URL of the page
 * @param locale its language
 * @returns undefined for a page without a title
 */
export function pageMarkdown(
  html: string,
  address: string,
  locale: LocaleCode,
): string | undefined {
  const tree = readablePage(html, address);
  if (tree === undefined) return undefined;
  shapeForMarkdown(tree, inLanguage(messages.colon, locale));
  return toMarkdown.stringify(toMarkdown.runSync(tree));
}
