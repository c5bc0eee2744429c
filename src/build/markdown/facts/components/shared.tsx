/** @jsxImportSource ../../../syntax-tree */
import type {Localized} from '../../../../lib/shared/localized';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import type {FactContext} from './component';
import {errorPage} from '../../../facts/errorPages';
import {routeKey, routeMethod} from '../../../facts/facts';
import type {Label, LabelPath} from '../../../facts/labels';
import type {RawFacts} from '../../../facts/read';
import type {DriverFieldFact, ErrorFact, RouteFact} from '../../../facts/schema';
import type {MessageName} from '../../../facts/messages';

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

interface ErrorLinkProps {
  readonly context: FactContext;
  readonly error: ErrorFact;
}

interface RowLinkProps {
  readonly context: FactContext;
  /** Page with the row, below `docs`, without ending. */
  readonly doc: string;
  readonly id: string;
  readonly children: Child;
}

/** Message of an error, linked to its explanation. */
export function ErrorLink({context, error}: ErrorLinkProps): Child {
  return (
    <RowLink context={context} doc={errorPage(error)} id={`err-${error.id}`}>
      <Code>{error.message}</Code>
    </RowLink>
  );
}

/** A link to a row, or the bare name while its page is not written. */
export function RowLink({context, doc, id, children}: RowLinkProps): Child {
  const href = doc === context.doc ? '' : context.hrefOf(doc);
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <Link to={`${href}#${id}`}>{children}</Link>
  );
}

interface RouteLinkProps {
  readonly context: FactContext;
  readonly route: RouteFact;
  /** By default, method and path. */
  readonly name?: string;
}

/** Name of a route, linked to its description. */
export function RouteLink({
  context,
  route,
  name = `${routeMethod(route)} ${route.path}`,
}: RouteLinkProps): Child {
  // Pages name a route by its key, or by its id.
  const page = context.pageOfRoute(routeKey(route)) ?? context.pageOfRoute(route.id);
  if (page === undefined) return <Code>{name}</Code>;
  return (
    <RowLink context={context} doc={page} id={`api-${routeKey(route)}`}>
      <Code>{name}</Code>
    </RowLink>
  );
}

interface NameLinkProps {
  readonly context: FactContext;
  /** Page with the row. */
  readonly doc: string;
  readonly id: string;
  readonly label: Label;
  readonly name: string;
}

/**
 * Name of a field or setting as the screen has it, linked to its row. In English, the label says the same as the key;
 * in Chinese, the key follows, and what the label means where its translation misleads.
 */
export function NameLink({context, doc, id, label, name}: NameLinkProps): Child {
  return (
    <>
      <RowLink context={context} doc={doc} id={id}>
        <strong>{label.text}</strong>
        {context.localized.locale === 'zh' && (
          <>
            {' '}
            <Code>{name}</Code>
          </>
        )}
      </RowLink>
      {meaningOf(context, label)}
    </>
  );
}

/** Title of a driver's page in each language. */
export function driverTitle({titleEn, titleZh}: RawFacts['driver-pages'][number]): Localized {
  return {en: titleEn, zh: titleZh};
}

/** Page that covers a driver, and the drivers it covers in their order. */
export function driverPageOf(
  {facts}: FactContext,
  name: string,
): {readonly doc: string; readonly drivers: readonly string[]} {
  const page = facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  return {doc: `guide/drivers/${page?.slug ?? ''}`, drivers: page?.drivers ?? []};
}

const typeMessages: Readonly<Record<string, MessageName>> = {
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
  const word = typeMessages[type];
  return word === undefined ? type : context.message(word);
}

/** What a label means, in brackets, where the word on the screen misleads. */
export function meaningOf(context: FactContext, {meaning}: Label): string {
  return meaning === undefined ? '' : context.message('inBrackets', {text: meaning});
}

/** A value in code, with the words of the form if they say more; a blank one in words. */
function valueNode(context: FactContext, value: string, path: LabelPath | undefined): Child {
  if (value === '') return context.message('blank');
  const label = path && context.localized.option(path, value);
  return [<Code>{value}</Code>, label && ` ${label.text}${meaningOf(context, label)}`];
}

