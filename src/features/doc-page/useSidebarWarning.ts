import {useEffect} from 'react';

/** What of a page matters for its place in a sidebar. */
interface PagePlace {
  /** Id of the page: its file without folder `docs` and ending. */
  readonly id: string;
  readonly permalink: string;
  readonly hasSidebar: boolean;
}

/**
 * Tells contributors in the console that no sidebar lists a page, so that readers will not find it
 * (specification section 8). Pages outside of every section, as `pricing`, stand alone on purpose.
 */
export function useSidebarWarning({id, permalink, hasSidebar}: PagePlace): void {
  useEffect(() => {
    if (hasSidebar || !id.includes('/')) return;
    // eslint-disable-next-line no-console -- the specification asks for it
    console.warn(`${permalink}: no sidebar lists this page. Add "${id}" to sidebars.ts.`);
  }, [id, permalink, hasSidebar]);
}
