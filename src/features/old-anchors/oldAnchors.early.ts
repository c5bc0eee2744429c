import {siteBase} from '@generated/siteBase';

// The map is fetched only when the hash names nothing on the page.
async function followOldAnchor(): Promise<void> {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id || document.getElementById(id)) return;
    const answer = await fetch(`${siteBase}anchors.json`);
    const anchors = (await answer.json()) as Record<string, Record<string, string>>;
    const path = decodeURIComponent(location.pathname).slice(siteBase.length - 1);
    const translation = path.startsWith('/zh/') ? path.slice('/zh'.length) : `/zh${path}`;
    const current = anchors[path]?.[id] ?? anchors[translation]?.[id];
    if (current) location.replace(`#${current}`);
  } catch {
    // A hash that is no text, or no list to be had: the reader stays at the top of the page.
  }
}

/** Old heading ids keep working, even those of the other language. */
export function followOldAnchors(): void {
  void followOldAnchor();
  addEventListener('hashchange', () => void followOldAnchor());
}
