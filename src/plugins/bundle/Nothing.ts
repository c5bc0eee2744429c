/** Stands in for theme parts this site never shows (see index.ts). */
export default function Nothing(): null {
  return null;
}
