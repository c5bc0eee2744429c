import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {AppliedRule} from '../../../build/assertApplied';
import {contentHash} from '../../../lib/node/contentHash';
import {htmlFilesIn} from '../../../lib/node/htmlFiles';
import {foldVariables} from './foldVariables';
import {classesIn} from './linkWidgetStyles';

/**
 * Infima's looks of parts that this site draws itself or doesn't have: `src/css/notes.css` and `src/css/controls.css`
 * have their own. As words they are in pages, so they would be kept.
 */
const REPLACED = [
  /^alert/,
  'badge',
  'breadcrumbs',
  'button--primary',
  'button--secondary',
  'card',
  'close',
  'col',
  /^col--/,
  'dropdown',
  'footer',
  'hero',
  'menu',
  'navbar',
  'pagination',
  /^pagination-nav__/,
  'row',
  'shadow--lw',
  'tabs',
];

/**
 * Takes rules and variables out of the finished style sheet that nothing on the site can use: neither a
 * page nor a script names them. Most of what goes is Infima's, which the stock theme loads whole.
 *
 * @param outDir output folder of the locale being built
 * @returns how much each rule has removed
 */
export async function trimCss(outDir: string): Promise<readonly AppliedRule[]> {
  const folder = path.join(outDir, 'assets/css');
  const {pageScripts, moduleClasses} = readScripts(path.join(outDir, 'assets/js'));
  const pages: string[] = [];
  for await (const file of htmlFilesIn(outDir)) pages.push(file);
  const words = wordsIn([...pages, ...pageScripts]);
  let removed = 0;
  let folded = 0;
  const classes = new Set<string>();
  // Other style sheets are loaded by scripts, under the names they have.
  const shared = fs.readdirSync(folder).filter((name) => name.startsWith('styles.'));
  for (const name of shared) {
    const css = fs.readFileSync(path.join(folder, name), 'utf8');
    const [result] = await new PurgeCSS().purge({
      content: [{raw: [...words, ...moduleClasses].join(' '), extension: 'html'}],
      css: [{raw: css}],
      variables: true,
      // Scripts set attributes under names no text search finds (`dataset.copied`).
      dynamicAttributes: attributesIn(css),
      // The color mode is set by script before the first paint.
      // Tokens are also read by the sheet of widgets and by scripts that draw.
      // States belong to no name: a rule for one alone, such as the ring of the focus, is for everything.
      blocklist: REPLACED,
      safelist: {standard: [/^:/], greedy: [/data-theme/], variables: [/^--site-/]},
    });
    if (!result) continue;
    removed += css.length - result.css.length;
    for (const className of classesIn(css)) classes.add(className);
    const sheet = postcss.parse(result.css);
    folded += foldVariables(sheet, (variable) => /^--(ifm|docusaurus)-/.test(variable));
    const finished = sheet.toString();
    // Files under assets are cached forever, so the name follows the content.
    const hash = contentHash(finished);
    const trimmed = name.replace(/\.[0-9a-f]+\.css$/, `.${hash}.css`);
    if (trimmed === name) continue;
    fs.writeFileSync(path.join(folder, trimmed), finished);
    fs.rmSync(path.join(folder, name));
    for (const page of pages) {
      const html = fs.readFileSync(page, 'utf8');
      if (html.includes(name)) fs.writeFileSync(page, html.replaceAll(name, trimmed));
    }
  }
  const file = 'src/plugins/output/styles/trimCss.ts';
  return [
    {
      rule: 'Unused CSS removed',
      changes: 'unused rule in the shared style sheet',
      file,
      count: Math.max(removed, 0),
    },
    {
      rule: 'Variables folded',
      changes: 'variable with a single value in the shared style sheet',
      file: 'src/plugins/output/styles/foldVariables.ts',
      count: folded,
    },
    ...REPLACED.map((part) => ({
      rule: 'Looks of replaced parts removed',
      changes: `class ${String(part)} in the shared style sheet`,
      file,
      count: [...classes].filter((name) =>
        typeof part === 'string' ? name === part : part.test(name),
      ).length,
    })),
  ];
}

/**
 * Everything in some files that can be a name in a selector, as PurgeCSS cuts them. It would collect them
 * file by file, which takes twice as long: most words are in most pages.
 */
function wordsIn(files: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of files) {
    for (const word of fs.readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []) words.add(word);
  }
  return words;
}

/** Names of attributes that a style sheet's selectors ask for. */
function attributesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\[([a-z-]+)[~|^$*]?[=\]]/g)].map(([, name = '']) => name))];
}

/**
 * Scripts that draw pages, and names of classes that other scripts bring. Scripts of widgets hold libraries,
 * in which every word there is appears somewhere: of these, named `widget-…` or by the short number the
 * bundler gives to what has no name, only the tables of CSS modules count (`{title:"title_rO2s"}`).
 */
function readScripts(folder: string): {
  readonly pageScripts: readonly string[];
  readonly moduleClasses: readonly string[];
} {
  const pageScripts: string[] = [];
  const moduleClasses: string[] = [];
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (/^(?:widget-|\d{1,5}\.)/.test(name)) {
      moduleClasses.push(...classesOfModules(fs.readFileSync(file, 'utf8')));
    } else {
      pageScripts.push(file);
    }
  }
  return {pageScripts, moduleClasses};
}

/** Names of classes in the tables that CSS modules leave in a script. */
export function classesOfModules(script: string): string[] {
  return [...script.matchAll(/\b(\w+):"(\1_[\w-]{4,})"/g)].map(([, , name = '']) => name);
}
