import {localeCodes, pathPrefix} from '../shared/localized';
import type {Redirect} from '../shared/address';

/**
 * The redirect list in the `_redirects` format of Netlify and Cloudflare Pages. Rows those hosts cannot
 * express (a `*` that is not at the end) are omitted, and so are rows whose target begins with the `*`: from
 * `/en//other.example`, a host would make a link to another site. The files written at build answer for both.
 */
export function renderHostRedirects(rows: readonly Redirect[]): string {
  const lines = localeCodes.flatMap((locale) => {
    const prefix = pathPrefix(locale);
    return rows.flatMap(({from, to}) => {
      const source = encodeURI(prefix + from);
      const target = (prefix + to).replace('*', ':splat');
      if (!from.includes('*')) return [`${source} ${target} 301`, `${source}.html ${target} 301`];
      return from.endsWith('*') && !to.startsWith('/*') ? [`${source} ${target} 301`] : [];
    });
  });
  // Hosts use the first row for a path. A second one is only a warning.
  const sources = lines.map((line) => line.split(' ')[0]);
  const first = lines.filter((_, index) => sources.indexOf(sources[index]) === index);
  return `${first.join('\n')}\n`;
}
