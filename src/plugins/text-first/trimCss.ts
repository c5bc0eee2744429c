import fs from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {contentHash} from '../contentHash';
import {htmlFilesIn} from '../htmlFiles';
import {foldVariables} from './foldVariables';

/**
 * Takes rules and variables out of the finished style sheet that nothing on the site can use: neither a
 * page nor a script names them. Most of what goes is Infima's, which the stock theme loads whole.
 *
 * @param outDir output folder of the locale being built
 */
export async function trimCss(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const pages: string[] = [];
  for await (const file of htmlFilesIn(outDir)) pages.push(file);
  // Other style sheets are loaded by scripts, under the names they have.
  const shared = (await fs.readdir(folder)).filter((name) => name.startsWith('styles.'));
  for (const name of shared) {
    const css = await fs.readFile(path.join(folder, name), 'utf8');
    const [result] = await new PurgeCSS().purge({
      content: [...pages, path.join(outDir, 'assets/js/*.js')],
      css: [{raw: css}],
      variables: true,
      // Scripts set attributes under names no text search finds (`dataset.copied`).
      dynamicAttributes: attributesIn(css),
      // The color mode is set by script before the first paint.
      safelist: {greedy: [/data-theme/]},
    });
    if (!result) continue;
    const sheet = postcss.parse(result.css);
    foldVariables(sheet, (variable) => /^--(ifm|docusaurus)-/.test(variable));
    const finished = sheet.toString();
    // Files under assets are cached for ever, so the name follows the content.
    const hash = contentHash(finished);
    const trimmed = name.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
    if (trimmed === name) continue;
    await fs.writeFile(path.join(folder, trimmed), finished);
    await fs.rm(path.join(folder, name));
    for (const page of pages) {
      const html = await fs.readFile(page, 'utf8');
      if (html.includes(name)) await fs.writeFile(page, html.replaceAll(name, trimmed));
    }
  }
}

/** Names of attributes that a style sheet's selectors ask for. */
function attributesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\[([a-z-]+)[~|^$*]?[=\]]/g)].map(([, name = '']) => name))];
}
