import {OWN_POLICY} from '../shared/ownPolicy';
import {trustedHtml} from '../shared/trustedTypes';

/**
 * The HTML page at an address; undefined if there's none.
 *
 * @throws Error when the server can't be reached
 */
export async function fetchPage(address: string): Promise<Document | undefined> {
  const response = await fetch(address);
  if (!response.ok) return undefined;
  const text = await response.text();
  // The policy of this document also applies to what is only parsed. The router shows such a page as its own document, so
  // its head is enough.
  const needed = text.includes(` ${OWN_POLICY}>`) ? text.slice(0, text.indexOf('</head>')) : text;
  // A page of this site. Scripts in it don't run.
  const html = trustedHtml(needed) as string; // what browsers with trusted types take instead
  return new DOMParser().parseFromString(html, 'text/html');
}
