import {matchRoutes} from 'react-router-config'; // Docusaurus loads every page through it
import routes from '@generated/routes';
import loadRoute from '@docusaurus/core/lib/client/preload';
import {findDocument} from './documentRoutes';

/**
 * Replaces the generator's function: adds the document to the router first ({@link findDocument}).
 *
 * @param address of a page; a link to a part of it, with a hash, leads to the same page
 */
export default async function preload(address: string): Promise<void> {
  const pathname = address.replace(/[?#].*/s, '');
  const isKnown = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  if (!isKnown) await findDocument(pathname);
  await loadRoute(pathname);
}
