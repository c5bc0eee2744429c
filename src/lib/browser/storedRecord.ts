/**
 * Reads a record that the browser keeps for the reader. Storage belongs to the reader and to every script of the site,
 * so a stored text can be anything. The caller checks each member.
 *
 * Everywhere else, zod checks what comes from outside; here it would be more bytes than all of the checks together
 * (`docs-internal/decisions/2026-11-22-texts-and-validation.md`).
 *
 * @param text what is stored, if anything
 * @returns the members of the record, or of the list; none for any other text
 */
export function parseRecord(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    return {...(JSON.parse(text ?? '') as object)};
  } catch {
    return {};
  }
}
