import path from 'node:path';
import type {DefaultTreeAdapterTypes} from 'parse5';
import {parse, parseFragment, serialize} from 'parse5';
import {SITE_SCRIPTS} from '../../../lib/shared/siteScripts';
import {placeOf, type OfflineSettings} from '../../../lib/shared/offline/contract';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that hold one URL. */
const URL_ATTRIBUTES = new Set(['action', 'href', 'poster', 'src']);

/** Elements that only a site has. */
function isForSite({tagName, attrs}: Element): boolean {
  if (tagName !== 'link') return false;
  const rel = attrs.find(({name}) => name === 'rel')?.value ?? '';
  const type = attrs.find(({name}) => name === 'type')?.value;
  return ['manifest', 'search'].includes(rel) || type === 'text/markdown';
}

/** What a page of the copy needs to know. */
export interface OfflinePage {
  /** The file below the copy's folder, such as `guide/index.html`. */
  readonly file: string;
  /** Name of the copy's script, below the copy's folder. */
  readonly script: string;
  /** Name of the copy's style sheet, below the copy's folder. */
  readonly styles: string;
  /** The line below the page, such as when the copy was made. */
  readonly note: string;
  readonly settings: OfflineSettings;
  /** Base URL path of the whole site. */
  readonly siteBase: string;
  /** Name of the one size of a picture that is in the copy. */
  readonly pictureOf: (sizes: readonly string[]) => string;
  /** Whether a file is in the copy. */
  readonly has: (file: string) => boolean;
}

/**
 * A page of the site as a page of the copy: links and pictures are relative, and what isn't in the copy leads to the site.
 *
 * @param html whole page as the build has finished it
 */
export function offlinePage(html: string, page: OfflinePage): string {
  const document = parse(html, {scriptingEnabled: false});
  visit(document, (element) => {
    finishElement(element, page);
  });
  return serialize(document);
}

function visit(node: Node, finish: (element: Element) => void): void {
  if ('tagName' in node) finish(node);
  if ('content' in node) visit(node.content, finish);
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !('tagName' in child && isForSite(child)));
  for (const child of node.childNodes) visit(child, finish);
}

function finishElement(element: Element, page: OfflinePage): void {
  const {tagName, attrs} = element;
  const valueOf = (name: string) => attrs.find((each) => each.name === name);
  if (tagName === 'meta') {
    const content = valueOf('content');
    if (valueOf('name')?.value === SITE_SCRIPTS && content) {
      content.value = content.value
        .split(' ')
        .map((address) => relative(address, page))
        .join(' ');
    }
    if (valueOf('http-equiv')?.value.toLowerCase() === 'content-security-policy' && content) {
      // On `file:`, "self" is nothing to some browsers.
      content.value = content.value.replaceAll("'self'", "'self' file:");
    }
    return;
  }
  const srcset = valueOf('srcset');
  if (tagName === 'img' && srcset) {
    const chosen = page.pictureOf(
      srcset.value.split(/,\s*/).map((each) => each.split(' ')[0] ?? ''),
    );
    element.attrs = attrs
      .filter(({name}) => name !== 'srcset' && name !== 'sizes')
      .map((each) => (each.name === 'src' ? {...each, value: relative(chosen, page)} : each));
    return;
  }
  for (const attribute of attrs) {
    if (URL_ATTRIBUTES.has(attribute.name)) attribute.value = relative(attribute.value, page);
  }
  if (tagName === 'head') element.childNodes.unshift(...partsOf(head(page)));
  if (tagName === 'body') element.childNodes.push(...partsOf(foot(page)));
}

function partsOf(html: string): DefaultTreeAdapterTypes.ChildNode[] {
  return parseFragment(html).childNodes;
}

/** Before everything else, because all scripts run in its scope. */
function head({settings, script, styles, file}: OfflinePage): string {
  const toFile = (target: string) => escapeAttribute(relativeFile(target, file));
  return (
    `<script src="${toFile(script)}" data-settings="${escapeAttribute(JSON.stringify(settings))}"></script>` +
    `<link rel="stylesheet" href="${toFile(styles)}">`
  );
}

/** Outside of what the application draws. */
function foot({note}: OfflinePage): string {
  return `<p class="offlineNote">${note.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** A URL on a page: relative where it's the address of something in the copy. */
function relative(url: string, page: OfflinePage): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const place = placeOf(url, page.settings);
  if (place.kind === 'outside') {
    // Each language has all files that don't depend on it.
    const shared = url.slice(page.siteBase.length);
    return shared.startsWith('img/') && page.has(shared)
      ? relativeFile(shared, page.file)
      : place.url;
  }
  const [file = ''] = place.file.split(/[?#]/);
  if (!page.has(decodeURIComponent(file))) return `${page.settings.origin}${url}`;
  return relativeFile(place.file, page.file);
}

function relativeFile(target: string, from: string): string {
  return path.posix.relative(path.posix.dirname(from), target) || path.posix.basename(from);
}
