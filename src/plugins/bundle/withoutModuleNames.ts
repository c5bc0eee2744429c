/**
 * The generator's list of page parts without the files' names and the modules' ids. They are for the build,
 * which finds by them what a page needs; in the browser they would be some 100 bytes for every page, in every
 * page's script.
 *
 * @param registry source text of the generated `registry.js`
 * @throws Error when it looks otherwise than expected: the generator's output has changed
 */
export function withoutModuleNames(registry: string): string {
  const trimmed = registry.replaceAll(
    /(import\([^)]*\)), "[^"]*", require\.resolveWeak\([^)]*\)\]/g,
    '$1]',
  );
  if (trimmed === registry) {
    throw new Error(
      'registry.js: no names of modules found. Adapt src/plugins/bundle to the generator’s output.',
    );
  }
  return trimmed;
}
