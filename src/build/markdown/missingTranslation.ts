import type {Root} from 'mdast';
import {missingTranslationOf, missingTranslationMessage} from '../pages/sitePages';
import {docOf} from '../pages/pagePaths';
import {el} from '../syntax-tree/elements';
import {Admonition} from '../syntax-tree/markdown';

/** In the development server, says at the top of a page that another language doesn't have it yet. */
export default function remarkMissingTranslation({siteDir}: {readonly siteDir: string}) {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  return (tree: Root, file: {readonly path: string}): void => {
    const missing = isDevelopment ? missingTranslationOf(siteDir, docOf(file.path)) : undefined;
    if (missing === undefined) return;
    tree.children.unshift(
      Admonition({
        type: 'warning',
        title: 'This page exists in only one language',
        children: el('p', {}, missingTranslationMessage(missing)),
      }),
    );
  };
}
