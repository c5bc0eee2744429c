/** Name of the `<meta>` with the application's scripts, which are the same on all pages of a build. */
export const SITE_SCRIPTS = 'site-scripts';
