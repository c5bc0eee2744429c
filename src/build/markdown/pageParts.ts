import type {Root} from 'mdast';
import {siteShell} from '../../data/siteShell';
import {isSpecial, pageMode, type ModeSettings} from '../../lib/shared/pageMode';
import {el} from '../syntax-tree/elements';
import {esm, jsxExpression} from '../syntax-tree/script';

/** Layouts that a page brings itself, with the component around its content and the module of that. */
const layouts: Readonly<Record<string, {readonly name: string; readonly from: string}>> = {
  home: {name: 'HomeLayoutPage', from: '@site/src/features/home-layout/HomeLayoutPage'},
  portfolio: {name: 'PortfolioPage', from: '@site/src/features/portfolio/PortfolioPage'},
};

interface PageFile {
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

type Part = Root['children'][number];

const isScript = ({type}: Part): boolean => type === 'mdxjsEsm';

/**
 * Gives a page the layout and the look (`focus`, `pure`) its frontmatter names. As an import of the page
 * both are in its own script, and in its HTML, and weigh nothing elsewhere.
 *
 * @param site what the site says of the look
 */
export default function remarkPageParts(site: ModeSettings = siteShell) {
  return (tree: Root, file: PageFile): void => {
    const {frontMatter = {}} = file.data;
    const layout = layouts[String(frontMatter['layout'])];
    if (layout) {
      const content = tree.children.filter((node) => !isScript(node));
      tree.children = [
        esm(`import {${layout.name}} from '${layout.from}';`),
        ...tree.children.filter(isScript),
        el(layout.name, {}, content),
      ];
    }
    tree.children.unshift(...lookOf(frontMatter, site));
  };
}

/** What marks a page that has its own look; a page that says nothing has the site's (`src/theme/SiteMode`). */
function lookOf({focus, pure}: ModeSettings, site: ModeSettings): readonly Part[] {
  if (focus === undefined && pure === undefined) return [];
  const mode = pageMode({focus, pure}, site);
  if (!isSpecial(mode) && !isSpecial(pageMode({}, site))) return [];
  const mark = el('PageModeHead', {});
  mark.attributes = Object.entries(mode).map(([name, value]) => jsxExpression(name, String(value)));
  return [esm("import {PageModeHead} from '@site/src/features/focus-mode/PageModeHead';"), mark];
}
