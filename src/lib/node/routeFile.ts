import fs from 'node:fs';
import path from 'node:path';

/**
 * The HTML file of a route.
 *
 * @param outDir output folder of the locale being built
 * @param route URL path of a page
 * @param baseUrl base URL path of the folder
 * @returns undefined for a route that has no file
 */
export function routeFile(outDir: string, route: string, baseUrl: string): string | undefined {
  const name = decodeURI(route.slice(baseUrl.length));
  return [name, path.join(name, 'index.html'), `${name}.html`]
    .map((candidate) => path.join(outDir, candidate))
    .find((candidate) => candidate.endsWith('.html') && fs.existsSync(candidate));
}
