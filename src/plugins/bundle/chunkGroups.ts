import type {AppliedRule} from '../../build/assertApplied';
import type {FinishedCompilation} from './checkCompilation';

/** Type of the modules that style sheets are made of. */
const STYLES = 'css/mini-extract';

/** Style sheets that travel with the part that loads them; all others are one file, on every page. */
const LAZY_STYLES = /\.lazy(?:\.module)?\.css/;

/** Styles of what pages may hold, and of the parts that come alive, with their libraries'. */
const WIDGET_STYLES = /\.widget(?:\.module)?\.css|LazyWidget\.interactive\.module\.css/;
/** Of these, the ones that fewer pages hold. */
const CARD_STYLES = /(?:Align|Badge|Card|FileTree)\.widget\.module\.css/;
const TAB_STYLES = /Tabs\.widget\.module\.css/;
const PICTURE_STYLES = /features[\\/]image[\\/]Picture\./;
const IMAGE_STYLES = /features[\\/]image[\\/]SiteImage\./;
const INTERACTIVE_STYLES = /\.interactive\.module\.css|react-medium-image-zoom/;

/** Styles of facts, which not every page shows. */
const FACT_STYLES = /css[\\/]facts\.css/;
const ERROR_STYLES = /css[\\/]factErrors\.css/;
const CONFIG_STYLES = /css[\\/]factConfig\.css/;
const API_STYLES = /css[\\/]api\.css|features[\\/]api-runner[\\/]YourServer\.module/;
/** What is alive on pages of the API; the first part of it is on each of them. */
const API_CONSOLE = /features[\\/]api-runner[\\/]\w+\.tsx?\b|[\\/]yourServerTexts\.json\b/;
/** Styles of what replaces Infima's looks (`output/styles/trimCss.ts`), outside the sheet that these are taken out of. */
const REPLACING_STYLES = /css[\\/](?:controls|notes)\.css/;

/** Styles of forms that a few pages have, and of pages that are no documentation. */
const FORM_STYLES = /features[\\/](?:fact-filter|permission-calculator)[\\/]/;
/** Styles of the choice on pages about several drivers. */
const DRIVER_CHOICE_STYLES = /features[\\/]driver-choice[\\/]/;
const HOME_STYLES = /features[\\/]home[\\/]/;
const FOCUS_STYLES = /features[\\/]focus-mode[\\/]/;
const TOOL_STYLES = /features[\\/]token-tools[\\/]Tool\.module/;
const SINGLE_PAGE_STYLES = /features[\\/](?:portfolio|not-found|search[\\/]SearchPage)/;

/** A module as the bundler shows it to the rules that split chunks. */
interface SplitModule {
  identifier(): string;
}

/** A style sheet of its own; pages load it when they use something of it (`output/styles/linkWidgetStyles.ts`). */
function sheet(name: string, styles: RegExp) {
  return {
    name,
    type: STYLES,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
    test: (module: SplitModule) => styles.test(module.identifier()),
  };
}

/** Docusaurus puts all styles into one file; this leaves out those of parts loaded when wanted. */
export const styles = {test: (module: SplitModule) => !LAZY_STYLES.test(module.identifier())};

/** How scripts and styles are split, beside Docusaurus's own rules. */
export const chunkGroups = {
  // Every page of the API has it; in each page's script, the reader would load it again.
  apiConsole: {
    name: 'api-console',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    priority: 55,
    test: (module: SplitModule) => API_CONSOLE.test(module.identifier()),
  },
  widgets: {...sheet('widgets', WIDGET_STYLES), priority: 61},
  cards: {...sheet('cards', CARD_STYLES), priority: 62},
  tabs: {...sheet('tabs', TAB_STYLES), priority: 62},
  pictures: {...sheet('pictures', PICTURE_STYLES), priority: 62},
  images: {...sheet('images', IMAGE_STYLES), priority: 62},
  interactive: sheet('interactive', INTERACTIVE_STYLES),
  facts: sheet('facts', FACT_STYLES),
  factErrors: sheet('fact-errors', ERROR_STYLES),
  factConfig: sheet('fact-config', CONFIG_STYLES),
  api: sheet('api', API_STYLES),
  replacing: sheet('replacing', REPLACING_STYLES),
  forms: sheet('forms', FORM_STYLES),
  driverChoice: sheet('driver-choice', DRIVER_CHOICE_STYLES),
  home: sheet('home', HOME_STYLES),
  focus: sheet('focus', FOCUS_STYLES),
  tool: sheet('tool', TOOL_STYLES),
  singlePages: sheet('pages', SINGLE_PAGE_STYLES),
};

/** All groups by the name of their chunk, and the shared sheet itself. */
const GROUPS = [...Object.values(chunkGroups), {...styles, name: 'styles', type: STYLES}];

/** How many files each of these groups has. Groups for parts that the site doesn't contain aren't listed. */
export function groupsIn({modules, filesOf}: FinishedCompilation): readonly AppliedRule[] {
  return GROUPS.map((group) => {
    const isSheet = 'type' in group;
    const isWanted = modules.some(
      ({identifier, type}) =>
        (type === STYLES) === isSheet && group.test({identifier: () => identifier}),
    );
    return {name: group.name, isSheet, isWanted};
  })
    .filter(({isWanted}) => isWanted)
    .map(({name, isSheet}) => ({
      rule: isSheet ? 'Sheets per kind of page' : 'Scripts per kind of page',
      changes: `${isSheet ? 'style sheet' : 'script'} for its group ${name}`,
      file: 'src/plugins/bundle/chunkGroups.ts',
      count: [...(filesOf(name) ?? [])].filter((file) => file.endsWith(isSheet ? '.css' : '.js'))
        .length,
    }));
}
