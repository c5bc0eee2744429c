import {readFileSync} from 'node:fs';
import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';

/** An element of a page as it was built, with what it is in, from outside inwards. */
export interface Place {
  readonly element: Element;
  readonly around: readonly Element[];
}

/** The HTML of a page of the built site. */
export function readBuilt(address: string): string {
  return readFileSync(`build${address.endsWith('/') ? `${address}index.html` : address}`, 'utf8');
}

/** The tree of a page, without the position of each element in the file: noting it takes as long again. */
export function treeOf(html: string): Root {
  return fromParse5(parse(html, {scriptingEnabled: false})) as Root;
}

/** Every element of a page, in order. */
export function placesOf(html: string): readonly Place[] {
  const places: Place[] = [];
  const walk = (node: Nodes, around: readonly Element[]): void => {
    if (!('children' in node)) return;
    if (node.type === 'element') places.push({element: node, around});
    const inside = node.type === 'element' ? [...around, node] : around;
    for (const child of node.children) walk(child, inside);
  };
  walk(treeOf(html), []);
  return places;
}

/** The elements of a name with these properties, which have the names of the DOM (`hrefLang`). */
export function findAll(
  places: readonly Place[],
  name: string,
  wanted: Readonly<Record<string, string>> = {},
): readonly Element[] {
  return places
    .map(({element}) => element)
    .filter(
      ({tagName, properties}) =>
        tagName === name &&
        Object.entries(wanted).every(([key, value]) => String(properties[key]) === value),
    );
}

const known = new Map<string, ReadonlyMap<string, Place>>();

/** The elements of a page that an address can lead to. */
export function placesById(address: string): ReadonlyMap<string, Place> {
  const found =
    known.get(address) ??
    new Map(
      placesOf(readBuilt(address)).map((place) => [String(place.element.properties['id']), place]),
    );
  known.set(address, found);
  return found;
}

/** What kind of place it is, and what would hide it from a reader who is led there. */
export function shapeOf({element, around}: Place): string {
  const covers = around.filter(
    ({tagName, properties}) =>
      tagName === 'details' || properties['hidden'] === true || properties['role'] === 'tabpanel',
  );
  return [element, ...covers].map(({tagName}) => tagName).join(' in ');
}
