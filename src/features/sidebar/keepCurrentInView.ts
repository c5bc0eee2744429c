/** Scrolls the sidebar, not the page, so far that the current page's entry is in its middle. */
export function keepCurrentInView(nav: HTMLElement): void {
  const current = nav.querySelector('[aria-current=page]');
  if (!current) return;
  const [entry, list] = [current.getBoundingClientRect(), nav.getBoundingClientRect()];
  // The head of the drawer covers its top.
  const top = list.top + (nav.firstElementChild?.clientHeight ?? 0);
  if (entry.top >= top && entry.bottom <= list.bottom) return;
  nav.scrollTop += entry.top - list.top - list.height / 2;
}
