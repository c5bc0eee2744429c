/**
 * Whether a page takes the address and the token of the reader's server. Only pages of the API do, because
 * analytics and advertising never load there (`allowsTracking` in `src/lib/shared/services.ts`).
 *
 * @param doc file of the page, below `docs`, without ending
 */
export function isConsolePage(doc: string): boolean {
  return doc.startsWith('guide/api/');
}
