/** Ways a secret of an application is written down; the group is its value. */
const shapes: readonly RegExp[] = [
  // In code, JSON and settings files.
  /(?:client|app)[_-]?secret["'`]?\s*[:=]\s*["'`]?([\w.~-]{16,})/gi,
  // In a table of fields.
  /(?:client|app)[_-]?secret[^\n]{0,80}\|\s*`([\w.~-]{16,})`/gi,
  // Secrets of Google and of Microsoft tell themselves apart.
  /(GOCSPX-[\w-]{20,})/g,
  /([\w~.-]{3}8Q~[\w~.-]{30,})/g,
];

/** Words that stand for a secret where people read: names of variables, words with dashes. */
const PLACEHOLDER = /^(?:[a-z]+(?:[._-][a-z0-9]+)*|[A-Z_]+|[a-z]+(?:[A-Z][a-z]+)+)$/;

/**
 * Finds secrets of applications in a text.
 *
 * @returns their first letters, so that a report does not spread them
 */
export function findSecrets(text: string): readonly string[] {
  return shapes
    .flatMap((shape) => [...text.matchAll(shape)].map(([, value = '']) => value))
    .filter((value) => !PLACEHOLDER.test(value))
    .map((value) => `${value.slice(0, 4)}…`);
}
