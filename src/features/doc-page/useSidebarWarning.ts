import {useEffect} from 'react';

/** What of a page matters for its place in a sidebar. */
interface PagePlace {
  /** Id of the page: its file without folder `docs` and ending. */
  readonly id: string;
  readonly permalink: string;
  /** Or that it has none on purpose. */
  readonly hasSidebar: boolean;
}

/**
 * Tells contributors in the console that no sidebar lists a page, so that readers will not find it
 * (specification section 8). Pages that are alone on purpose say so: `sidebar: false` in their frontmatter.
 */
export function useSidebarWarning({id, permalink, hasSidebar}: PagePlace): void {
  useEffect(() => {
    if (hasSidebar) return;
    // eslint-disable-next-line no-console -- the specification asks for it
    console.warn(
      `${permalink}: no sidebar lists this page. Add "${id}" to sidebars.ts, or set "sidebar: false".`,
    );
  }, [id, permalink, hasSidebar]);
}
