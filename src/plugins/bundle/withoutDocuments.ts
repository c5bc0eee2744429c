/** The generator's tables by which the application finds the parts of a page, as source text. */
export interface RouteTables {
  /** `routes.js`: addresses. */
  readonly routes: string;
  /** `routesChunkNames.json`: names of a page's parts, by address and hash. */
  readonly chunkNames: string;
  /** `registry.js`: how a part is loaded, by its name. */
  readonly registry: string;
}

/** Key of the entry in `routesChunkNames.json` that all documents share. */
const SHARED = '-';

/** A document in the generator's tables. */
export interface ListedDocument {
  readonly path: string;
  readonly sidebar?: string;
  /** Name of the script of its content. */
  readonly chunk: string;
  /** Where the content is imported from. */
  readonly request: string;
}

const ROUTE =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '([^']+)'\),\s*exact: true(?:,\s*sidebar: "([^"]+)")?,?\s*\},?/g;
const PART = /^ {2}"([^"]+)": \[\(\) => import\([^"]*"[^"]*"\s*\*\/ "([^"]+)"\)\],\n?/gm;
const EMPTY_ROUTES = /routes: \[\s*\]/g;

type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Removes the documents from the generator's tables. The application reads what it needs from the document's
 * own HTML (`src/client/router`).
 *
 * @param tables with the registry as `withoutModuleNames` leaves it
 * @param routesModule module that exports `documentRoutes`, the list that replaces the documents
 * @returns the tables, the documents, and a module for the bundler that imports the content of all
 * @throws Error when the tables have another form: the generator's output has changed
 */
export function withoutDocuments(
  tables: RouteTables,
  routesModule: string,
): {
  readonly tables: RouteTables;
  readonly documents: readonly ListedDocument[];
  readonly list: string;
} {
  const chunkNames = JSON.parse(tables.chunkNames) as ChunkNames;
  const requests = new Map(
    [...tables.registry.matchAll(PART)].map(([, name = '', request = '']) => [name, request]),
  );
  const documents: ListedDocument[] = [];
  const keys = new Set<string>();
  const components = new Set<unknown>();
  const routes = tables.routes.replaceAll(
    ROUTE,
    (route: string, path: string, hash: string, sidebar?: string) => {
      const key = `${path}-${hash}`;
      const {__comp: component, content: chunk, ...others} = chunkNames[key] ?? {};
      const request = requests.get(String(chunk));
      if (request === undefined || Object.keys(others).length > 0) return route;
      documents.push({
        path,
        ...(sidebar === undefined ? {} : {sidebar}),
        chunk: String(chunk),
        request,
      });
      keys.add(key);
      components.add(component);
      return '';
    },
  );
  if (routes.match(EMPTY_ROUTES)?.length !== 1 || components.size !== 1) {
    throw new Error(
      'routes.js: no list of documents found. Adapt src/plugins/bundle to the generator’s output.',
    );
  }
  const chunks = new Set(documents.map(({chunk}) => chunk));
  const others = Object.entries(chunkNames).filter(([key]) => !keys.has(key));
  const imports = documents.map(
    ({chunk, request}) => `  () => import(/* webpackChunkName: "${chunk}" */ "${request}"),\n`,
  );
  return {
    tables: {
      routes: `import {documentRoutes} from '${routesModule}';\n${routes.replace(EMPTY_ROUTES, 'routes: documentRoutes')}`,
      chunkNames: JSON.stringify({
        ...Object.fromEntries(others),
        [SHARED]: {__comp: [...components][0]},
      }),
      registry: tables.registry.replaceAll(PART, (part: string, name: string) =>
        chunks.has(name) ? '' : part,
      ),
    },
    documents,
    list: `export default [\n${imports.join('')}];\n`,
  };
}
