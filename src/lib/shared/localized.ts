/** Locales of the site; English first, because it is the default. */
export const localeCodes = ['en', 'zh'] as const;

/** A locale of the site. */
export type LocaleCode = (typeof localeCodes)[number];

/** A value in every language; a missing one is a type error. */
export type Localized<T = string> = Readonly<Record<LocaleCode, T>>;

/** Reads a locale code; anything unknown is English. */
export function parseLocaleCode(value: string): LocaleCode {
  return localeCodes.find((code) => code === value) ?? 'en';
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

/** What the URL paths of a language's pages begin with. */
export const pathPrefixes: Localized = {en: '', zh: '/zh'};

/** The language that a page isn't in. */
export function otherLocale(locale: LocaleCode): LocaleCode {
  return locale === 'en' ? 'zh' : 'en';
}

/** Languages as HTML names them. */
export const languageTags: Localized = {en: 'en', zh: 'zh-CN'};
