import type {
  Blockquote,
  Code as CodeNode,
  InlineCode,
  Link as LinkNode,
  PhrasingContent,
  RootContent,
} from 'mdast';
import {toNodes} from './elements';
import type {Child} from './elements';

/** Words in code, as between backticks. */
export function Code({children}: {readonly children: string | number}): InlineCode {
  return {type: 'inlineCode', value: String(children)};
}

/** A block of code, highlighted and given its copy button like those an author writes. */
export function CodeBlock({lang, title, children}: CodeBlockProps): CodeNode {
  const meta = title === undefined ? null : `title="${title}"`;
  return {type: 'code', lang, meta, value: children};
}

interface CodeBlockProps {
  readonly lang: string;
  readonly title?: string | undefined;
  readonly children: string;
}

/** A link; addresses of the site start with `/` and get the locale's prefix when they are rendered. */
export function Link({to, children}: {readonly to: string; readonly children: Child}): LinkNode {
  return {type: 'link', url: to, title: null, children: toNodes(children) as PhrasingContent[]};
}

interface AdmonitionProps {
  /** Kind of the box. */
  readonly type: 'danger' | 'note' | 'warning';
  /** Its heading. */
  readonly title: string;
  readonly children: Child;
}

/** A danger or warning box, in the shape Docusaurus gives to what an author writes between colons. */
export function Admonition({type, title, children}: AdmonitionProps): RootContent {
  return {
    type: 'blockquote',
    data: {hName: 'admonition', hProperties: {type, title}},
    children: toNodes(children) as Blockquote['children'],
  };
}
