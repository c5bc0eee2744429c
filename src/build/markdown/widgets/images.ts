import type {Image, Paragraph} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {el} from '../../syntax-tree/elements';
import {esm, jsxExpression} from '../../syntax-tree/script';

/** A picture as a component, with the import of its file. */
export interface BuiltPicture {
  readonly element: MdxJsxFlowElement;
  readonly file: MdxjsEsm;
}

/** Drawings that are made part of the page end in this. */
const INLINE = '#inline';

/** The only picture of a paragraph that holds nothing else. */
export function lonePicture({children}: Paragraph): Image | undefined {
  const [only] = children;
  return children.length === 1 && only?.type === 'image' ? only : undefined;
}

/**
 * Checks that a picture can be understood without being seen.
 *
 * @throws Error when it has no alternative text
 */
export function assertAlt({url, alt}: Image): void {
  if (!alt?.trim()) throw new Error(`the picture ${url} needs words: ![what it shows](${url})`);
}

/**
 * Checks that the picture is a file of this site: any other would tell its host who reads which page.
 *
 * @throws Error for the address of another host
 */
export function assertOwnHost(url: string): void {
  if (!/^(?:[a-z][a-z+.-]*:)?\/\//i.test(url)) return;
  throw new Error(
    `the image ${url} is on another host. Save the file in the folder img beside the page, and write ![what it shows](./img/name.png).`,
  );
}

/** Whether the build makes several sizes of a picture. */
export function isLocalRaster(url: string): boolean {
  return /\.(?:png|jpe?g)$/i.test(url) && !/^(?:https?:)?\/\//.test(url);
}

/**
 * The component for a local picture that is more than an `<img>`: a raster one gets sizes and a lightbox, a
 * drawing that ends in `#inline` becomes part of the page.
 *
 * @param index number of the picture on its page
 * @returns undefined for any other picture
 */
export function buildPicture(image: Image, index: number): BuiltPicture | undefined {
  const {url, alt, title} = image;
  const isInline = url.endsWith(`.svg${INLINE}`);
  if (!isInline && !isLocalRaster(url)) return undefined;
  const name = `SitePicture${index}`;
  const path = isInline ? url.slice(0, -INLINE.length) : url;
  const request = path.startsWith('/') ? `@site/static${path}` : path;
  const element = el(isInline ? 'InlineSvg' : 'SiteImage', {
    alt: alt ?? '',
    caption: title ?? undefined,
  });
  element.attributes.push(jsxExpression(isInline ? 'drawing' : 'img', name));
  return {element, file: esm(`import ${name} from ${JSON.stringify(request)};`)};
}
