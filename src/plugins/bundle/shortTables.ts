/** The generator's tables by which the application finds the parts of a page, as source text. */
export interface RouteTables {
  /** `routes.js`: addresses. */
  readonly routes: string;
  /** `routesChunkNames.json`: names of a page's parts, by address and hash. */
  readonly chunkNames: string;
  /** `registry.js`: how a part is loaded, by its name. */
  readonly registry: string;
}

/** Digits and letters. */
const RADIX = 36;

const COMPONENT = /ComponentCreator\('([^']+)', '([^']+)'\)/g;
const PART = /^ {2}"([^"]+)": \[/gm;

/** Short names, one for each long one. */
function shortNames(longNames: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...new Set(longNames)].map((name, index) => [name, index.toString(RADIX)]));
}

type Parts = string | {readonly [key: string]: Parts};

function renameParts(parts: Parts, names: ReadonlyMap<string, string>): Parts {
  if (typeof parts === 'string') return names.get(parts) ?? parts;
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [key, renameParts(part, names)]),
  );
}

/**
 * The generator's tables as the browser gets them: each address stands in them once instead of three times,
 * and hashes that only tell entries apart are short numbers. They are in every page's script and grow with
 * every page.
 *
 * @throws Error when they look otherwise than expected: the generator's output has changed
 */
export function withShortNames({routes, chunkNames, registry}: RouteTables): RouteTables {
  const components = [...routes.matchAll(COMPONENT)].map(([, path, hash]) => `${path}-${hash}`);
  const pages = shortNames(components);
  const parts = shortNames([...registry.matchAll(PART)].map(([, name = '']) => name));
  const table = JSON.parse(chunkNames) as Readonly<Record<string, Parts>>;
  const isKnown = Object.keys(table).every((key) => pages.has(key));
  if (pages.size === 0 || parts.size === 0 || !isKnown) {
    throw new Error(
      'routes.js, registry.js: no addresses or parts found. Adapt src/plugins/bundle to the generator’s output.',
    );
  }
  return {
    routes: routes.replaceAll(
      COMPONENT,
      (_match, path: string, hash: string) =>
        `ComponentCreator('', '${pages.get(`${path}-${hash}`) ?? ''}')`,
    ),
    chunkNames: JSON.stringify(
      Object.fromEntries(
        Object.entries(table).map(([key, entry]) => [
          `-${pages.get(key) ?? ''}`,
          renameParts(entry, parts),
        ]),
      ),
    ),
    registry: registry.replaceAll(
      PART,
      (_match, name: string) => `  "${parts.get(name) ?? name}": [`,
    ),
  };
}
