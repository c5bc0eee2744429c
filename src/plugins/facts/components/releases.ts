import type {RootContent} from 'mdast';
import * as z from 'zod';
import {formatDay} from '../../../lib/dates';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {routeKey, routeMethod} from '../data/facts';
import type {Release, ReleaseNote} from '../data/releases';
import {el, inlineCode, joined, link, table} from '../nodes';
import type {Child} from '../nodes';
import type {Word} from '../words';
import {
  CONFIG_PAGE,
  colon,
  comma,
  configId,
  fieldId,
  idPart,
  rowLink,
  settingsPage,
} from './shared';

const REPOSITORY = 'https://github.com/AlistGo/alist';
const CHANGELOG_PAGE = 'guide/changelog';
const VERSIONS_PAGE = 'reference/versions';
const CLI_PAGE = 'reference/cli';

/** What releases add, in the order in which it is shown. */
const kinds = ['drivers', 'fields', 'settings', 'config', 'routes', 'commands'] as const;
type Kind = (typeof kinds)[number];

const kindWords: Readonly<Record<Kind, Word>> = {
  drivers: 'newDrivers',
  fields: 'newFields',
  settings: 'newSettings',
  config: 'newConfig',
  routes: 'newRoutes',
  commands: 'newCommands',
};

const noteWords: Readonly<Record<ReleaseNote['kind'], Word>> = {
  security: 'noteSecurity',
  action: 'noteAction',
  new: 'noteNew',
  fix: 'noteFix',
};

/** Something a release added: its release and how it is written. */
interface Addition {
  readonly since: string;
  readonly nodes: readonly Child[];
}

function driverDoc(context: FactContext, name: string): {doc: string; drivers: readonly string[]} {
  const page = context.facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  return {doc: `guide/drivers/${page?.slug ?? ''}`, drivers: page?.drivers ?? []};
}

function newDrivers(context: FactContext): readonly Addition[] {
  return Object.entries(context.releases().drivers).map(([name, since]) => {
    const href = context.hrefOf(driverDoc(context, name).doc);
    return {since, nodes: [href === undefined ? inlineCode(name) : link(href, inlineCode(name))]};
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
    const {doc, drivers} = driverDoc(context, name);
    const since = [...new Set(keys.map((key) => fields[`${name}.${key}`] ?? ''))];
    return since.map((version) => {
      const links = keys
        .filter((key) => fields[`${name}.${key}`] === version)
        .map((key) =>
          rowLink(context, doc, fieldRowId(context, drivers, name, key), inlineCode(key)),
        );
      return {since: version, nodes: [name, colon(context), joined(links, comma(context))]};
    });
  });
}

/** Facts that carry their first release themselves. */
function marked<Fact extends {readonly since?: string | null | undefined}>(
  facts: readonly Fact[],
  nodes: (fact: Fact) => readonly Child[],
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
    return marked(raw.settings.settings, ({key, group}) =>
      rowLink(context, settingsPage(group), `setting-${idPart(key)}`, inlineCode(key)),
    );
  if (kind === 'config')
    return marked(raw['config-file'].fields, ({path}) =>
      rowLink(context, CONFIG_PAGE, configId(path), inlineCode(path)),
    );
  if (kind === 'commands')
    return marked(raw.cli.commands, ({command}) =>
      rowLink(context, CLI_PAGE, `cmd-${idPart(command)}`, inlineCode(command)),
    );
  return marked(raw.api.routes, (route) => {
    const name = inlineCode(`${routeMethod(route)} ${route.path}`);
    const page = context.pageOfRoute(routeKey(route));
    return page === undefined ? [name] : rowLink(context, page, `api-${routeKey(route)}`, name);
  });
}

function releaseId(version: string): string {
  return version.replaceAll('.', '-');
}

const tableProps = z.strictObject({
  /** What is listed. */
  kind: z.enum(kinds),
});

function versionRow(
  context: FactContext,
  release: Release,
  list: readonly Addition[],
): RootContent {
  const {version, date} = release;
  return el(
    'tr',
    {'data-since': version},
    el(
      'th',
      {scope: 'row'},
      rowLink(context, CHANGELOG_PAGE, releaseId(version), inlineCode(version)),
      el('div', {className: 'factsLine'}, formatDay(date, context.words.locale)),
    ),
    el(
      'td',
      {},
      el(
        'ul',
        {},
        list.map(({nodes}) => el('li', {}, nodes)),
      ),
    ),
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
    return [
      el(
        'div',
        {
          className: 'factsVersions',
          'data-releases': releases.map(({version}) => version).join(' '),
        },
        table(
          context.word(kindWords[kind]),
          [context.word('release'), context.word(kindWords[kind])],
          rows.map(([release, list]) => versionRow(context, release, list)),
        ),
      ),
    ];
  },
});

const listProps = z.strictObject({
  /** Year of the releases. */
  year: z.number().int(),
});

function noteItem(context: FactContext, {kind, text, commit}: ReleaseNote): RootContent {
  return el(
    'li',
    {},
    el('strong', {}, `${context.word(noteWords[kind])}${colon(context).trim()}`),
    context.words.locale === 'zh' ? '' : ' ',
    text[context.words.locale],
    ' ',
    link(`${REPOSITORY}/commit/${commit}`, inlineCode(commit.slice(0, 8))),
  );
}

/** Names of what a release added of one kind; routes are counted, because there can be dozens. */
function additionItem(context: FactContext, kind: Kind, list: readonly Addition[]): Child {
  if (list.length === 0) return null;
  return el(
    'li',
    {},
    `${context.word(kindWords[kind])}${colon(context)}`,
    kind === 'routes'
      ? String(list.length)
      : joined(
          list.map(({nodes}) => nodes),
          kind === 'fields' ? (context.words.locale === 'zh' ? '；' : '; ') : comma(context),
        ),
  );
}

/** A link to what a release added to the one before. */
function comparison(context: FactContext, version: string, before: string | undefined): Child {
  const href = context.hrefOf(VERSIONS_PAGE);
  if (href === undefined || before === undefined) return null;
  return [' · ', link(`${href}?from=${before}&to=${version}`, context.word('compare'))];
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
      return el(
        'article',
        {id, className: 'factsError'},
        el(
          'p',
          {className: 'factsMessage'},
          el('strong', {}, link(`#${id}`, version)),
          ' ',
          el('time', {dateTime: date}, formatDay(date, context.words.locale)),
          ' · ',
          link(`${REPOSITORY}/releases/tag/${version}`, context.word('releaseNotes')),
          comparison(context, version, before),
        ),
        items.length > 0 && el('ul', {}, items),
      );
    });
  },
});
