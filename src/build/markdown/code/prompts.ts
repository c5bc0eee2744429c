import type {Element} from 'hast';

/** What terminals write before a command: `$`, `#` for root, `>` and `PS C:\>` on Windows. */
const PROMPT = /^((?:PS [^>\n]*|[A-Z]:[^>\n]*)?>|[$#%]) (?=\S)/;

/** Splits a line of a terminal into its prompt, with the space after it, and the command. */
export function splitPrompt(line: string): {readonly prompt: string; readonly command: string} {
  const prompt = PROMPT.exec(line)?.[0] ?? '';
  return {prompt, command: line.slice(prompt.length)};
}

/** A prompt that is seen, but is no text: it is neither copied nor selected. */
export function promptElement(prompt: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['code-prompt'], dataPrompt: prompt},
    children: [],
  };
}
