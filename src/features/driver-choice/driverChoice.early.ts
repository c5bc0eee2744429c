/** Chooses the driver that a link names (`?driver=…`), so that the page is first painted with its parts only. */
export function showLinkedDriver(): void {
  const driver = new URLSearchParams(location.search).get('driver');
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-choice]'))
    choice.checked ||= choice.value === driver;
}
