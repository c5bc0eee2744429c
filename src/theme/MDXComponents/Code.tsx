// Replaces the original, which chooses between inline code and the Prism block; blocks come through Pre.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

/** Names of this length have room in the narrowest line. */
const UNBROKEN_MAX_CHARACTERS = 28;

/** A flag or another name with hyphens, at which a browser would end a line: `--no-prefix`. */
function isHyphenated(code: unknown): boolean {
  return (
    typeof code === 'string' &&
    code.length <= UNBROKEN_MAX_CHARACTERS &&
    /^[\w.-]*-[\w.-]*$/.test(code)
  );
}

export default function MDXCode({className, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props} className={clsx(className, isHyphenated(props.children) && 'unbroken')} />
  );
}
