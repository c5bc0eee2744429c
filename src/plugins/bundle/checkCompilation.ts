import {assertApplied, type AppliedRule} from '../../build/assertApplied';

/** A finished compilation, as far as rules leave traces in it. */
export interface FinishedCompilation {
  readonly modules: readonly {readonly identifier: string; readonly type: string}[];
  /** Files of a chunk; undefined if there's no chunk with this name. */
  readonly filesOf: (chunk: string) => ReadonlySet<string> | undefined;
}

/** What this plugin needs of the bundler, whose types Docusaurus does not pass on. */
interface Module {
  readonly type: string;
  identifier(): string;
}
interface Compilation {
  readonly namedChunks: ReadonlyMap<string, {readonly files: ReadonlySet<string>}>;
  readonly hooks: {
    readonly finishModules: {tap(name: string, work: (modules: Iterable<Module>) => void): void};
    readonly processAssets: {tap(options: {name: string; stage: number}, work: () => void): void};
  };
}
interface Compiler {
  readonly webpack: {readonly Compilation: {readonly PROCESS_ASSETS_STAGE_REPORT: number}};
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, work: (compilation: Compilation) => void): void};
  };
}

const NAME = 'check-compilation';

/**
 * Stops the build if a rule has left no trace in the finished compilation. Rules can't be counted where they apply: with a
 * warm cache, the bundler resolves no imports.
 *
 * @param rulesIn rules, and how often each has applied
 */
export function checkCompilation(
  rulesIn: (compilation: FinishedCompilation) => readonly AppliedRule[],
): {apply(compiler: object): void} {
  return {
    apply(compiler) {
      const {webpack, hooks} = compiler as Compiler;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        let modules: FinishedCompilation['modules'] = [];
        // Later, the bundler joins modules.
        compilation.hooks.finishModules.tap(NAME, (all) => {
          modules = [...all].map((module) => ({
            identifier: module.identifier(),
            type: module.type,
          }));
        });
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
          const filesOf = (chunk: string) => compilation.namedChunks.get(chunk)?.files;
          assertApplied(rulesIn({modules, filesOf}));
        });
      });
    },
  };
}
