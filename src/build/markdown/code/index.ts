import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {visit} from '../../syntax-tree/visit';
import {esm} from '../../syntax-tree/script';
import {highlight} from './highlight';
import {keepWhole} from './keepWhole';
import {markLines} from './markLines';
import {parseCodeMeta} from './parseCodeMeta';
import {promptElement, splitPrompt} from './prompts';
import {splitLines} from './splitLines';

/** Lines above which a block is folded, and lines that stay in view (`codeTools.widget.css`). */
const FOLD_FROM_LINES = 40;
/** Characters of a line that fit into the text column on a wide screen. */
const WRAP_FROM_CHARACTERS = 80;
/** Commands always wrap (`CodeBlock.module.css`), because their end is often what the text is about. */
const COMMAND_LANGUAGES: readonly string[] = ['bash', 'batch', 'console', 'powershell'];
/** Styles of numbers, prompts, wrapping and folding; a page without these does not load them. */
const TOOL_STYLES = "import '@site/src/features/code-block/codeTools.widget.css';";

/** Meta string of a fenced block; where it is depends on the compiler's own steps before ours. */
function metaOf(code: Element): string {
  const meta = code.properties['metastring'] ?? (code.data as {meta?: unknown} | undefined)?.meta;
  return typeof meta === 'string' ? meta : '';
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((className) => className.startsWith('language-'));
  return name === undefined ? 'text' : name.slice('language-'.length);
}

/**
 * Keeps names in a sentence whole, and highlights fenced code while the page is compiled (engineering decision 6), so that no highlighter
 * travels to the browser. Where lines are marked, each becomes `<span class="code-line">`. The
 * result is handed to the page as one string of HTML: as elements it would double the page's script.
 */
export default function rehypeCode() {
  return (tree: Root, file: {readonly path?: string}): void => {
    let needsToolStyles = holdsStaticHtml(tree);
    visit(tree, 'element', (pre) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const {title, marked, firstNumber} = parseCodeMeta(metaOf(code));
      const {text, marks} = markLines(toString(code).replace(/\n$/, ''), marked);
      const tools = toolsFor(text, language, firstNumber);
      const hasPrompts = language === 'console';
      needsToolStyles ||= hasPrompts || Object.keys(tools).length > 0;
      const page = file.path ?? 'unknown file';
      const nodes = hasPrompts ? [] : highlight(text, language, page);
      const lines = hasPrompts
        ? text.split('\n').map((line) => consoleLine(line, page))
        : splitLines(nodes);
      const needsLines = hasPrompts || marks.size > 0 || firstNumber !== undefined;
      const html = toHtml(
        needsLines
          ? lines.map((children, index) => lineElement(children, marks.has(index + 1)))
          : nodes,
      );
      pre.children = [];
      pre.properties = {
        dataHtml: html,
        dataLanguage: language,
        ...(title === undefined ? {} : {dataTitle: title}),
        ...tools,
      };
    });
    // What is still there is in a sentence.
    visit(tree, {type: 'element', tagName: 'code'}, keepWhole);
    if (needsToolStyles) tree.children.unshift(esm(TOOL_STYLES));
  };
}

/** Whether the page has parts whose code the browser's script does not know (`src/build/markdown/facts`). */
function holdsStaticHtml(tree: Root): boolean {
  let isFound = false;
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    isFound ||= name === 'StaticHtml';
  });
  return isFound;
}

/** Attributes of the comforts a block needs: numbers on demand, others when it is wide or long. */
function toolsFor(
  text: string,
  language: string,
  firstNumber: number | undefined,
): Record<string, string> {
  const lines = text.split('\n');
  const isWide = lines.some((line) => line.length > WRAP_FROM_CHARACTERS);
  return {
    ...(firstNumber === undefined ? {} : {dataNumbers: String(firstNumber)}),
    ...(isWide && !COMMAND_LANGUAGES.includes(language) ? {dataWraps: ''} : {}),
    ...(lines.length > FOLD_FROM_LINES ? {dataLines: String(lines.length)} : {}),
  };
}

/** A line of a terminal: commands are highlighted behind their prompt, what they print is plain. */
function consoleLine(line: string, file: string): ElementContent[] {
  const {prompt, command} = splitPrompt(line);
  return prompt === ''
    ? [{type: 'text', value: line}]
    : [promptElement(prompt), ...highlight(command, 'bash', file)];
}

function lineElement(children: ElementContent[], isMarked: boolean): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['code-line'], ...(isMarked ? {dataMarked: ''} : {})},
    children: [...children, {type: 'text', value: '\n'}],
  };
}
