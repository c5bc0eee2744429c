import {matchRoutes} from 'react-router-config'; // Docusaurus loads every page through it
import routes from '@generated/routes';
import loadRoute from '@docusaurus/core/lib/client/preload';
import {findDocument} from './documentRoutes';

/** Replaces the generator's function: adds the document to the router first ({@link findDocument}). */
export default async function preload(pathname: string): Promise<void> {
  const isKnown = matchRoutes(routes, pathname).at(-1)?.route.exact === true;
  if (!isKnown) await findDocument(pathname);
  await loadRoute(pathname);
}
