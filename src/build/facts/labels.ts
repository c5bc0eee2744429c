import type {LocaleCode} from '../../lib/shared/localized';
import type {LabelTree, UiLabel} from './schema';

/** A name as AList's interface shows it. */
export interface Label {
  readonly text: string;
  /** What it means, where the interface's word misleads or isn't in the reader's language. */
  readonly meaning?: string | undefined;
}

/** What a label means, with the word that it explains: another word needs another explanation. */
export interface LabelMeaning {
  readonly screen: string;
  readonly means: string;
}

/** Place of a label in `ui-labels.json`, such as `drivers`, `S3`, `bucket`. */
export type LabelPath = readonly string[];

export const driverPath = (driver: string): LabelPath => ['drivers', 'drivers', driver];
export const fieldPath = (driver: string, key: string): LabelPath => ['drivers', driver, key];
export const commonPath = (key: string): LabelPath => ['storages', 'common', key];
export const settingPath = (key: string): LabelPath => ['settings', key];

/** Place of a choice's label: next to the field's, with an `s`. */
export function optionPath(field: LabelPath, value: string): LabelPath {
  return [...field.slice(0, -1), `${field.at(-1) ?? ''}s`, value];
}

/**
 * Label that the interface makes of a key it has no words for: words for underscores, first letter large (the rule of
 * the program's own language generator, `cmd/lang.go`).
 */
export function englishLabel(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a part of the labels is a label; the others are groups. */
function isLabel(node: UiLabel | LabelTree): node is UiLabel {
  return typeof node['en'] === 'string';
}

/** Label at a path, or undefined where the interface has none. */
export function labelAt(labels: LabelTree, path: LabelPath): UiLabel | undefined {
  let node: UiLabel | LabelTree | undefined = labels;
  for (const key of path) {
    if (node === undefined || isLabel(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return node !== undefined && isLabel(node) ? node : undefined;
}

/** Word on the screen in a language: a label without Chinese appears in English there, too. */
export function onScreen({en, zh}: UiLabel, locale: LocaleCode): string {
  return locale === 'zh' && zh !== undefined && zh !== '' ? zh : en;
}

/** Word on the screen for the label at a path. */
export function screenText(labels: LabelTree, locale: LocaleCode, path: LabelPath): string {
  const label = labelAt(labels, path);
  return label === undefined ? englishLabel(path.at(-1) ?? '') : onScreen(label, locale);
}

/** Keys that can explain the label at a path: its own, and that of the same field in every driver's form. */
export function meaningKeys(path: LabelPath): readonly string[] {
  const [section, , ...rest] = path;
  const own = path.join('.');
  return section === 'drivers' ? [own, ['drivers', '*', ...rest].join('.')] : [own];
}

/** Label at a path with what it means; English readers need no explanation, and there's none. */
export function labelOf(
  labels: LabelTree,
  meanings: Readonly<Record<string, LabelMeaning>> | undefined,
  locale: LocaleCode,
  path: LabelPath,
): Label {
  const text = screenText(labels, locale, path);
  if (meanings === undefined) return {text};
  const meaning = meaningKeys(path)
    .map((key) => meanings[key])
    .find((entry) => entry?.screen === text);
  return {text, meaning: meaning?.means};
}

/** Where the file says what it describes; no label. */
const ABOUT = '_meta';

/** Every label below a part, with its path. */
export function* eachLabel(
  tree: LabelTree,
  path: LabelPath = [],
): Generator<readonly [path: LabelPath, label: UiLabel]> {
  for (const [key, node] of Object.entries(tree)) {
    if (key === ABOUT) continue;
    if (isLabel(node)) yield [[...path, key], node];
    else yield* eachLabel(node, [...path, key]);
  }
}
