/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {formatDay} from '../../../dates';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {Release, ReleaseNote} from '../../../facts/releases';
import type {MessageName} from '../../../facts/messages';
import {FactTable} from './factTable';
import {
  CONFIG_PAGE,
  RouteLink,
  RowLink,
  configId,
  driverPageOf,
  fieldId,
  idPart,
  settingsPage,
} from './shared';
import {inLanguage} from '../../../../lib/shared/localized';

const REPOSITORY = 'https://github.com/AlistGo/alist';
const CHANGELOG_PAGE = 'guide/changelog';
const VERSIONS_PAGE = 'reference/versions';
const CLI_PAGE = 'reference/cli';

/** What releases add, in the order in which it is shown. */
const kinds = [
  'drivers',
  'fields',
  'settings',
  'config',
  'routes',
  'apiFields',
  'commands',
] as const;
type Kind = (typeof kinds)[number];

const kindMessages: Readonly<Record<Kind, MessageName>> = {
  drivers: 'newDrivers',
  fields: 'newFields',
  settings: 'newSettings',
  config: 'newConfig',
  routes: 'newRoutes',
  apiFields: 'newApiFields',
  commands: 'newCommands',
};

const noteMessages: Readonly<Record<ReleaseNote['kind'], MessageName>> = {
  security: 'noteSecurity',
  action: 'noteAction',
  new: 'noteNew',
  fix: 'noteFix',
};

/** Something a release added: its release and how it is written. */
interface Addition {
  readonly since: string;
  readonly nodes: Child;
}

function newDrivers(context: FactContext): readonly Addition[] {
  return Object.entries(context.releases().drivers).map(([name, since]) => {
    const href = context.hrefOf(driverPageOf(context, name).doc);
    const nodes = <Code>{name}</Code>;
    return {since, nodes: href === undefined ? nodes : <Link to={href}>{nodes}</Link>};
  });
}

/**
 * Id of the row that describes a field. Pages that show a second driver by its differences have one row for
 * a field that both share: that of the page's first driver.
 */
function fieldRowId(
  context: FactContext,
  drivers: readonly string[],
  driver: string,
  key: string,
): string {
  const fieldOf = (name: string) =>
    context.facts.driver(name).fields.find((field) => field.key === key);
  const owner = drivers.find((name) => fieldOf(name) !== undefined) ?? driver;
  const isShared = JSON.stringify(fieldOf(owner)) === JSON.stringify(fieldOf(driver));
  return fieldId({...context, drivers}, isShared ? owner : driver, key);
}

/** Fields that came later than their driver, those of one driver and release together. */
function newFields(context: FactContext): readonly Addition[] {
  const {fields} = context.releases();
  return context.facts.raw.drivers.flatMap(({name, fields: own}) => {
    const keys = own.map(({key}) => key).filter((key) => Object.hasOwn(fields, `${name}.${key}`));
    const {doc, drivers} = driverPageOf(context, name);
    const since = [...new Set(keys.map((key) => fields[`${name}.${key}`] ?? ''))];
    return since.map((version) => {
      const links = keys
        .filter((key) => fields[`${name}.${key}`] === version)
        .map((key) => (
          <RowLink context={context} doc={doc} id={fieldRowId(context, drivers, name, key)}>
            <Code>{key}</Code>
          </RowLink>
        ));
      return {
        since: version,
        nodes: [name, context.message('colon'), joined(links, context.message('listComma'))],
      };
    });
  });
}

/** Fields and headers that came later than their endpoint, those of one endpoint and release together. */
function newApiFields(context: FactContext): readonly Addition[] {
  const entries = Object.entries(context.releases().apiFields).map(([key, since]) => {
    const dot = key.indexOf('.');
    return {id: key.slice(0, dot), name: key.slice(dot + 1), since};
  });
  const groups = new Map(entries.map((entry) => [`${entry.id} ${entry.since}`, entry]));
  return [...groups.values()].map(({id, since}) => {
    const names = entries.filter((entry) => entry.id === id && entry.since === since);
    const route = context.facts.raw.api.routes.find((each) => each.id === id);
    if (route === undefined) throw new Error(`apiFields: no route ${id}.`);
    const nodes = (
      <>
        <RouteLink context={context} route={route} />
        {context.message('colon')}
        {joined(
          names.map(({name}) => <Code>{name}</Code>),
          context.message('listComma'),
        )}
      </>
    );
    return {since, nodes};
  });
}

/** Facts that carry their first release themselves. */
function marked<Fact extends {readonly since?: string | null | undefined}>(
  facts: readonly Fact[],
  nodes: (fact: Fact) => Child,
): readonly Addition[] {
  return facts.flatMap((fact) =>
    typeof fact.since === 'string' ? [{since: fact.since, nodes: nodes(fact)}] : [],
  );
}

