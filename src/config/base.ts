import {environment} from './environment';

/** Base URL path of the site, with a slash at both ends: `/`, or a folder such as `/docs/`. */
export const base = environment.DOCS_BASE.replace(/\/?$/, '/');
