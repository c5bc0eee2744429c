/**
 * Used, while pages are rendered at build, for parts that only come alive in a browser (see index.ts).
 *
 * @throws Error always: such a part is loaded once the page is in a browser, and has no HTML at build
 */
export default function BrowserOnly(): never {
  throw new Error(
    'A *.lazy part was rendered at build. Load it in an effect, as components/LazyWidget does.',
  );
}
