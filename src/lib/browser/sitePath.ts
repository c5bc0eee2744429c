import i18n from '@generated/i18n';
import {underBase, withoutBase} from '../shared/basePath';

/** Base URL path of the whole site, `/` or a folder such as `/docs/` (`DOCS_BASE`). Languages have their own below it. */
const siteBase = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';

/** A URL path without the site's base. What pages are for is decided by this path. */
export const sitePath = (pathname: string): string => withoutBase(pathname, siteBase);

/** URL path of something that belongs to all languages, such as a file in `static/`. */
export const fromSiteBase = (path: string): string => underBase(path, siteBase);
