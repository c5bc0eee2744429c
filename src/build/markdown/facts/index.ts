import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../syntax-tree/visit';
import {inLanguage, type LocaleCode} from '../../../lib/shared/localized';
import {docOf, permalinkOf} from '../../pages/pagePaths';
import {readLiveResults} from '../../site-data/readLiveResults';
import {readNews} from '../../site-data/readNews';
import {PageFault, reasonOf, throwFault} from '../../pages/pageFault';
import type {ReportFault} from '../../pages/pageFault';
import {atNode} from '../../syntax-tree/atNode';
import {el} from '../../syntax-tree/elements';
import {readProps} from '../../syntax-tree/readProps';
import {esm, jsxExpression} from '../../syntax-tree/script';
import {readTranslations} from '../../site-data/readTranslations';
import {checkScreenWords, showOtherPrograms} from './checkScreenWords';
import type {FactContext, FactUse} from './components/component';
import {factComponents} from './components/index';
import {isConsolePage} from './components/consolePage';
import {factsStamp, loadFacts} from '../../facts/facts';
import {localizeFacts} from '../../facts/localizedFacts';
import {
  hasDoc,
  headingsOf,
  keywordsOf,
  messagesOf,
  routePages,
  tagsOf,
  titleOf,
  typePlaces,
} from '../../pages/readDocs';
import type {Facts} from '../../facts/facts';
import {readReleases} from '../../facts/releases';
import type {Releases} from '../../facts/releases';
import {markDriverParts} from './driverParts';
import {codeNames} from './codeNames';
import {fieldNotesOf, noteOn} from './fieldNotes';
import {nameDrivers} from './nameDrivers';
import {headingId, headingTitle} from './headings';
import {addReportEntry} from './reportEntry';
import {shownCaveatsOf} from './shownCaveats';
import {messages} from '../../facts/messages';

/** Components with their own style sheet in `src/css`, which other pages don't load. */
const OWN_STYLES: Readonly<Record<string, string>> = {
  ApiRoute: 'api',
  ApiType: 'api',
  ConfigTable: 'factConfig',
  EnvironmentTable: 'factConfig',
  ErrorList: 'factErrors',
  NewsList: 'factErrors',
  ReleaseList: 'factErrors',
};

/** Folder of the driver pages, below `docs`. */
const DRIVER_PAGES = 'guide/drivers';

/** Where the plugin works. */
export interface FactsOptions {
  readonly siteDir: string;
  readonly locale: LocaleCode;
  /** The facts, if they have been read already. */
  readonly facts?: Facts;
  /** Receives what is wrong on a page. By default, the first mistake stops the build. */
  readonly report?: ReportFault;
}

interface PageFile {
  readonly path: string;
  readonly data: {
    readonly frontMatter?: Readonly<Record<string, unknown>>;
  };
}

/** Blocks that stay out of the page's script (see `static-html`). */
function block(nodes: RootContent[]): RootContent {
  return el('StaticHtml', {}, nodes);
}

/** Registered drivers that a page names in its frontmatter; unknown ones are reported. */
function driversOf(facts: Facts, {report = throwFault}: FactsOptions, file: PageFile): string[] {
  const drivers = file.data.frontMatter?.['drivers'];
  return (Array.isArray(drivers) ? drivers.map(String) : []).filter((name) => {
    try {
      return facts.driver(name).name === name;
    } catch (error) {
      report(new PageFault(file.path, undefined, `frontmatter "drivers": ${reasonOf(error)}`));
      return false;
    }
  });
}

