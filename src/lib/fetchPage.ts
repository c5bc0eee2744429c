import {trustedHtml} from './trustedTypes';

/**
 * The HTML page at an address; undefined if there's none.
 *
 * @throws Error when the server can't be reached
 */
export async function fetchPage(address: string): Promise<Document | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  // A page of this site. Scripts in it don't run.
  const html = trustedHtml(await response.text()) as string; // what browsers with trusted types take instead
  return new DOMParser().parseFromString(html, 'text/html');
}
