import {trustedHtml} from './trustedTypes';

/** Requested pages by address, until {@link takePage} removes them. */
const pages = new Map<string, Promise<Document | undefined>>();

async function load(address: string): Promise<Document | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  // A page of this site. Scripts in it don't run.
  const html = trustedHtml(await response.text()) as string; // what browsers with trusted types take instead
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * The HTML page at an address; undefined if there's none. Requests for the same address share one fetch.
 *
 * @throws Error when the server can't be reached
 */
export function fetchPage(address: string): Promise<Document | undefined> {
  const page = pages.get(address) ?? load(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** Like {@link fetchPage}, for the last caller that needs the page. Pages are large, so it isn't kept. */
export function takePage(address: string): Promise<Document | undefined> {
  const page = fetchPage(address);
  pages.delete(address);
  return page;
}