function additions(context: FactContext, kind: Kind): readonly Addition[] {
  const {raw} = context.facts;
  if (kind === 'drivers') return newDrivers(context);
  if (kind === 'fields') return newFields(context);
  if (kind === 'settings')
    return marked(raw.settings.settings, ({key, group}) => (
      <RowLink context={context} doc={settingsPage(group)} id={`setting-${idPart(key)}`}>
        <Code>{key}</Code>
      </RowLink>
    ));
  if (kind === 'config')
    return marked(raw['config-file'].fields, ({path}) => (
      <RowLink context={context} doc={CONFIG_PAGE} id={configId(path)}>
        <Code>{path}</Code>
      </RowLink>
    ));
  if (kind === 'commands')
    return marked(raw.cli.commands, ({command}) => (
      <RowLink context={context} doc={CLI_PAGE} id={`cmd-${idPart(command)}`}>
        <Code>{command}</Code>
      </RowLink>
    ));
  if (kind === 'apiFields') return newApiFields(context);
  return marked(raw.api.routes, (route) => <RouteLink context={context} route={route} />);
}

function releaseId(version: string): string {
  return version.replaceAll('.', '-');
}

const tableProps = z.strictObject({
  /** What is listed. */
  kind: z.enum(kinds),
});

function versionRow(context: FactContext, release: Release, list: readonly Addition[]): Child {
  const {version, date} = release;
  return (
    <tr data-since={version}>
      <th scope="row">
        <RowLink context={context} doc={CHANGELOG_PAGE} id={releaseId(version)}>
          <Code>{version}</Code>
        </RowLink>
        <div className="factsLine">{formatDay(date, context.localized.locale)}</div>
      </th>
      <td>
        <ul>
          {list.map(({nodes}) => (
            <li>{nodes}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/**
 * What each release added of one kind, the newest first; the page's form leaves the rows between two
 * releases. What came with the first release of v3 isn't listed.
 */
export const versionTable = defineComponent<z.infer<typeof tableProps>>({
  props: tableProps,
  covers: () => [],
  render({kind}, context) {
    const {releases} = context.releases();
    const all = additions(context, kind);
    const first = releases.at(-1)?.version;
    const rows = releases
      .filter(({version}) => version !== first)
      .map((release) => [release, all.filter(({since}) => since === release.version)] as const)
      .filter(([, list]) => list.length > 0);
    return (
      <div className="factsVersions" data-releases={releases.map(({version}) => version).join(' ')}>
        <FactTable
          label={context.message(kindMessages[kind])}
          head={[context.message('release'), context.message(kindMessages[kind])]}
          stacks
        >
          {rows.map(([release, list]) => versionRow(context, release, list))}
        </FactTable>
      </div>
    );
  },
});

const listProps = z.strictObject({
  /** Year of the releases. */
  year: z.number().int(),
});

function noteItem(context: FactContext, {kind, text, commit}: ReleaseNote): Child {
  return (
    <li>
      <strong>{`${context.message(noteMessages[kind])}${context.message('colon').trim()}`}</strong>
      {context.message('space')}
      {inLanguage(text, context.localized.locale)}{' '}
      <Link to={`${REPOSITORY}/commit/${commit}`}>
        <Code>{commit.slice(0, 8)}</Code>
      </Link>
    </li>
  );
}

/** Names of what a release added of one kind; routes are counted, because there can be dozens. */
function additionItem(context: FactContext, kind: Kind, list: readonly Addition[]): Child {
  if (list.length === 0) return null;
  return (
    <li>
      {`${context.message(kindMessages[kind])}${context.message('colon')}`}
      {kind === 'routes'
        ? list.length
        : joined(
            list.map(({nodes}) => nodes),
            context.message(kind === 'fields' || kind === 'apiFields' ? 'semicolon' : 'listComma'),
          )}
    </li>
  );
}

/** A link to what a release added to the one before. */
function comparison(context: FactContext, version: string, before: string | undefined): Child {
  const href = context.hrefOf(VERSIONS_PAGE);
  if (href === undefined || before === undefined) return null;
  return (
    <>
      {' · '}
      <Link to={`${href}?from=${before}&to=${version}`}>{context.message('compare')}</Link>
    </>
  );
}

/** The releases of a year with what an admin should know, the newest first. */
export const releaseList = defineComponent<z.infer<typeof listProps>>({
  props: listProps,
  covers: () => [],
  render({year}, context) {
    const {releases} = context.releases();
    const shown = releases.filter(({date}) => date.startsWith(`${year}-`));
    if (shown.length === 0) throw new Error(`no release in ${year}. See src/data/releases.json.`);
    const all = kinds.map((kind) => [kind, additions(context, kind)] as const);
    return shown.map(({version, date, notes}) => {
      const id = releaseId(version);
      const before =
        releases[releases.findIndex((entry) => entry.version === version) + 1]?.version;
      const items = [
        ...notes.map((note) => noteItem(context, note)),
        ...(before === undefined
          ? []
          : all.map(([kind, list]) =>
              additionItem(
                context,
                kind,
                list.filter(({since}) => since === version),
              ),
            )),
      ].filter(Boolean);
      return (
        <article id={id} className="factsError">
          <p className="factsMessage" data-search-title="">
            <strong>
              <Link to={`#${id}`}>{version}</Link>
            </strong>{' '}
            <time dateTime={date}>{formatDay(date, context.localized.locale)}</time>
            {' · '}
            <Link to={`${REPOSITORY}/releases/tag/${version}`}>
              {context.message('releaseNotes')}
            </Link>
            {comparison(context, version, before)}
          </p>
          {items.length > 0 && <ul>{items}</ul>}
        </article>
      );
    });
  },
});
