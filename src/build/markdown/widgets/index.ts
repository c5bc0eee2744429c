import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Nodes, Paragraph, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../syntax-tree/visit';
import {didYouMean} from '../../../lib/node/didYouMean';
import {factComponents} from '../facts/components/index';
import {throwFault} from '../../pages/pageFault';
import type {PageFault, ReportFault} from '../../pages/pageFault';
import {atNode} from '../../syntax-tree/atNode';
import {checkProps} from '../../syntax-tree/checkProps';
import {readProps} from '../../syntax-tree/readProps';
import {esm} from '../../syntax-tree/script';
import {assertDemo, codeTabs, drawnFence} from './fences';
import {assertAlt, assertOwnHost, buildPicture, isLocalRaster, lonePicture} from './images';
import {localeOfFile, scenePicture} from './pictures';
import {widgets} from './widgets';

/** Components this plugin puts into pages itself. */
const ownComponents: Readonly<Record<string, string>> = {
  SiteImage: 'features/image/SiteImage',
  InlineSvg: 'features/image/InlineSvg',
};

/**
 * Components that pages get without an import and that are neither widgets nor facts: CodeTabs is replaced here,
 * the others are the theme's (`src/theme/MDXComponents`).
 */
const OTHER_COMPONENTS = ['CodeTabs', 'StaticHtml', 'Admonition', 'Details', 'Head'];

