import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import type {PageMode} from '@site/src/lib/shared/pageMode';
import './focusMode.css';

/**
 * Marks the document with the look of its page (specification section 9, focus mode); the style sheet does
 * the rest. The innermost of several counts.
 */
export function PageModeHead({isPure, focusDelayMs}: PageMode): ReactNode {
  const hasFocusMode = focusDelayMs !== undefined;
  // Handed on as they are in HTML; the types know the style of rendered elements only.
  const attributes = {
    className: clsx(hasFocusMode && 'focusMode', isPure && 'pure'),
    ...(hasFocusMode && {style: `--site-focus-mode-delay:${focusDelayMs}ms`}),
  } as object;
  return (
    <Head>
      <body {...attributes} />
    </Head>
  );
}
