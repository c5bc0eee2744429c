import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {el} from '../../syntax-tree/elements';
import {jsxExpression} from '../../syntax-tree/script';
import {parseCodeMeta} from '../code/parseCodeMeta';

/** Components that draw what is in a fenced block of a language. */
const drawn: Readonly<Record<string, string>> = {mermaid: 'Diagram', flowchart: 'Flowchart'};

/** The component for a fenced block that is drawn, or undefined for plain code. */
export function drawnFence({lang, meta, value}: Code): MdxJsxFlowElement | undefined {
  const component = lang && Object.hasOwn(drawn, lang) ? drawn[lang] : undefined;
  if (component === undefined) return undefined;
  const element = el(component, {title: parseCodeMeta(meta ?? '').title});
  element.attributes.push(jsxExpression('source', JSON.stringify(value)));
  const height = /\bheight=(\d+)/.exec(meta ?? '')?.[1];
  if (height !== undefined) element.attributes.push(jsxExpression('height', height));
  return element;
}

/**
 * Tabs from a list of fenced blocks: each is named by its title, and linked to by its language or, where
 * two have the same, by `tab="…"`.
 *
 * @param groupId name under which the choice is remembered
 * @throws Error for anything but blocks of code, and for two tabs of one name
 */
export function codeTabs(
  groupId: string | undefined,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  const values = new Set<string>();
  const items = children.map((child) => {
    if (child.type !== 'code') throw new Error('only code blocks are allowed inside');
    const meta = child.meta ?? '';
    const value = /\btab="([\w.-]+)"/.exec(meta)?.[1] ?? child.lang ?? 'text';
    if (values.has(value)) {
      throw new Error(`two tabs are named "${value}". Give one of them tab="another-name"`);
    }
    values.add(value);
    const bare = meta.replace(/\b(?:title|tab)=(?:"[^"]*"|'[^']*')\s*/g, '');
    return el(
      'TabItem',
      {value, label: parseCodeMeta(meta).title ?? value},
      {...child, meta: bare || null},
    );
  });
  return el('Tabs', {kind: 'code-tabs', groupId}, items);
}

/**
 * Checks what is in a demo.
 *
 * @throws Error when it holds no code that runs
 */
export function assertDemo(children: readonly RootContent[]): void {
  const languages = children.flatMap((child) => (child.type === 'code' ? [child.lang] : []));
  if (!languages.some((lang) => ['html', 'css', 'js'].includes(lang ?? ''))) {
    throw new Error('put at least one block of code in html, css or js inside');
  }
}
