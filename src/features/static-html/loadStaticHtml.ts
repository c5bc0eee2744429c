import {fetchPage} from '@site/src/lib/browser/fetchPage';

/** HTML of a page's static HTML by id; empty when the page could not be fetched. */
export type StaticHtmlBlocks = Readonly<Record<string, string | undefined>>;

function readBlocks(root: ParentNode, ids: readonly string[]): StaticHtmlBlocks | undefined {
  const found = ids.map((id) => root.querySelector(`[data-static="${id}"]`)?.innerHTML);
  if (found.some((html) => html === undefined)) return undefined;
  return Object.fromEntries(ids.map((id, index) => [id, found[index]]));
}

/**
 * Finds the blocks a page renders as HTML only: in the document when the page is the one the reader
 * opened, otherwise in the page's own document, fetched before the page is shown.
 *
 * @param address address of the page
 * @param ids ids of its blocks
 */
export async function loadStaticHtml(
  address: string,
  ids: readonly string[],
): Promise<StaticHtmlBlocks> {
  const inDocument = readBlocks(document, ids);
  if (inDocument) return inDocument;
  try {
    const page = await fetchPage(address);
    return (page && readBlocks(page, ids)) ?? {};
  } catch {
    return {};
  }
}
