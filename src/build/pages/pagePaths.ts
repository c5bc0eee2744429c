import path from 'node:path';
import {pageSlug} from '../../lib/shared/address';

/** Path of a page below the docs folder of its language, without ending. */
export function docOf(file: string): string {
  const [, doc = file] = /(?:^|[\\/])(?:docs|current)[\\/](.+)\.mdx$/.exec(file) ?? [];
  return doc.split(path.sep).join('/');
}

/** Address of a page without the locale's prefix. */
export function permalinkOf(doc: string): string {
  const slug = pageSlug(`${path.posix.basename(doc)}.mdx`);
  const folder = path.posix.dirname(doc);
  return path.posix.join('/', folder === '.' ? '' : folder, slug ?? '/');
}
