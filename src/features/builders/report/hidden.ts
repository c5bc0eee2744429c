/** What is masked, in the order in which the page lists it. */
export const maskKinds = [
  'password',
  'token',
  'cookie',
  'key',
  'signature',
  'value',
  'account',
  'host',
  'ip',
  'email',
  'phone',
] as const;

export type MaskKind = (typeof maskKinds)[number];

/** What stands for a value: its kind, and a number that is the same wherever the value is. */
const MASK = new RegExp(`\\[(${maskKinds.join('|')})-\\d+\\]`, 'g');
const MASK_HERE = new RegExp(MASK.source, 'y');

/** Halves of characters, which can't be written in a URL. */
const HALVES = /\p{Surrogate}/gu;

/** Values that tell nothing: nothing at all, words of programs, dots and stars, and what samples write. */
const HARMLESS =
  /^(?:|true|false|null|nil|none|undefined|redacted|masked|hidden|[*•.xX…-]+|<[^<>]*>|\[[A-Za-z ]*\]|your[\w -]*|\$\{?\w+\}?|%[sdvq]|\d{1,3})$/i;

const ALNUM = /[A-Za-z\d]/;

/** Shorter values are in too much other text to be looked for there. */
const MIN_REPEATED = 6;

/** A value that everyone has isn't looked for elsewhere. */
const PLAIN_WORD = /^[a-z]{1,7}$/i;

/** Whether a text has nothing in it but masks. */
function isMasked(text: string): boolean {
  return text.includes('[') && text.replaceAll(MASK, '').replaceAll(/[\s;,&]/g, '') === '';
}

/** How many values of each kind a text hides; kinds without any aren't in it. */
export function countMasks(text: string): ReadonlyMap<MaskKind, number> {
  const masks = new Set(Array.from(text.matchAll(MASK), ([mask]) => mask));
  const kinds = [...masks].map((mask) => maskKinds.find((kind) => mask.startsWith(`[${kind}-`)));
  const counts = maskKinds.map((kind) => [kind, kinds.filter((each) => each === kind).length]);
  return new Map((counts as [MaskKind, number][]).filter(([, count]) => count > 0));
}

/** Remembers what was hidden, so that a value has one mask in everything that a reader pastes. */
export class HiddenValues {
  readonly #masks = new Map<string, string>();
  readonly #numbers = new Map<MaskKind, number>();
  /** Values to look for everywhere, by their first letters. */
  readonly #byStart = new Map<string, string[]>();

  /**
   * Mask of a value.
   *
   * @param value as it's in the text
   * @returns the value itself if it tells nothing, or is masked already
   */
  hide(kind: MaskKind, value: string): string {
    if (HARMLESS.test(value) || isMasked(value)) return value;
    const known = this.#masks.get(value);
    if (known !== undefined) return known;
    const number = (this.#numbers.get(kind) ?? 0) + 1;
    this.#numbers.set(kind, number);
    const mask = `[${kind}-${number}]`;
    this.#remember(value, mask);
    if (kind === 'cookie') {
      // Parts of a cookie are secrets on their own.
      for (const [, part = ''] of value.matchAll(/=([^;\s]{8,})/g)) this.#remember(part, mask);
    }
    return mask;
  }

  #remember(value: string, mask: string): void {
    const isFound = value.length >= MIN_REPEATED && !PLAIN_WORD.test(value);
    for (const form of new Set([value, encodeURIComponent(value.replaceAll(HALVES, ''))])) {
      if (this.#masks.has(form)) continue;
      this.#masks.set(form, mask);
      if (!isFound) continue;
      const start = form.slice(0, MIN_REPEATED);
      const others = this.#byStart.get(start);
      if (others) others.push(form);
      else this.#byStart.set(start, [form]);
    }
  }

  /** A text with every value that is known already masked, wherever it is. */
  hideKnown(text: string): string {
    if (this.#byStart.size === 0) return text;
    const parts: string[] = [];
    let done = 0;
    for (let at = 0; at + MIN_REPEATED <= text.length; at += 1) {
      const value = this.#knownAt(text, at);
      if (value === undefined) {
        if (text[at] === '[') at = Math.max(at, endOfMask(text, at) - 1);
        continue;
      }
      parts.push(text.slice(done, at), this.#masks.get(value) ?? '');
      done = at + value.length;
      at = done - 1;
    }
    return parts.length === 0 ? text : parts.join('') + text.slice(done);
  }

  /** The longest value that is at a place of a text. */
  #knownAt(text: string, at: number): string | undefined {
    let longest: string | undefined;
    for (const value of this.#byStart.get(text.slice(at, at + MIN_REPEATED)) ?? []) {
      if (value.length > (longest?.length ?? 0) && isWhole(text, at, value)) longest = value;
    }
    return longest;
  }

  /** Forgets every value. */
  forget(): void {
    this.#masks.clear();
    this.#numbers.clear();
    this.#byStart.clear();
  }
}

/** Where a mask ends that begins at a place of a text; 0 if none does. */
function endOfMask(text: string, at: number): number {
  MASK_HERE.lastIndex = at;
  return MASK_HERE.test(text) ? MASK_HERE.lastIndex : 0;
}

/** Whether a value is at a place of a text, and isn't only a part of a longer word. */
function isWhole(text: string, at: number, value: string): boolean {
  const isJoined = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined && other !== undefined && ALNUM.test(one) && ALNUM.test(other);
  return (
    !isJoined(text[at - 1], value[0]) &&
    !isJoined(value.at(-1), text[at + value.length]) &&
    text.startsWith(value, at)
  );
}
