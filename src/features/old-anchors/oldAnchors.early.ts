import {languageFolders, siteBase} from '@generated/siteBase';

// The map is fetched only when the hash names nothing on the page.
async function followOldAnchor(): Promise<void> {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id || document.getElementById(id)) return;
    const answer = await fetch(`${siteBase}anchors.json`);
    const anchors = (await answer.json()) as Record<string, Record<string, string>>;
    const path = decodeURIComponent(location.pathname).slice(siteBase.length - 1);
    const folder = languageFolders.find((each) => path.startsWith(`/${each}/`));
    const bare = folder ? path.slice(folder.length + 1) : path;
    const current = [path, bare, ...languageFolders.map((each) => `/${each}${bare}`)]
      .map((each) => anchors[each]?.[id])
      .find(Boolean);
    if (current) location.replace(`#${current}`);
  } catch {
    // A hash that is no text, or no list to be had: the reader stays at the top of the page.
  }
}

/** Old heading ids keep working, even those of other languages. */
export function followOldAnchors(): void {
  void followOldAnchor();
  addEventListener('hashchange', () => void followOldAnchor());
}
