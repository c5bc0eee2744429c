import {useEffect, useState} from 'react';
import {useReducedMotion} from '@site/src/hooks/useReducedMotion';
import {charactersOf, firstTitle, nextTyping} from './typing';

/**
 * Types the titles one after another, forever. A single title stays still; with reduced motion, and
 * where nothing is to move, the first one does.
 *
 * @param titles one or more
 * @param isAskedStill whether the page does without ornament that moves
 * @returns what is to be seen at the moment; at first, and on the server, the first title
 */
export function useTyping(titles: readonly string[], isAskedStill: boolean): string {
  const [typing, setTyping] = useState(() => firstTitle(titles));
  const isStill = useReducedMotion() || isAskedStill || titles.length < 2;
  useEffect(() => {
    if (isStill) return undefined;
    const {next, afterMs} = nextTyping(titles, typing);
    const timer = setTimeout(() => setTyping(next), afterMs);
    return () => clearTimeout(timer);
  }, [isStill, titles, typing]);
  const shown = isStill ? firstTitle(titles) : typing;
  return charactersOf(titles[shown.index] ?? '')
    .slice(0, shown.length)
    .join('');
}
