/** A row of the specification or of an issue, and the test that proves it. */
export interface SpecRow {
  /** Section and sentence. */
  readonly spec: string;
  /** File and title of the test; `…` stands for what differs from case to case. */
  readonly test: string;
}

const unit = (file: string, title: string): string => `tests/unit/${file}.test.ts > ${title}`;
const component = (file: string, title: string): string =>
  `tests/components/${file}.test.tsx > ${title}`;
const e2e = (title: string): string => `e2e/pageinfo.spec.ts > ${title}`;

/** Rows on what a page says about itself, its layout, its path, its foot and its comments. */
export const specMapPages: readonly SpecRow[] = [
  {
    spec: '3 — Page info items, default order: Author, Original, Date, PageView, ReadingTime, Category, Tag',
    test: component('PageInfo', 'shows everything a page says about itself, in the default order'),
  },
  {
    spec: '3 — Site configuration: pageInfo',
    test: component('PageInfo', 'keeps to the order it is given'),
  },
  {
    spec: '3 — Page info items: page views, only with a provider',
    test: component('PageInfo', 'leaves out what is unknown; page views, as nobody counts them'),
  },
  {
    spec: '3 — Page info items: author (name, optional url), category and tag (name, optional path)',
    test: unit(
      'config/pageFacts',
      'reads authors and categories with their addresses, and the day of writing',
    ),
  },
  {
    spec: '2 — Normal page: title with page info',
    test: e2e('a driver page says what it is, where it stands and who wrote it, …'),
  },
  {
    spec: '3 — Page metadata: tags in both languages',
    test: unit('config/pageFacts', 'names tags in the language of the page'),
  },
  {
    spec: '5 — Author, category and tag metadata must be strings or lists of strings; otherwise an error is logged',
    test: unit('config/pageFacts', 'reports and leaves out …'),
  },
  {
    spec: '8 — Invalid author/category/tag metadata: error logged',
    test: unit('config/markdown', 'logs a bad author once and goes on without'),
  },
  {
    spec: '5 — Reading time below 1 minute is reported as 1 minute',
    test: unit('lib/readingTime', 'less than a minute is one'),
  },
  {
    spec: '5 — Reading time is otherwise rounded',
    test: unit('lib/readingTime', 'one and a half is two'),
  },
  {
    spec: 'issue — Reading time: Chinese counted by characters',
    test: unit('lib/readingTime', 'counts Chinese by characters'),
  },
  {
    spec: '3 — Page metadata: cover, icon',
    test: component(
      'DocPage',
      'has its cover above and its icon beside it, neither of which is read out',
    ),
  },
  {
    spec: '3 — Page metadata: short title',
    test: unit(
      'config/pageFacts',
      'gives the short title to the sidebar, unless it has a label, and to previous and next',
    ),
  },
  {
    spec: '3 — Page metadata: short title, in the breadcrumb',
    test: unit('features/breadcrumbEntries', 'call the page by its short title'),
  },
  {
    spec: '3 — Page metadata: order, sticky',
    test: unit(
      'features/catalogTree',
      'sorts sticky pages first, then by order, then as the sidebar has them',
    ),
  },
  {
    spec: 'issue — A bad value of a frontmatter key is named with file, key and what is allowed',
    test: unit('lib/frontMatter', 'refuses …'),
  },
  {
    spec: '9 — Edit link patterns for four code hosting kinds',
    test: unit('lib/editUrl', 'builds the edit address of …'),
  },
  {
    spec: '9 — Default edit link branch: main; per locale to the right file',
    test: e2e('a driver page says what it is, where it stands and who wrote it, …'),
  },
  {
    spec: '2 — Footer of a normal page: edit link, last-updated time, contributors',
    test: component(
      'DocPage',
      'leads to the source, and names the last change and the contributors',
    ),
  },
  {
    spec: '3 — Page data: git (updatedTime, contributors)',
    test: unit(
      'config/gitHistory',
      'gives the pages of a site their contributors, by the names of .mailmap, without addresses',
    ),
  },
  {
    spec: 'issue — A shallow clone does not claim wrong data',
    test: unit('config/gitHistory', 'claims nothing in a shallow clone'),
  },
  {
    spec: 'issue — Works without git history and in an exported archive',
    test: unit(
      'config/gitHistory',
      'claims nothing outside a repository, as in an unpacked archive',
    ),
  },
  {
    spec: 'issue — Contributors: names only, no addresses, seen on every built page',
    test: e2e(
      'every page names its last change and its contributors, without addresses, if there is a history',
    ),
  },
  {
    spec: '2 — Footer: custom text',
    test: component('SiteFooter', 'has the maintainer’s text before the line'),
  },
  {
    spec: '2 — Footer: copyright defaults to current year plus author names, plus a licence name if given',
    test: unit('lib/pageFooter', 'of the site names the current year in both languages'),
  },
  {
    spec: '3 — Page settings: footer, copyright, license',
    test: component('SiteFooter', 'lets a page have …'),
  },
  {
    spec: '2 — Portfolio: hero with avatar, background image, social links, optional content',
    test: component(
      'Portfolio',
      'shows greeting, name, pictures for both modes, links and content',
    ),
  },
  {
    spec: '4 — Portfolio hero: title typed one character at a time, pause, next title, wrapping to the first',
    test: component(
      'Portfolio',
      'types its titles in turn: a pause, then a character at a time, then the first again',
    ),
  },
  {
    spec: '9 — Typing interval / pause: 150 ms per character / 1000 ms',
    test: unit('features/typing', 'takes 150 ms per character and rests for 1000 ms'),
  },
  {
    spec: 'issue — Portfolio: reduced motion shows the first title complete',
    test: component(
      'Portfolio',
      'shows the first title and nothing else to readers who want little motion',
    ),
  },
  {
    spec: "9 — Default welcome text: 'Hi There, I'm'",
    test: component('Portfolio', 'reads without scripts'),
  },
  {
    spec: 'issue — The portfolio is in no script of other pages',
    test: e2e('what only a portfolio needs is in no script of other pages'),
  },
  {
    spec: '8 — Unresolved layout: error raised',
    test: unit(
      'config/markdown',
      'stops the build at an unknown layout, naming the file and the layouts there are',
    ),
  },
  {
    spec: '2 — Catalog view lists child pages up to a level limit',
    test: unit('features/catalogTree', 'lists as deep as asked: …'),
  },
  {
    spec: '9 — Catalog default level: 3',
    test: component('Catalog', 'lists three levels of child pages, linked'),
  },
  {
    spec: 'issue — The catalog is plain HTML',
    test: e2e('the guide’s front page lists its sections without scripts …'),
  },
  {
    spec: '2 — Breadcrumb shown only if enabled',
    test: unit('config/pageFacts', 'switches off what the page does not want'),
  },
  {
    spec: '2 — Breadcrumb shown only if more than 1 entry',
    test: unit('features/breadcrumbEntries', 'are shown only when longer than one'),
  },
  {
    spec: "8 — Breadcrumb without title: 'Unknown'",
    test: unit('features/breadcrumbEntries', 'call an entry without a title unknown'),
  },
  {
    spec: "8 — Breadcrumb without title: '未知' in Chinese",
    test: component('Breadcrumbs', 'call an untitled step 未知 in Chinese'),
  },
  {
    spec: 'issue — Breadcrumb keeps its structured data',
    test: e2e('search engines are told the way to a driver page …'),
  },
  {
    spec: '5 — Comment section shown only when repo, repoId, category and categoryId are all set',
    test: component('Comments', 'are not there without their settings'),
  },
  {
    spec: '5 — Comments can be turned off per page',
    test: unit('config/pageFacts', 'switches off what the page does not want'),
  },
  {
    spec: '5 — Comments can be turned off globally',
    test: unit('lib/services', 'comments can be switched off for the whole site'),
  },
  {
    spec: '5 — Comment language falls back from full code to base language, then English',
    test: component('Comments', 'speak Chinese on Chinese pages'),
  },
  {
    spec: 'issue — No comments under /tool/',
    test: component('Comments', 'never stand at …'),
  },
];
