import type {Heading} from 'mdast';

/** Id of a heading, as its author wrote it: `{/* #id *\/}`. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(last.value)?.[1] : undefined;
}

/** Words of a heading. */
export function headingTitle({children}: Heading): string {
  return children
    .map((child) => ('value' in child && child.type !== 'mdxTextExpression' ? child.value : ''))
    .join('')
    .trim();
}
