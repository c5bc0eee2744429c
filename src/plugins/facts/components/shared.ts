import type {RootContent} from 'mdast';
import type {FactContext} from '../component';
import type {DriverFact, DriverFieldFact} from '../data/schema';
import {el, inlineCode, joined, link} from '../nodes';
import type {Child} from '../nodes';
import type {Word} from '../words';

/** Page that shows the settings of a group. */
const settingsPages: Readonly<Record<string, string>> = {
  site: 'config/site',
  style: 'config/style',
  preview: 'config/preview',
  global: 'config/global',
  offline_download: 'config/other',
  single: 'config/other',
  index: 'config/search',
  sso: 'config/sso',
  ldap: 'config/ldap',
  s3: 'config/s3',
  ftp: 'config/ftp',
  traffic: 'config/traffic',
  frp: 'config/frp',
};

/** Page with the fields every storage has. */
export const COMMON_PAGE = 'guide/drivers/common';
export const CONFIG_PAGE = 'config/configuration';
export const ERROR_PAGE = 'faq/error';
export const ISSUES_PAGE = 'reference/known-issues';

/** Page that shows a group of settings. */
export function settingsPage(group: string): string {
  return settingsPages[group] ?? 'config/other';
}

/** A key as part of an id. */
export function idPart(key: string): string {
  return key.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replace(/-$/, '');
}

/**
 * Id of a driver field's row. The first driver of a page that has the field owns the plain id; rows of
 * further drivers carry their name.
 */
export function fieldId(context: FactContext, driver: string, key: string): string {
  const owner = context.drivers.find((name) =>
    context.facts.driver(name).fields.some((field) => field.key === key),
  );
  return owner === undefined || owner === driver
    ? `field-${idPart(key)}`
    : `field-${idPart(driver).toLowerCase()}-${idPart(key)}`;
}

/** A link to a row, or the bare name while its page is not written. */
export function rowLink(
  context: FactContext,
  doc: string,
  id: string,
  ...children: readonly Child[]
): RootContent[] {
  const href = doc === context.doc ? '' : context.hrefOf(doc);
  return href === undefined ? [el('span', {}, children)] : [link(`${href}#${id}`, ...children)];
}

const typeWords: Readonly<Record<string, Word>> = {
  string: 'text',
  text: 'longText',
  number: 'number',
  float: 'number',
  integer: 'number',
  bool: 'switch',
  boolean: 'switch',
  select: 'choice',
  'array of strings': 'list',
};

/** Kind of a value, in words. */
export function typeName(context: FactContext, type: string): string {
  const word = typeWords[type];
  return word === undefined ? type : context.word(word);
}

/** A value in code; a blank one in words. */
function valueNode(context: FactContext, value: string): Child {
  if (value === '') return context.word('blank');
  const label = context.words.option(value);
  return label === undefined ? inlineCode(value) : [inlineCode(value), ` ${label}`];
}

/** What a field holds when nobody has typed anything: facts/README.md, "Defaults are strings as in the form". */
export function defaultNode(
  context: FactContext,
  field: Pick<DriverFieldFact, 'type' | 'default' | 'defaultWithheld'>,
): Child {
  if (field.defaultWithheld) return context.word('withheld');
  if (field.type === 'bool') return context.word(field.default === 'true' ? 'on' : 'off');
  if (field.default !== null && field.default !== '') return valueNode(context, field.default);
  return field.type === 'number' || field.type === 'float' ? inlineCode('0') : '—';
}

/** The choices of a select, as a line of their own. */
export function optionsNode(
  context: FactContext,
  options: readonly string[] | null | undefined,
): Child {
  if (!options || options.length === 0) return null;
  return el(
    'div',
    {className: 'factsLine'},
    `${context.word('options')}${context.words.locale === 'zh' ? '：' : ': '}`,
    joined(
      options.map((option) => valueNode(context, option)),
      context.words.locale === 'zh' ? '、' : ', ',
    ),
  );
}

/** First cell of a row: label, key with its own address, and small marks. */
export function keyCell(
  id: string,
  label: string | null,
  key: string,
  marks: readonly Child[] = [],
): RootContent {
  return el(
    'th',
    {scope: 'row'},
    label !== null && el('span', {className: 'factsLabel'}, label),
    link(`#${id}`, inlineCode(key)),
    marks.filter(Boolean).map((mark) => el('span', {className: 'factsMark'}, mark)),
  );
}

/** "Label：value" or "Label: value". */
export function colon(context: FactContext): string {
  return context.words.locale === 'zh' ? '：' : ': ';
}

/** Separator between two names of a list. */
export function comma(context: FactContext): string {
  return context.words.locale === 'zh' ? '、' : ', ';
}

/** Whether AList delivers every download of a driver itself. */
export function isAlwaysProxied({flags}: DriverFact): boolean {
  return Boolean(flags.onlyProxy) || Boolean(flags.onlyLocal);
}

/** Anchor of a configuration key (content standard section 4: path with dashes). */
export function configId(key: string): string {
  return `config-${idPart(key.replaceAll('.', '-'))}`;
}
