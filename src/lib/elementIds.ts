/** Ids of panels that buttons elsewhere on the page open. */
export const SIDEBAR_ID = 'doc-sidebar';
export const TOC_ID = 'doc-toc';

/** Full-screen navigation of phones. */
export const MOBILE_NAV_ID = 'site-nav';
