/** What the site has to know about a language besides its texts. */
interface Language {
  /** Its own name, in the language menu. */
  readonly label: string;
  /** As search engines know it; the code, unless said otherwise. */
  readonly tag?: string;
  /** As documents name it; the code, unless said otherwise. */
  readonly htmlLang?: string;
  /** What is between the entries of a list in a sentence. */
  readonly listSeparator: string;
  /** What is between two words, or two sentences. */
  readonly wordSpace: string;
}

/**
 * Languages of the site, the default one first. Everything else about languages follows from this list
 * (docs-internal/translating.md).
 */
const languages = {
  en: {label: 'English', htmlLang: 'en-US', listSeparator: ', ', wordSpace: ' '},
  zh: {label: '简体中文', tag: 'zh-CN', htmlLang: 'zh-CN', listSeparator: '、', wordSpace: ''},
} as const satisfies Readonly<Record<string, Language>>;

/** The languages in which every text exists: the checks demand it. Other languages show the English text for a missing one. */
export const completeLocales = ['en', 'zh'] as const;

/** A language in which every text exists. */
export type CompleteLocale = (typeof completeLocales)[number];

/**
 * Stands for a language that may be added. No language has this code; with it, code that expects a text in every language is
 * a type error before there's a language that lacks one.
 */
type LanguageToCome = 'xx';

/** A locale of the site. */
export type LocaleCode = keyof typeof languages | LanguageToCome;

/** Locales of the site, the default one first. */
export const localeCodes = Object.keys(languages) as readonly LocaleCode[];

/** The locale at the root of the site, which is also that of anything unknown. */
export const defaultLocale = 'en';

/** A value in every complete language, a missing one of which is a type error; other languages can have it, too. */
export type Localized<T = string> = Readonly<
  Record<CompleteLocale, T> & Partial<Record<LocaleCode, T>>
>;

/** Reads a value in a language, or in English where that language has none. */
export function inLanguage<T extends Localized<unknown>>(
  values: T,
  locale: LocaleCode,
): T[CompleteLocale] {
  return values[locale] ?? values[defaultLocale];
}

/** What the site knows about a language. */
export function languageOf(locale: LocaleCode): Required<Language> {
  const known: Readonly<Partial<Record<LocaleCode, Language>>> = languages;
  return {tag: locale, htmlLang: locale, ...(known[locale] ?? languages[defaultLocale])};
}

/** Reads a locale code; anything unknown is the default. */
export function parseLocaleCode(value: string): LocaleCode {
  return localeCodes.find((code) => code === value) ?? defaultLocale;
}

/** Whether a value of unknown origin holds a text in every complete language. */
export function isLocalized(value: unknown): value is Localized {
  return (
    typeof value === 'object' &&
    value !== null &&
    completeLocales.every((code) => typeof (value as Record<string, unknown>)[code] === 'string')
  );
}

/** What the URL paths of a language's pages begin with: nothing, or `/zh`. */
export function pathPrefix(locale: LocaleCode): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The same for all languages, as a part of a regular expression. */
export const anyPathPrefix = `(${localeCodes.map(pathPrefix).filter(Boolean).join('|')})?`;

const anyPrefix = new RegExp(`^${anyPathPrefix}(?=/)`, 'i');

/** A path of the site without the prefix of its language, in whatever letters. */
export function withoutLocale(path: string): string {
  return path.replace(anyPrefix, '');
}

/** The language that a page is also searched and named in: English, and for English, Chinese. */
export function otherLocale(locale: LocaleCode): CompleteLocale {
  return locale === defaultLocale ? 'zh' : defaultLocale;
}
