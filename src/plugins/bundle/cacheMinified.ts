import {createHash} from 'node:crypto';
import {openTextCache} from '../../lib/node/textCache';
import {minimizerOptions} from './shorterScripts';

/** What this plugin needs of the bundler, whose types Docusaurus does not pass on. */
type Assets = Readonly<Record<string, {source(): string | Buffer}>>;
interface Compilation {
  readonly assets: Assets;
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, work: () => void): void};
  };
  updateAsset(name: string, source: unknown, info: {minimized: boolean}): void;
}
interface Compiler {
  readonly webpack: {
    /** Not there in webpack, which has the same hooks. */
    readonly rspackVersion?: string;
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => unknown};
  };
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, work: (compilation: Compilation) => void): void};
  };
}

const NAME = 'cache-minified';

/**
 * Minifies a script that an earlier build, or the build of the other language, has minified, only once. The
 * bundler's own cache ends before that step, and the libraries of widgets are most of its work. The result
 * depends on nothing but what the hash is made of, so a build with it has the same bytes as one without.
 *
 * @param folder for the results
 */
export function cacheMinified(folder: string): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      const {rspackVersion, Compilation, sources} = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      const minifier = JSON.stringify([rspackVersion, minimizerOptions]);
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const cache = openTextCache(folder);
        const hashes = new Map<string, string>();
        const textOf = (name: string): string => String(compilation.assets[name]?.source());
        compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () => {
          for (const name of Object.keys(compilation.assets).filter(isScript)) {
            const hash = createHash('sha256').update(minifier).update(textOf(name)).digest('hex');
            const text = cache.read(hash);
            if (text === undefined) hashes.set(name, hash);
            // What is marked so, the minifier passes over.
            else compilation.updateAsset(name, new sources.RawSource(text), {minimized: true});
          }
        });
        compilation.hooks.processAssets.tap({name: NAME, stage: stage + 1}, () => {
          for (const [name, hash] of hashes) cache.write(hash, textOf(name));
        });
      });
    },
  };
}

const isScript = (name: string): boolean => name.endsWith('.js');