function createContext(
  facts: Facts,
  options: FactsOptions,
  file: PageFile,
  tree: Root,
): FactContext {
  const {locale, siteDir} = options;
  const notes = fieldNotesOf(tree);
  let releases: Releases | undefined;
  let places: ReturnType<typeof typePlaces> | undefined;
  let pages: ReturnType<typeof routePages> | undefined;
  return {
    facts,
    localized: localizeFacts(facts, locale),
    children: [],
    message: (name, values = {}) =>
      inLanguage(messages[name], locale).replaceAll(
        /\{(\w+)\}/g,
        (_all, key: string) => values[key] ?? '',
      ),
    drivers: driversOf(facts, options, file),
    hrefOf: (doc) => (hasDoc(siteDir, doc) ? permalinkOf(doc) : undefined),
    keywordsOf: (doc) => keywordsOf(siteDir, doc),
    tagsOf: (doc) => tagsOf(siteDir, doc),
    messagesOf: (doc) => messagesOf(siteDir, doc),
    placeOfType: (name) => (places ??= typePlaces(siteDir)).get(name),
    pageOfRoute: (key) => (pages ??= routePages(siteDir)).get(key),
    releases: () => (releases ??= readReleases(siteDir, facts.raw)),
    news: () => readNews(siteDir),
    translations: () => readTranslations(siteDir),
    live: () => readLiveResults(siteDir),
    headingsOf: (doc) => headingsOf(siteDir, locale, doc),
    titleOf: (doc) => titleOf(siteDir, locale, doc),
    noteOn: (field) => noteOn(notes, field),
    shownCaveats: shownCaveatsOf(tree),
    doc: docOf(file.path),
    block,
  };
}

/**
 * Reads a fact component's element.
 *
 * @param file page, for the message
 * @returns undefined for any other element
 * @throws Error naming page, component, property and what is allowed
 */
export function readUse(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  file: string,
): FactUse | undefined {
  const {name} = node;
  const component = name !== null && Object.hasOwn(factComponents, name) && factComponents[name];
  return component ? atNode(file, node, () => component(readProps(node))) : undefined;
}

/** Puts what is alive on an API page below its introduction. */
function addConsole(tree: Root): void {
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  tree.children.splice(Math.max(heading, 0), 0, el('ApiConsole', {}));
  tree.children.unshift(
    esm("import {ApiConsole} from '@site/src/features/api-runner/ApiConsole';"),
  );
}

/** Sections of a driver page that readers come for. */
const JUMPS: readonly string[] = ['credentials', 'add', 'fields', 'troubleshooting', 'api'];

/** Puts links to the sections that readers come for below the introduction; windows with contents beside it hide them. */
function addJumps(tree: Root, context: FactContext): void {
  const links = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? headingId(node) : undefined;
    return node.type === 'heading' && id !== undefined && JUMPS.includes(id)
      ? [el('a', {href: `#${id}`, className: 'factsPill'}, headingTitle(node))]
      : [];
  });
  const introduction = tree.children.findIndex(({type}) => type === 'paragraph');
  if (links.length === 0 || introduction === -1) return;
  const nav = el('nav', {className: 'factsJumps', 'aria-label': context.message('jumps')}, links);
  tree.children.splice(introduction + 1, 0, block([nav]));
}

/** Name of the part that comes to life in place of the samples for storages. */
const BUILDER = 'StorageBuilder';

/**
 * Puts the storage builder in place of everything from the heading above the samples to the last of them. What it replaces
 * stays in the page's HTML, for readers without scripts and until the builder is there.
 *
 * @param samples blocks of the page's samples
 * @param slug of the driver page
 */
function addBuilder(tree: Root, samples: ReadonlySet<RootContent>, slug: string): void {
  const last = tree.children.findLastIndex((node) => samples.has(node));
  const heading = tree.children.slice(0, last).findLastIndex(({type}) => type === 'heading');
  const replaced = tree.children.slice(heading + 1, last + 1);
  tree.children.splice(heading + 1, replaced.length, el(BUILDER, {page: slug}, replaced));
  tree.children.unshift(
    esm(`import {${BUILDER}} from '@site/src/features/builders/storage/${BUILDER}';`),
  );
}

/** Name of the part that hides what a page says of other drivers. */
const CHOICE = 'DriverChoice';

/**
 * Lets readers of a page about several drivers hide what isn't for theirs. The choice is the first thing on the page, so
 * that it's before everything that it hides.
 */
