import './partTexts';
import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

/** How long one hint is shown before the next. */
const HINT_INTERVAL_MS = 6000;

/** A hint that changes while the page is open; the first is fixed, so that the static page is the same. */
export function useHint(): string {
  const [index, setIndex] = useState(0);
  const hints = [
    translate({
      id: 'notFound.hint.nothing',
      message: "There's nothing here.",
      description: 'Hint on the 404 page',
    }),
    translate({
      id: 'notFound.hint.moved',
      message: 'The page may have moved, or its address has a typing error.',
      description: 'Hint on the 404 page',
    }),
    translate({
      id: 'notFound.hint.menu',
      message: 'Every page can be reached from the menu at the top.',
      description: 'Hint on the 404 page',
    }),
  ];
  useEffect(() => {
    const timer = setInterval(() => {
      setIndex((current) => current + 1);
    }, HINT_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return hints[index % hints.length] ?? '';
}
