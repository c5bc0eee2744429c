import type {Server} from './serverAddress';

/** What is in samples for the reader's own values (`src/lib/shared/samples/samples.ts`). */
const SAMPLE_BASE = 'http://localhost:5244';
const SAMPLE_TOKEN = '<token>';

/** Texts as the build wrote them. */
const originals = new WeakMap<Text, string>();

function textsIn(code: Element): readonly Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/**
 * A piece of a sample with the reader's server.
 *
 * @param text as the build wrote it
 * @param server values that `serverAddress.ts` accepted: they need no quotes in any language
 */
export function filledText(text: string, {base, token}: Server): string {
  return text
    .replaceAll(SAMPLE_BASE, base === '' ? SAMPLE_BASE : base)
    .replaceAll(SAMPLE_TOKEN, token === '' ? SAMPLE_TOKEN : token);
}

/**
 * Writes the reader's server into every sample of a request; what the reader hasn't typed stays as it was written. The
 * request to replace the token goes once it's there.
 *
 * @param root part of the page that holds the samples
 */
export function fillSamples(root: ParentNode, server: Server): void {
  for (const hint of root.querySelectorAll<HTMLElement>('[data-until=token]')) {
    hint.hidden = server.token !== '';
  }
  for (const code of root.querySelectorAll('[data-code-block] code')) {
    const texts = textsIn(code);
    const before = texts.map((text) => originals.get(text) ?? text.data);
    if (!before.join('').includes(SAMPLE_BASE)) continue;
    texts.forEach((text, index) => {
      const original = before[index] ?? '';
      const filled = filledText(original, server);
      if (filled === text.data) return;
      originals.set(text, original);
      text.data = filled;
    });
  }
}
