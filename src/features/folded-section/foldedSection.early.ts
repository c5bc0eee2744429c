/** Opens what is folded directly below the heading that the address names. Our IDs need no decoding. */
export function openFoldedSection(): void {
  const below = document.getElementById(location.hash.slice(1))?.nextElementSibling;
  if (below instanceof HTMLDetailsElement) below.open = true;
}

/** Anyone who follows a link to a section wants to see it: one that is folded opens. */
export function watchFoldedSections(): void {
  openFoldedSection();
  addEventListener('hashchange', openFoldedSection);
}
