/**
 * Values that can be chosen, by their names in the URL. Only they are in a URL: what is typed can be a secret.
 */
export type Offers = ReadonlyMap<string, readonly string[]>;

/** What is chosen, by its name in the URL. */
export type Chosen = Readonly<Record<string, string>>;

/** What may be chosen in a switch. */
export const SWITCH_VALUES: readonly string[] = ['true', 'false'];

/** Reads the choices in a URL. Anything that isn't offered is ignored. */
export function readChosen(search: string, offers: Offers): Chosen {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...offers].flatMap(([name, values]) => {
      const value = params.get(name);
      return value !== null && values.includes(value) ? [[name, value] as const] : [];
    }),
  );
}

/**
 * The query of a URL with what is chosen now, in the order of `chosen`; what others wrote into it stays.
 *
 * @param offers everything that the builder can write: what isn't chosen is removed
 * @throws Error that names a choice which isn't offered, because it could be a secret
 */
export function writeChosen(search: string, offers: Offers, chosen: Chosen): string {
  const params = new URLSearchParams(search);
  for (const name of offers.keys()) params.delete(name);
  for (const [name, value] of Object.entries(chosen)) {
    if (offers.get(name)?.includes(value) !== true) {
      throw new Error(`query: "${name}" has no choice with this value. Add it to the offers.`);
    }
    params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
