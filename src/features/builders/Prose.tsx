import {Fragment, type ReactNode} from 'react';
import {staysWhole} from '@site/src/lib/shared/staysWhole';

/** Code and bold text, as the facts write them. */
const MARKED = /(`[^`]+`|\*\*[^*]+\*\*)/;

/** A sentence of the facts. */
export function Prose({text}: {readonly text: string}): ReactNode {
  // The parts of a text have no other name than their place.
  return text.split(MARKED).map((part, key) => {
    if (part.startsWith('`')) {
      const code = part.slice(1, -1);
      return (
        <code key={key} className={staysWhole(code) ? 'unbroken' : undefined}>
          {code}
        </code>
      );
    }
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