interface WidgetOptions {
  readonly siteDir: string;
  /** Receives what is wrong on a page. By default, the first mistake stops the build. */
  readonly report?: ReportFault;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Lets pages use widgets without importing them: checks what an author wrote, turns fenced blocks and
 * pictures into the components that draw them, and adds the imports of what the page uses. Pages that use no
 * widget carry nothing of any.
 */
export default function remarkWidgets({siteDir, report = throwFault}: WidgetOptions) {
  return (tree: Root, file: {readonly path: string}): void => {
    const imports = new Map<string, string>();
    const files: RootContent[] = [];
    const frames = framesOf(tree);
    const own = declaredNames(tree);
    const pictures = new Set<string>();
    const finished = new Set<Nodes>();
    visit(tree as Nodes, 'imageReference', ({identifier}) => void pictures.add(identifier));

    function useComponent(name: string): void {
      const from = Object.hasOwn(ownComponents, name) ? ownComponents[name] : widgets[name]?.from;
      if (from !== undefined) imports.set(name, from);
    }

    function checkWidget(node: Element): void {
      const {name} = node;
      if (name === 'img') assertOwnHost(textAttribute(node, 'src'));
      if (name === null || own.has(name)) return;
      const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
      if (!widget) {
        assertKnown(name, own);
        return;
      }
      const props = readProps(node);
      checkProps(widget.props, props);
      if (name === 'TokenTool') assertHelperPlace(node, frames.get(node));
      if (name === 'Player') assertFile(siteDir, String(props['src']));
      if (name === 'CodeDemo') assertDemo(node.children);
      useComponent(name);
    }

    function replacementOf(node: Nodes): RootContent | undefined {
      if (node.type === 'code') return drawnFence(node satisfies Code);
      if (node.type === 'paragraph') return pictureOf(node);
      if (isElement(node) && node.name === 'CodeTabs') {
        const {groupId, ...others} = readProps(node);
        checkProps(widgetProps('Tabs'), {...others, ...(groupId === undefined ? {} : {groupId})});
        return codeTabs(groupId as string | undefined, node.children);
      }
      if (isElement(node) && node.name === 'Picture' && !finished.has(node)) return sceneOf(node);
      return undefined;
    }

    function sceneOf(node: Element): RootContent {
      if (node.type === 'mdxJsxTextElement') throw new Error('must be in a separate paragraph.');
      const props = readProps(node);
      checkProps(widgetProps('Picture'), props);
      const locale = localeOfFile(file.path);
      const picture = scenePicture(siteDir, locale, String(props['scene']), files.length);
      files.push(...picture.files);
      finished.add(picture.element);
      useComponent('Picture');
      return picture.element;
    }

    function pictureOf(paragraph: Paragraph): RootContent | undefined {
      const image = lonePicture(paragraph);
      if (!image) return undefined;
      assertAlt(image);
      const picture = buildPicture(image, files.length);
      if (!picture) return undefined;
      files.push(picture.file);
      useComponent(picture.element.name ?? '');
      return picture.element;
    }

    visit(tree as Nodes, (node, index, parent: Parents | undefined) =>
      inPlace(file.path, node, report, () => {
        if (node.type === 'definition' && pictures.has(node.identifier)) assertOwnHost(node.url);
        if (node.type === 'image') {
          assertAlt(node);
          assertOwnHost(node.url);
          if (isLocalRaster(node.url)) {
            throw new Error(`the image ${node.url} must be in a separate paragraph`);
          }
        }
        const replacement = replacementOf(node);
        if (replacement && parent && index !== undefined) {
          parent.children.splice(index, 1, replacement as never);
          return [SKIP, index] as const;
        }
        if (isElement(node) && !finished.has(node)) checkWidget(node);
        return undefined;
      }),
    );

    tree.children.unshift(
      ...[...imports].map(([name, from]) => esm(`import {${name}} from '@site/src/${from}';`)),
      ...files,
    );
  };
}

/** The tabs or steps around each component, by its node; the innermost counts. */
function framesOf(tree: Root): ReadonlyMap<Nodes, string> {
  const frames = new Map<Nodes, string>();
  visit(tree as Nodes, (frame) => {
    if (!isElement(frame) || !['Tabs', 'Steps'].includes(frame.name ?? '')) return;
    visit(frame as Nodes, (node) => {
      if (node !== frame) frames.set(node, frame.name ?? '');
    });
  });
  return frames;
}

/**
 * @param frame name of the tabs or steps around the helper, if there are any
 * @throws Error where a helper would make the page fail to hydrate (React #418): in a list that browser and server
 *   count differently, and inside a sentence, because HTML ends the paragraph there
 */
function assertHelperPlace(helper: Element, frame: string | undefined): void {
  if (frame !== undefined) {
    throw new Error(
      `can't be inside <${frame}>, because the page then fails to hydrate. Put it before or after <${frame}>, and refer to it from there.`,
    );
  }
  if (helper.type === 'mdxJsxTextElement') {
    throw new Error(
      'must be in a separate paragraph, because the page otherwise fails to hydrate.',
    );
  }
}

function widgetProps(name: 'Tabs' | 'Picture') {
  const widget = widgets[name];
  if (!widget) throw new Error(`there is no widget ${name}`);
  return widget.props;
}

/** @throws Error when an address on this site names no file in `static` */
function assertFile(siteDir: string, src: string): void {
  if (src.startsWith('/') && !existsSync(path.join(siteDir, 'static', src.replace(/[?#].*/, '')))) {
    throw new Error(`src: there is no file static${src}`);
  }
}

/** Names that a page imports or declares itself. */
function declaredNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const {local} of statement.specifiers) names.add(local.name);
      }
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declared?.type === 'VariableDeclaration') {
        for (const {id} of declared.declarations) if (id.type === 'Identifier') names.add(id.name);
      } else if (declared) names.add(declared.id.name);
    }
  }
  return names;
}

/** @throws Error for a component that neither the site nor the page itself has */
function assertKnown(name: string, own: ReadonlySet<string>): void {
  // Elements of HTML begin with a small letter, and parts of imported components have a dot.
  if (!/^[A-Z]/.test(name) || own.has(name.split('.')[0] ?? '')) return;
  if (OTHER_COMPONENTS.includes(name) || Object.hasOwn(ownComponents, name)) return;
  // Facts are replaced before; those that are left were reported there.
  if (Object.hasOwn(factComponents, name)) return;
  const names = [...Object.keys(widgets), ...Object.keys(factComponents), 'CodeTabs', ...own];
  throw new Error(
    `there is no component of this name.${didYouMean(name, names)} /guide/contribute and docs-internal/writing.md list all components.`,
  );
}

/** Value of an attribute that is a plain text. */
function textAttribute(node: Element, name: string): string {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name)
      return typeof attribute.value === 'string' ? attribute.value : '';
  }
  return '';
}

/** Runs a step and, when it fails, reports where on the site. */
function inPlace<T>(file: string, node: Nodes, report: ReportFault, step: () => T): T | undefined {
  try {
    return atNode(file, node, step);
  } catch (fault) {
    report(fault as PageFault); // `atNode` makes every error one
    return undefined;
  }
}
