import {matchRoutes} from 'react-router-config'; // Docusaurus loads every page through it
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

/**
 * Whether the page has a sidebar. The top bar is outside of the documents, whose providers know it, so this asks
 * the routes, as they do.
 */
export function useHasSidebar(): boolean {
  const {pathname} = useLocation();
  return matchRoutes(routes, pathname).at(-1)?.route['sidebar'] !== undefined;
}
