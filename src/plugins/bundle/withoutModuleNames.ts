/** An entry's function that loads a part, and the name of the part's module. */
const NAMED = /(\(\) => import\([^)]*\)), "@site\/[^"]*"/g;

/**
 * Docusaurus's table of page parts with empty names of modules. It reports the names while it renders pages, to find the
 * files that each needs; in a browser nothing reads them.
 *
 * @param registry source text of the generated `registry.js`
 */
export function withoutModuleNames(registry: string): string {
  return registry.replaceAll(NAMED, '$1, ""');
}
