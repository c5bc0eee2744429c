import {createRequire} from 'node:module';
import treeSitter from '@vscode/tree-sitter-wasm';

/** What PowerShell's grammar makes of some commands. */
export interface Reading {
  /** Whether the grammar has a place for every letter. */
  readonly isGood: boolean;
  /** Words and texts in single quotes, as PowerShell reads them. */
  readonly texts: readonly string[];
}

/** PowerShell ends a text at each of these, and reads two of them as one. */
const DOUBLED_QUOTE = /(['\u2018-\u201b])['\u2018-\u201b]/g;

/**
 * A reader of PowerShell: the grammar of VS Code. PowerShell itself isn't in npm, and the package of that name downloads
 * it from elsewhere.
 */
export async function powershellReader(): Promise<(code: string) => Reading> {
  const {Language, Parser} = treeSitter;
  await Parser.init();
  const parser = new Parser();
  const grammar = createRequire(import.meta.url).resolve(
    '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  );
  parser.setLanguage(await Language.load(grammar));
  return (code) => {
    const root = parser.parse(code)?.rootNode;
    if (!root) throw new Error('The grammar of PowerShell could not be used.');
    const textsOf = (type: string): readonly string[] =>
      root.descendantsOfType(type).map((node) => node?.text ?? '');
    return {
      isGood: !root.hasError,
      texts: [
        ...textsOf('generic_token'),
        ...textsOf('verbatim_string_characters').map((text) =>
          text.slice(1, -1).replaceAll(DOUBLED_QUOTE, '$1'),
        ),
      ],
    };
  };
}
