/** Property names that would reach into every object of the page (specification section 5). */
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Refuses unsafe property names anywhere in a value that came from an author, a link or a server.
 *
 * @param value texts, numbers, lists and objects of these
 * @param place where the value is, for the message, such as `options`
 * @throws Error naming the property and its place
 */
export function assertSafeNames(value: unknown, place: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.getOwnPropertyNames(value)) {
    assertSafeName(name, place);
    const descriptor = Object.getOwnPropertyDescriptor(value, name);
    assertSafeNames(descriptor?.value, `${place}.${name}`);
  }
}

/**
 * Refuses one unsafe property name.
 *
 * @throws Error naming the property and its place
 */
export function assertSafeName(name: string, place: string): void {
  if (UNSAFE_NAMES.includes(name)) {
    throw new Error(`${place}: the property name "${name}" is not allowed. Choose another name.`);
  }
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lays one set of options over another: objects are merged, lists and single values replaced.
 *
 * @param base options that hold where `over` says nothing
 * @param over options of an author
 * @throws Error when `over` holds an unsafe property name
 */
export function mergeOptions(
  base: Readonly<Record<string, unknown>>,
  over: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  assertSafeNames(over, 'options');
  const merged: Record<string, unknown> = {...base};
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] =
      isPlainObject(below) && isPlainObject(value) ? mergeOptions(below, value) : value;
  }
  return merged;
}
