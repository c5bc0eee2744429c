/** Copy of a type's fields that is open below a field or a heading of a part. */
function openCopy(place: Element, hash: string): Element | undefined {
  const candidates = place.tagName === 'LI' ? [...place.children] : [place.nextElementSibling];
  return candidates.find((element) => element?.getAttribute('data-type-of') === hash) ?? undefined;
}

/** Copies the fields of a shared type below the field that has it, or takes the copy away again. */
function toggleType(link: HTMLAnchorElement, place: Element, type: Element): void {
  const shown = openCopy(place, link.hash);
  link.setAttribute('aria-expanded', String(!shown));
  if (shown) {
    shown.remove();
    return;
  }
  const copy = type.cloneNode(true) as Element;
  copy.setAttribute('data-type-of', link.hash);
  for (const inner of copy.querySelectorAll('[data-type-of]')) inner.remove();
  for (const opened of copy.querySelectorAll('[aria-expanded]')) {
    opened.removeAttribute('aria-expanded');
  }
  if (place.tagName === 'LI') place.append(copy);
  else place.after(copy);
}

/**
 * Opens a shared type where its name was pressed, if the type is on this page. Without scripts, and for types of
 * other pages, the name is a link.
 *
 * @returns whether the click was answered
 */
export function openType(event: MouseEvent): boolean {
  const {target} = event;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('.apiRoute a[href^="#"], .apiType a[href^="#"]')
      : null;
  const place = link?.closest('li, p');
  const type = link && document.getElementById(link.hash.slice(1))?.nextElementSibling;
  if (!isPlain || !link || !place || !type?.matches('.apiType')) return false;
  event.preventDefault();
  event.stopPropagation();
  toggleType(link, place, type);
  return true;
}
