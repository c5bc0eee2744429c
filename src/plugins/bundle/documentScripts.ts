import path from 'node:path';
import type {DocumentParts} from '../../lib/documentParts';
import type {ListedDocument} from './withoutDocuments';

/** What this plugin needs of the bundler, whose types the generator does not hand on. */
type Id = string | number;
interface Chunk {
  readonly id?: Id | null;
  readonly name?: string;
  readonly files: ReadonlySet<string>;
}
interface Module {
  nameForCondition(): string | undefined;
}
interface Compilation {
  readonly assets: Readonly<Record<string, {source(): string | Buffer}>>;
  readonly namedChunks: ReadonlyMap<string, Chunk>;
  readonly namedChunkGroups: ReadonlyMap<string, {readonly chunks: readonly Chunk[]}>;
  readonly chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Module[];
    getModuleId(module: Module): Id | null;
  };
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, work: () => void): void};
  };
  updateAsset(name: string, source: unknown): void;
  deleteAsset(name: string): void;
}
interface Compiler {
  readonly webpack: {
    readonly Compilation: {
      readonly PROCESS_ASSETS_STAGE_OPTIMIZE: number;
      readonly PROCESS_ASSETS_STAGE_REPORT: number;
    };
    readonly sources: {readonly RawSource: new (text: string) => unknown};
  };
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, work: (compilation: Compilation) => void): void};
  };
}

const NAME = 'document-scripts';

/** Name of the script that imports all documents. Only the bundler needs it. */
const LIST_CHUNK = 'documents';

/** The part of the bundler's runtime with the names and hashes of scripts, by chunk. */
const SCRIPT_NAMES = /__webpack_require__\.u = [^]*?\.js"/;

/**
 * The bundler's runtime without the names of some chunks' scripts.
 *
 * @throws Error when the runtime has another form: the bundler's output has changed
 */
export function withoutScriptNames(runtime: string, chunks: ReadonlySet<string>): string {
  const [names] = SCRIPT_NAMES.exec(runtime) ?? [];
  if (names === undefined) {
    throw new Error(
      'runtime: no names of scripts found. Adapt src/plugins/bundle to the bundler’s output.',
    );
  }
  const left = names.replaceAll(/"?(\w+)"?:\s*"[\w-]+",?/g, (entry: string, chunk: string) =>
    chunks.has(chunk) ? '' : entry,
  );
  return runtime.replace(names, () => left);
}

/**
 * What the application needs to show a document.
 *
 * @throws Error when the bundler hasn't created a script for it
 */
function partsOf(
  {path: address, sidebar, chunk: name, request}: ListedDocument,
  siteDir: string,
  {chunkGraph, namedChunks, namedChunkGroups}: Compilation,
): DocumentParts {
  const own = namedChunks.get(name);
  const file = [...(own?.files ?? [])].find((each) => each.endsWith('.js'));
  const source = path.join(siteDir, request.replace('@site/', ''));
  const content =
    own && chunkGraph.getChunkModules(own).find((each) => each.nameForCondition() === source);
  const module = content && chunkGraph.getModuleId(content);
  if (own?.id == null || file === undefined || module == null) {
    throw new Error(`${address}: no script found. Adapt src/plugins/bundle to the bundler.`);
  }
  const chunks = namedChunkGroups.get(name)?.chunks.map(({id}) => id) ?? [];
  return {
    path: address,
    ...(sidebar === undefined ? {} : {sidebar}),
    module,
    chunks: chunks.filter((id) => id != null),
    file: [own.id, file],
  };
}

/**
 * Removes the scripts of documents from the list in the bundler's runtime, which every page loads, and
 * reports what each document's HTML must contain instead.
 *
 * @param siteDir folder that `@site` refers to
 * @param report called when the names of all files are final
 */
export function documentScripts(
  documents: readonly ListedDocument[],
  siteDir: string,
  report: (parts: readonly DocumentParts[]) => void,
): {apply(compiler: object): void} {
  return {
    apply(compiler) {
      const {webpack, hooks: compilerHooks} = compiler as Compiler;
      const {Compilation: stages, sources} = webpack;
      compilerHooks.thisCompilation.tap(NAME, (compilation) => {
        const {namedChunks, hooks} = compilation;
        const at = (stage: number, work: () => void): void => {
          hooks.processAssets.tap({name: NAME, stage}, work);
        };
        at(stages.PROCESS_ASSETS_STAGE_OPTIMIZE, () => {
          const names = [LIST_CHUNK, ...documents.map(({chunk}) => chunk)];
          const ids = new Set(names.map((name) => String(namedChunks.get(name)?.id)));
          for (const [name, asset] of Object.entries(compilation.assets)) {
            if (!/[\\/]runtime~/.test(name)) continue;
            const runtime = withoutScriptNames(String(asset.source()), ids);
            compilation.updateAsset(name, new sources.RawSource(runtime));
          }
          for (const file of namedChunks.get(LIST_CHUNK)?.files ?? [])
            compilation.deleteAsset(file);
        });
        at(stages.PROCESS_ASSETS_STAGE_REPORT, () => {
          report(documents.map((listed) => partsOf(listed, siteDir, compilation)));
        });
      });
    },
  };
}
