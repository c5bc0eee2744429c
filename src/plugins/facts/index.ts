import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {LocaleCode} from '../../lib/localized';
import {pagesFolder} from '../../lib/pageFiles';
import {docOf, permalinkOf} from '../pagePaths';
import {readNews} from '../news/readNews';
import {esm} from '../static-blocks/script';
import {readTranslations} from '../translations/readTranslations';
import type {FactContext, FactUse} from './component';
import {factComponents} from './components/index';
import {
  factWords,
  hasDoc,
  keywordsOf,
  loadFacts,
  messagesOf,
  routePages,
  titleOf,
} from './data/facts';
import type {Facts} from './data/facts';
import {readReleases} from './data/releases';
import type {Releases} from './data/releases';
import {readProps} from './evaluate';
import {el} from './nodes';
import {words} from './words';

/** Where the plugin works. */
export interface FactsOptions {
  readonly siteDir: string;
  readonly locale: LocaleCode;
}

interface PageFile {
  readonly path: string;
  readonly data: {
    readonly frontMatter?: Readonly<Record<string, unknown>>;
  };
}

/** Blocks that stay out of the page's script (see `static-blocks`). */
function block(nodes: RootContent[]): RootContent {
  return el('StaticBlock', {}, nodes);
}

function createContext(facts: Facts, options: FactsOptions, file: PageFile): FactContext {
  const {locale, siteDir} = options;
  const drivers = file.data.frontMatter?.['drivers'];
  let releases: Releases | undefined;
  return {
    facts,
    words: factWords(facts, locale),
    word: (name, values = {}) =>
      words[name][locale].replaceAll(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? ''),
    drivers: Array.isArray(drivers) ? (drivers as string[]) : [],
    hrefOf: (doc) => (hasDoc(siteDir, doc) ? permalinkOf(doc) : undefined),
    keywordsOf: (doc) => keywordsOf(siteDir, doc),
    messagesOf: (doc) => messagesOf(siteDir, pagesFolder(locale), doc),
    pageOfRoute: (key) => routePages(siteDir).get(key),
    releases: () => (releases ??= readReleases(siteDir, facts.raw)),
    news: () => readNews(siteDir),
    translations: () => readTranslations(siteDir),
    titleOf: (doc) => titleOf(siteDir, locale, doc),
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
  return component ? inFile(file, name, () => component(readProps(node))) : undefined;
}

/** Runs a step and, when it fails, says where on the site. */
function inFile<T>(file: string, name: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: <${name}>: ${reason}`, {cause: error});
  }
}

/**
 * Renders fact components while a page is compiled (engineering decision 10): what they show is part of
 * the page's HTML and, by `static-blocks`, of no script.
 */
export default function remarkFacts(options: FactsOptions) {
  const facts = loadFacts(options.siteDir);
  return (tree: Root, file: PageFile): void => {
    const context = createContext(facts, options, file);

    const shown = {facts: 0};

    function replace(use: FactUse): RootContent[] {
      shown.facts += 1;
      const nodes = use.render(context);
      if (use.isInline) return nodes;
      return [
        ...use.head(context),
        ...(nodes.length === 0 ? [] : [block(nodes)]),
        ...use.tail(context),
      ];
    }

    visit(tree as Nodes, (node, index, parent: Parents | undefined) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const use = readUse(node, file.path);
      if (!use || !parent || index === undefined) return undefined;
      const nodes = inFile(file.path, node.name ?? '', () => replace(use));
      (parent.children as RootContent[]).splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

    if (shown.facts > 0) tree.children.unshift(esm("import '@site/src/css/facts.css';"));
  };
}
