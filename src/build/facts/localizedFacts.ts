import {driverNames} from '../../data/driverNames';
import {
  inLanguage,
  type CompleteLocale,
  type LocaleCode,
  type Localized,
} from '../../lib/shared/localized';
import type {CatalogueName} from './factTexts';
import type {Facts} from './facts';
import {
  commonPath,
  driverPath,
  englishLabel,
  fieldPath,
  labelAt,
  labelOf,
  optionPath,
  screenText,
  settingPath,
} from './labels';
import type {Label, LabelPath} from './labels';
import type {LabelTree, PermissionFact} from './schema';

/** Texts and labels of the facts in one language. */
export interface LocalizedFacts {
  readonly locale: LocaleCode;
  /** A text of the facts, translated. */
  readonly text: (catalogue: CatalogueName, english: string) => string;
  /** Name of a driver in the form's list. */
  readonly driver: (name: string) => string;
  /** Name by which the site calls a driver, wherever it does. */
  readonly driverName: (name: string) => string;
  readonly field: (driver: string, key: string) => Label;
  readonly common: (key: string) => Label;
  readonly setting: (key: string) => Label;
  /** Name on the screen at any place of the labels. */
  readonly label: (path: LabelPath) => Label;
  readonly permission: (permission: PermissionFact) => string;
  /** Words for a choice of a field, where they say more than the value. */
  readonly option: (field: LabelPath, value: string) => Label | undefined;
}

/** With a space between Chinese and Latin words, as on pages; the form often has none. */
function spaced(words: string): string {
  return words.replaceAll(
    /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu,
    ' ',
  );
}

/** Name by which pages know a driver, in each language. */
export function siteDriverName(labels: LabelTree, driver: string): Localized {
  const nameIn = (locale: CompleteLocale): string => {
    const path = driverPath(driver);
    const form = labelAt(labels, path) ? screenText(labels, locale, path) : driver;
    return driverNames[driver]?.[locale] ?? spaced(form);
  };
  return {...driverNames[driver], en: nameIn('en'), zh: nameIn('zh')};
}

/** Words of a language. */
export function localizeFacts({raw, translations}: Facts, locale: LocaleCode): LocalizedFacts {
  const translation = translations[locale];
  const labels = raw['ui-labels'];
  const of = (path: LabelPath): Label => labelOf(labels, translation?.meanings, locale, path);
  const text = (catalogue: CatalogueName, english: string): string =>
    translation?.texts[catalogue][english] ?? english;
  const driver = (name: string): string =>
    labelAt(labels, driverPath(name)) ? of(driverPath(name)).text : name;
  return {
    locale,
    text,
    driver,
    driverName: (name) => inLanguage(siteDriverName(labels, name), locale),
    field: (driver, key) => of(fieldPath(driver, key)),
    common: (key) => of(commonPath(key)),
    setting: (key) => of(settingPath(key)),
    label: of,
    permission: ({key, name}) => {
      const path = ['users', 'permissions', key];
      return labelAt(labels, path) ? of(path).text : text('permissions', name);
    },
    option: (field, value) => {
      const label = of(optionPath(field, value));
      const saysMore = label.text.toLowerCase() !== englishLabel(value).toLowerCase();
      return saysMore || label.meaning !== undefined ? label : undefined;
    },
  };
}
