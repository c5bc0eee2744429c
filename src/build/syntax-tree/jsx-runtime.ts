import type {RootContent} from 'mdast';
import {el, toNodes} from './elements';
import type {AttributeValue, Child, Classes} from './elements';

export type * as JSX from './jsxTypes';

/** What is in a tag and between the tags. */
type Props = Readonly<Record<string, unknown>> & {readonly children?: Child};

/**
 * What the compiler makes of a tag: nodes of a page. Files that begin with `@jsxImportSource` and this folder write
 * what they add to a page as JSX, which becomes Markdown's syntax tree and not React's elements.
 *
 * @param type name of an element, or a component, which is called at once
 */
export function jsx(type: string | ((props: Props) => Child), props: Props): RootContent[] {
  if (typeof type === 'function') return toNodes(type(props));
  const {children, ...attributes} = props;
  return [el(type, attributes as Readonly<Record<string, AttributeValue | Classes>>, children)];
}

export {jsx as jsxs};

/** Nodes without an element around them. */
export function Fragment({children}: {readonly children?: Child}): Child {
  return children;
}
