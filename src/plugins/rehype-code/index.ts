import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {markLines} from './markLines';
import {parseCodeMeta} from './parseCodeMeta';
import {splitLines} from './splitLines';

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
 * Highlights fenced code while the page is compiled (engineering decision 6), so that no highlighter
 * travels to the browser. Where lines are marked, each becomes `<span class="code-line">`. The
 * result is handed to the page as one string of HTML: as elements it would double the page's script.
 */
export default function rehypeCode() {
  return (tree: Root, file: {readonly path?: string}): void => {
    visit(tree, 'element', (pre) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const {title, marked} = parseCodeMeta(metaOf(code));
      const {text, marks} = markLines(toString(code).replace(/\n$/, ''), marked);
      const nodes = highlight(text, language, file.path ?? 'unknown file');
      const html = toHtml(
        marks.size === 0
          ? nodes
          : splitLines(nodes).map((children, index) => lineElement(children, marks.has(index + 1))),
      );
      pre.children = [];
      pre.properties = {
        dataHtml: html,
        dataLanguage: language,
        ...(title === undefined ? {} : {dataTitle: title}),
      };
    });
  };
}

function lineElement(children: ElementContent[], isMarked: boolean): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['code-line'], ...(isMarked ? {dataMarked: ''} : {})},
    children: [...children, {type: 'text', value: '\n'}],
  };
}
