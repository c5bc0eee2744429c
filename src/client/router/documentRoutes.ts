import type {RouteConfig} from 'react-router-config'; // Docusaurus loads every page through it
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import {fetchPage} from '@site/src/lib/fetchPage';
import {hasOwnPolicy} from '@site/src/lib/ownPolicy';
import {DOCUMENT_PARTS, SITE_SCRIPTS, type DocumentParts} from '@site/src/lib/documentParts';

/**
 * Documents the router knows: the one the reader opened, and those it has asked for since. The built site uses
 * this list instead of the generator's list of all documents, which makes every page's script grow with each
 * document (`src/plugins/bundle/withoutDocuments`).
 */
export const documentRoutes: RouteConfig[] = [];

/** Files of scripts that aren't in the bundler's list, by chunk. */
const files = new Map<string | number, string>();
const listedFile = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => files.get(chunk) ?? listedFile(chunk);

/** Requested addresses. The page that the reader opened doesn't have to be requested. */
const asked = new Map([[location.pathname, Promise.resolve()]]);
addDocument(document);

function metaOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
}

/** Adds the document of an HTML page. Other pages, such as the error page, add nothing. */
function addDocument(page: Document): void {
  const parts = metaOf(page, DOCUMENT_PARTS);
  if (parts === undefined) return;
  const {path, sidebar, module, chunks, file} = JSON.parse(parts) as DocumentParts;
  if (documentRoutes.some((route) => route.path === path)) return;
  files.set(...file);
  const load = (): Promise<unknown> =>
    Promise.all(chunks.map(__webpack_chunk_load__)).then(() => __webpack_require__(module));
  (registry as Record<string, unknown>)[path] = [load];
  // The entry '-' has what all documents share.
  chunkNames[`-${path}`] = {...chunkNames['-'], content: path};
  documentRoutes.push({path, exact: true, sidebar, component: ComponentCreator('', path)});
}

/** Addresses of pages that this document's policy doesn't allow enough for. */
const otherDocuments = new Set<string>();

async function ask(address: string): Promise<void> {
  const page = await fetchPage(address);
  if (page === undefined) return;
  if (hasOwnPolicy(page)) {
    otherDocuments.add(address);
    return;
  }
  // The running scripts can't use parts of another build. After the error, the generator reloads the page.
  if (
    metaOf(page, DOCUMENT_PARTS) !== undefined &&
    metaOf(page, SITE_SCRIPTS) !== metaOf(document, SITE_SCRIPTS)
  ) {
    throw new Error(`${address}: the site was updated.`);
  }
  addDocument(page);
}

/**
 * Adds a document to the router, with what the document's own HTML says about it.
 *
 * @param address its address; if there's no document, nothing changes
 * @throws Error when it can't be fetched or is from another build
 */
export async function findDocument(address: string): Promise<void> {
  const asking = asked.get(address) ?? ask(address);
  asked.set(address, asking);
  // A later attempt can succeed.
  asking.catch(() => asked.delete(address));
  await asking;
  // Only when the reader goes there: pages are also asked for when somebody points at a link.
  if (!otherDocuments.has(address) || location.pathname !== address) return;
  location.reload();
  await new Promise(() => undefined);
}

/** Never called. With it, the bundler finds the documents and creates a script for each (`src/plugins/bundle/documentScripts`). */
export const listDocuments = (): Promise<unknown> =>
  import(/* webpackChunkName: "documents" */ '@generated/documentList');
