/** Ids of panels that buttons elsewhere on the page open. */
export const TOC_ID = 'doc-toc';

/** Place of the API server on top of the sidebar, on pages of drivers. */
export const API_SERVER_ID = 'site-server';

/** The drawer of narrow windows: the sidebar, or the site's own links where there is none. A page has one of them. */
export const DRAWER_ID = 'site-nav';
