/**
 * Replaces the generator's function, which removes the extension from addresses that the router doesn't know.
 * Our router doesn't know a document until it asks for it. All links use the router's addresses, and the early
 * script corrects other spellings before the application runs (`src/early/address.ts`).
 */
export default function normalizeLocation<Location>(location: Location): Location {
  return location;
}
