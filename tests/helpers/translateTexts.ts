/** Does what a browser's translator does: puts a copy of each text into a new element, in place of the text. */
export function translateTexts(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text); // the walker shows nothing else
  for (const text of all) {
    if (text.parentElement?.closest('[translate=no]')) continue;
    const own = document.createElement('x-text');
    own.textContent = text.data;
    text.replaceWith(own);
  }
}
