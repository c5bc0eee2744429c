import {replaceQuery} from './replaceQuery';

/** Name of the chosen driver in the URL of a page about drivers. */
const DRIVER = 'driver';

/** Says that another driver is chosen; it's only heard on the page itself. */
const DRIVER_CHOSEN = 'site:driver';

/** The driver that the page's URL names, or an empty text. */
export function readPageDriver(): string {
  return new URLSearchParams(location.search).get(DRIVER) ?? '';
}

/**
 * Chooses a driver for the whole page, and writes it into the URL.
 *
 * @param driver its registered name; an empty text for all drivers of the page
 */
export function choosePageDriver(driver: string): void {
  const params = new URLSearchParams(location.search);
  if (driver === '') params.delete(DRIVER);
  else params.set(DRIVER, driver);
  const query = params.toString();
  replaceQuery(query === '' ? '' : `?${query}`);
  dispatchEvent(new Event(DRIVER_CHOSEN));
}

/** Calls a listener when another driver is chosen. */
export function watchPageDriver(listener: () => void): () => void {
  addEventListener(DRIVER_CHOSEN, listener);
  return () => removeEventListener(DRIVER_CHOSEN, listener);
}