function addDriverChoice(tree: Root, context: FactContext): void {
  const {drivers, localized} = context;
  if (drivers.length < 2) return;
  if (!markDriverParts(tree, drivers)) return;
  const choices = drivers.map((value) => ({value, label: localized.driverName(value)}));
  const choice = el(CHOICE, {
    legend: context.message('driverChoice'),
    all: context.message('driverChoiceAll'),
  });
  choice.attributes.push(jsxExpression('drivers', JSON.stringify(choices)));
  tree.children.unshift(choice);
  tree.children.unshift(
    esm(`import {${CHOICE}} from '@site/src/features/driver-choice/${CHOICE}';`),
  );
}

/** The facts as they are now: the development server reads them again when a file has changed. */
function factsReader({siteDir, facts}: FactsOptions): () => Facts {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  let known = facts ?? loadFacts(siteDir);
  let stamp = isDevelopment ? factsStamp(siteDir) : '';
  return () => {
    if (!isDevelopment || facts) return known;
    const now = factsStamp(siteDir);
    if (now !== stamp) known = loadFacts(siteDir);
    stamp = now;
    return known;
  };
}

/**
 * Renders fact components while a page is compiled (engineering decision 10): what they show is part of
 * the page's HTML and, by `static-html`, of no script.
 */
export default function remarkFacts(options: FactsOptions) {
  const readFacts = factsReader(options);
  return (tree: Root, file: PageFile): void => {
    const facts = readFacts();
    const context = createContext(facts, options, file, tree);
    const {report = throwFault} = options;
    checkScreenWords(tree, facts, options.locale, {
      path: file.path,
      drivers: context.drivers,
      report,
    });
    showOtherPrograms(tree, {path: file.path, report});

    try {
      addDriverChoice(tree, context);
    } catch (fault) {
      report(new PageFault(file.path, undefined, reasonOf(fault)));
    }

    const shown = {facts: 0, routes: 0};
    const sheets = new Set<string>();
    const samples = new Set<RootContent>();

    function replace(use: FactUse, children: readonly RootContent[]): RootContent[] {
      shown.facts += 1;
      const nodes = use.render({...context, children});
      if (use.isInline) return nodes;
      return [
        ...use.head(context),
        ...(nodes.length === 0 ? [] : [block(nodes)]),
        ...use.tail(context),
      ];
    }

    visit(tree as Nodes, (node, index, parent: Parents | undefined) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      let nodes: RootContent[];
      try {
        const use = readUse(node, file.path);
        if (!use || !parent || index === undefined) return undefined;
        nodes = atNode(file.path, node, () => replace(use, node.children as RootContent[]));
      } catch (fault) {
        report(fault as PageFault); // `atNode` makes every error one
        return SKIP;
      }
      // Later steps say where a mistake is, even in what a component shows.
      for (const made of nodes) if (node.position) made.position ??= node.position;
      for (const made of nodes) codeNames(made);
      const sheet = OWN_STYLES[node.name ?? ''];
      if (sheet !== undefined) sheets.add(sheet);
      if (node.name === 'ApiRoute') shown.routes += 1;
      if (node.name === 'StorageSample') for (const made of nodes) samples.add(made);
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

    if (context.doc.startsWith(`${DRIVER_PAGES}/`)) {
      const known = new Set(facts.raw.drivers.map(({name}) => name));
      nameDrivers(tree, {...context, known});
    }
    if (shown.routes > 0 && isConsolePage(context.doc)) addConsole(tree);
    const page = facts.raw['driver-pages'].find(
      ({slug}) => context.doc === `${DRIVER_PAGES}/${slug}`,
    );
    if (page && shown.facts > 0) addJumps(tree, context);
    if (samples.size > 0 && page) addBuilder(tree, samples, page.slug);
    if (page) addReportEntry(tree, context);
    for (const sheet of sheets) tree.children.unshift(esm(`import '@site/src/css/${sheet}.css';`));
    if (shown.facts > 0) tree.children.unshift(esm("import '@site/src/css/facts.css';"));
  };
}