/** What a field holds when no one has typed anything: defaults are strings as in the form. */
export function defaultNode(
  context: FactContext,
  field: Pick<DriverFieldFact, 'type' | 'default' | 'defaultWithheld'>,
  path?: LabelPath,
): Child {
  if (field.defaultWithheld) return context.message('withheld');
  if (field.type === 'bool') return context.message(field.default === 'true' ? 'on' : 'off');
  if (field.default !== null && field.default !== '')
    return valueNode(context, field.default, path);
  return field.type === 'number' || field.type === 'float' ? <Code>0</Code> : '—';
}

interface OptionsLineProps {
  readonly context: FactContext;
  readonly options: readonly string[] | null | undefined;
  /** Place of the field's label, whose choices have labels of their own. */
  readonly path?: LabelPath | undefined;
}

/** The choices of a select, as their own line. */
export function OptionsLine({context, options, path}: OptionsLineProps): Child {
  if (!options || options.length === 0) return null;
  return (
    <div className="factsLine">
      {`${context.message('options')}${context.message('colon')}`}
      {joined(
        options.map((option) => valueNode(context, option, path)),
        context.message('listComma'),
      )}
    </div>
  );
}

interface KeyCellProps {
  readonly context: FactContext;
  readonly id: string;
  readonly label: Label | null;
  readonly name: string;
  readonly isRequired?: boolean;
  /** Small words, such as the type. */
  readonly marks: readonly Child[];
}

/** First cell of a row: label, key with its own address, small words such as the type, and whether it is required. */
export function KeyCell(props: KeyCellProps): Child {
  const {context, id, label, name, isRequired = false, marks} = props;
  return (
    <th scope="row">
      {label !== null && (
        <span className="factsLabel" data-search-name="">
          {label.text}
          {label.meaning !== undefined && (
            <span className="factsMeaning">{meaningOf(context, label)}</span>
          )}
        </span>
      )}
      <Link to={`#${id}`}>
        <Code>{name}</Code>
      </Link>
      {marks.filter(Boolean).map((mark) => (
        <>
          {' '}
          <span className="factsMark">{mark}</span>
        </>
      ))}
      {isRequired && (
        <>
          {' '}
          <b className="factsTag">{context.message('neededTag')}</b>
        </>
      )}
    </th>
  );
}

/** Fields in the order of the form, those that must be filled in before the others. */
export function requiredFirst<Fact extends {readonly required: boolean}>(
  fields: readonly Fact[],
): readonly Fact[] {
  return fields.toSorted((left, right) => Number(right.required) - Number(left.required));
}

/** Longer defaults don't fit into their column. They move below the meaning. */
const LONGEST_DEFAULT = 18;

interface FieldCellsProps {
  readonly context: FactContext;
  readonly field: Pick<DriverFieldFact, 'type' | 'default' | 'defaultWithheld' | 'options'>;
  /** Place of the field's label. */
  readonly path: LabelPath;
  /** What the field means. */
  readonly children: Child;
}

/** Cells of a field: its default, and what it means with its options. A long default comes last, and its cell is empty. */
export function FieldCells({context, field, path, children}: FieldCellsProps): Child {
  const value = defaultNode(context, field, path);
  const isLong =
    field.type !== 'bool' &&
    !field.defaultWithheld &&
    (field.default?.length ?? 0) > LONGEST_DEFAULT;
  const name = context.message('default');
  return (
    <>
      <td data-label={name}>{isLong ? null : value}</td>
      <td>
        {children}
        <OptionsLine context={context} options={field.options} path={path} />
        {isLong && (
          <div className="factsLine">
            {name}
            {context.message('colon')}
            {value}
          </div>
        )}
      </td>
    </>
  );
}

/** Anchor of a configuration key (path with dashes). */
export function configId(key: string): string {
  return `config-${idPart(key.replaceAll('.', '-'))}`;
}
