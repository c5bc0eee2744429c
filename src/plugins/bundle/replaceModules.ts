import type {AppliedRule} from '../../build/assertApplied';
import type {FinishedCompilation} from './checkCompilation';

/** A module that the site replaces. */
export interface Replacement {
  /** Name of the rule, which the decision record has too. */
  readonly rule: string;
  /** How it is imported. */
  readonly imports: RegExp;
  /** Folder of the modules whose import is meant; if there's none, any module's. */
  readonly inFolder?: RegExp;
  /** File that replaces it. Nothing else imports this file, so it shows that the rule has applied. */
  readonly by: string;
}

/** The bundler's plugin, which replaces what imports ask for. */
type ReplacementPlugin<Plugin> = new (
  imports: RegExp,
  replace: (resource: {context: string; request: string}) => void,
) => Plugin;

/** Plugins that replace the modules. */
export function replaceModules<Plugin>(
  NormalModuleReplacementPlugin: ReplacementPlugin<Plugin>,
  replacements: readonly Replacement[],
): Plugin[] {
  return replacements.map(
    ({imports, inFolder, by}) =>
      new NormalModuleReplacementPlugin(imports, (resource) => {
        if (inFolder?.test(resource.context) ?? true) resource.request = by;
      }),
  );
}

/** How often each module was replaced. */
export function replacedIn(
  {modules}: FinishedCompilation,
  replacements: readonly Replacement[],
): readonly AppliedRule[] {
  return replacements.map(({rule, imports, inFolder, by}) => ({
    rule,
    changes: `import of ${imports.source}${inFolder ? ` in ${inFolder.source}` : ''}`,
    file: 'src/plugins/bundle/replacements.ts',
    count: modules.filter(({identifier}) => identifier.endsWith(by)).length,
  }));
}
