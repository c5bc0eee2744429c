/**
 * Locales of the site, the default one first. Everything else about languages follows from this list, or is a type error
 * until it says something about each of them (docs-internal/translating.md).
 */
export const localeCodes = ['en', 'zh'] as const;

/** A locale of the site. */
export type LocaleCode = (typeof localeCodes)[number];

/** The locale at the root of the site, which is also that of anything unknown. */
export const [defaultLocale] = localeCodes;

/** A value in every language; a missing one is a type error. */
export type Localized<T = string> = Readonly<Record<LocaleCode, T>>;

/** Reads a locale code; anything unknown is the default. */
export function parseLocaleCode(value: string): LocaleCode {
  return localeCodes.find((code) => code === value) ?? defaultLocale;
}

/** Whether a value of unknown origin holds a text in every language. */
export function isLocalized(value: unknown): value is Localized {
  return (
    typeof value === 'object' &&
    value !== null &&
    localeCodes.every((code) => typeof (value as Record<string, unknown>)[code] === 'string')
  );
}

/** What is between the entries of a list in a sentence. */
export const listSeparators: Localized = {en: ', ', zh: '、'};

/** What is between two words, or two sentences. */
export const wordSpaces: Localized = {en: ' ', zh: ''};

/** What the URL paths of a language's pages begin with: nothing, or `/zh`. */
export function pathPrefix(locale: LocaleCode): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The same for all languages, as a part of a regular expression. */
export const anyPathPrefix = `(${localeCodes.map(pathPrefix).filter(Boolean).join('|')})?`;

const others: Localized<LocaleCode> = {en: 'zh', zh: 'en'};

/** The language that a page is also searched and named in: the other one, as long as there are two. */
export function otherLocale(locale: LocaleCode): LocaleCode {
  return others[locale];
}

/** Languages as HTML names them. */
export const languageTags: Localized = {en: 'en', zh: 'zh-CN'};
