import {useEffect, useState} from 'react';

/**
 * Number that grows whenever the page's colors change: `data-theme` of the document is the one source
 * of the color mode (specification section 4). Drawings that hold colors are made again with it.
 */
export function useColorsVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((current) => current + 1));
    observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, []);
  return version;
}

/** Value of a token of `src/css/tokens.css` as it holds now, for libraries that need real colors. */
export function readToken(name: `--site-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
