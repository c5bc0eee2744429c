import {languageOf, type LocaleCode} from '../../../../lib/shared/localized';
import type {MessageName} from '../../../facts/messages';
import type {FactContext} from './component';

const names: Readonly<Partial<Record<LocaleCode, MessageName>>> = {
  en: 'inEnglish',
  zh: 'inChinese',
};

/** Name of a language in that of the page; one that may be added is called by its own name. */
export function languageNameIn(context: FactContext, language: LocaleCode): string {
  const name = names[language];
  return name === undefined ? languageOf(language).label : context.message(name);
}
