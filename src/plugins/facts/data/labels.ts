import type {LocaleCode} from '../../../lib/localized';
import type {Chinese} from './catalogue';

/**
 * Label the program's English form shows for a key: words for underscores, first letter large (the
 * rule of its own language generator, `cmd/lang.go`).
 */
export function englishLabel(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Label of a driver's own field. */
export function fieldLabel(
  chinese: Chinese,
  locale: LocaleCode,
  driver: string,
  key: string,
): string {
  if (locale === 'en') return englishLabel(key);
  return chinese.labels.fields[`${driver}.${key}`] ?? chinese.labels.fields[key] ?? key;
}

/** Label of a field that every storage can have; the form writes some of them by hand. */
export function commonLabel(
  chinese: Chinese,
  locale: LocaleCode,
  field: {readonly key: string; readonly label: string | null},
): string {
  return locale === 'en'
    ? (field.label ?? englishLabel(field.key))
    : (chinese.labels.common[field.key] ?? field.key);
}

/** Label of a setting in the admin panel. */
export function settingLabel(chinese: Chinese, locale: LocaleCode, key: string): string {
  return locale === 'en' ? englishLabel(key) : (chinese.labels.settings[key] ?? key);
}

/** Words the Chinese form shows for an option value; the English form shows the value itself. */
export function optionLabel(
  chinese: Chinese,
  locale: LocaleCode,
  option: string,
): string | undefined {
  return locale === 'en' ? undefined : chinese.labels.options[option];
}
