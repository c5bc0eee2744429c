/** A sentence of the specification, after the number of its section, or of an issue. */
type Sentence = string;

/** File and title of a test, as they are in the source; `…` stands for what differs from case to case. */
type TestName = string;

/** What the specification says of site shell, layouts, states, errors and numbers, and the tests that prove it. */
export const specMap: readonly (readonly [Sentence, TestName])[] = [
  [
    '2 — Normal page: title with page info',
    'e2e/pageinfo.spec.ts > a driver page says what it is, where it stands and who wrote it, …',
  ],
  [
    '2 — Footer of a normal page: edit link, last-updated time, contributors',
    'tests/components/DocPage.test.tsx > leads to the source, and names the last change and the contributors',
  ],
  [
    '2 — Footer: custom text',
    'tests/components/SiteFooter.test.tsx > has the maintainer’s text before the line',
  ],
  [
    '2 — Footer: copyright defaults to current year plus author names, plus a licence name if given',
    'tests/unit/lib/pageFooter.test.ts > of the site names the current year in both languages',
  ],
  [
    '2 — Portfolio: hero with avatar, background image, social links, optional content',
    'tests/components/Portfolio.test.tsx > shows greeting, name, pictures for both modes, links and content',
  ],
  [
    '2 — Catalog view lists child pages up to a level limit',
    'tests/unit/features/catalogTree.test.ts > lists as deep as asked: …',
  ],
  [
    '2 — Breadcrumb shown only if enabled',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > switches off what the page does not want',
  ],
  [
    '2 — Breadcrumb shown only if more than 1 entry',
    'tests/unit/features/breadcrumbEntries.test.ts > are shown only when longer than one',
  ],
  [
    '2 — Home banner: shown only client-side',
    'tests/components/HomeBanner.test.tsx > is not in the page’s HTML, but its room is',
  ],
  [
    '2 — Home banner: on Apple platforms title, Free tag, two lines, store page',
    'tests/components/HomeBanner.test.tsx > on Apple devices shows the app, its tag, two lines and its store',
  ],
  [
    '2 — Home banner: on other platforms an ad placeholder container',
    'tests/components/HomeBanner.test.tsx > elsewhere has a place for ads as the network wants it',
  ],
  [
    '2 — Home banner: both show "Open the new site"',
    'tests/components/HomeBanner.test.tsx > leads to the new site on %s',
  ],
  [
    '2 — Home banner: nothing moves when it comes',
    'e2e/popups.spec.ts > comes on ${home} in the browser without moving anything at ${width} px',
  ],
  [
    '2 — Sidebar sponsorship banner: label by path prefix',
    'tests/components/HomeBanner.test.tsx > on %s is labelled %s',
  ],
  [
    '2 — Sidebar sponsorship banner: disabled',
    'tests/components/HomeBanner.test.tsx > is disabled: it shows nothing and takes no room',
  ],
  [
    '2 — External links open in a new tab',
    'e2e/popups.spec.ts > every link out of the site opens a tab of its own and tells the other site nothing',
  ],
  [
    '2 — External links are marked',
    'e2e/popups.spec.ts > links out of the site are marked and say so on ${path}',
  ],
  [
    '2 — Home: hero, feature panels, highlights, content area, ads banner',
    'e2e/everyPage.spec.ts > ${address} keeps what every page promises',
  ],
  [
    '2 — Not found: code 404, title, hint, buttons back and home',
    'e2e/addresses.spec.ts > gets the 404 page with three near titles and the way home (${locale})',
  ],
  ['2 — Not found: go back', 'e2e/addresses.spec.ts > goes back from the 404 page'],
  ['2 — Not found: random hint', 'tests/components/NotFoundPage.test.tsx > turns its hints'],
  [
    '2 — Navbar: links, groups with sub-groups',
    'tests/unit/features/navItems.test.ts > reads links and groups of the site’s own menu',
  ],
  [
    '2 — Navbar: sub-groups have a title',
    'tests/unit/features/siteShell.test.ts > neighbours of one sub-group stand together under its title',
  ],
  [
    '2 — Navbar: dropdown by hover and click',
    'e2e/behaviors.spec.ts > a dropdown opens under the mouse, closes when it leaves, and stays after a click',
  ],
  [
    '2 — Navbar: dropdown by keyboard, closed by Escape',
    'e2e/siteShell.spec.ts > a dropdown opens by keyboard and closes by Escape and by a click elsewhere',
  ],
  [
    '2 — Navbar: repository label by host kind',
    'tests/unit/features/siteShell.test.ts > the link to %s is named %s',
  ],
  [
    '2 — Navbar: repository label, custom',
    'tests/unit/features/siteShell.test.ts > a configured label names the repository',
  ],
  [
    '2 — Mobile navigation overlay with links and outlook settings, closes on route change',
    'e2e/siteShell.spec.ts > the phone’s drawer holds …, gives the focus back, and leads on',
  ],
  [
    '2 — Mobile navigation overlay closes beyond mobile width',
    'e2e/behaviors.spec.ts > the navigation is modal and goes when the window grows',
  ],
  [
    '2 — Sidebar: the group of the current page opens',
    'tests/components/Sidebar.test.tsx > opens the group of the current page only, and marks the page',
  ],
  [
    '2 — Sidebar: one open group at a time',
    'tests/components/Sidebar.test.tsx > lets the browser keep one group of a level open',
  ],
  [
    '2 — Sidebar: collapse toggle on non-mobile',
    'e2e/behaviors.spec.ts > the sidebar folds away on wide screens, and stays so without a flash',
  ],
  [
    '2 — Sidebar: filter box',
    'e2e/behaviors.spec.ts > ${prefix}/: the sidebar’s filter knows both languages and works by keyboard',
  ],
  [
    '2 — Sidebar: console warning for a page without sidebar config',
    'tests/components/useSidebarWarning.test.ts > the page %s that no sidebar lists is named, with what to do',
  ],
  [
    '2 — Sidebar: API-server selector on driver pages',
    'e2e/toolPages.spec.ts > is chosen above a helper and on top of the sidebar of drivers, alike',
  ],
  [
    '2 — Previous/next by Alt+Right and Alt+Left',
    'e2e/behaviors.spec.ts > Alt with an arrow leads to the next and the previous page, as the first thing done too',
  ],
  [
    '2 — Skip-to-content link',
    'e2e/behaviors.spec.ts > the skip link leads to the content ${state} the application runs',
  ],
  [
    '2 — Language dropdown: same page, else home',
    'e2e/language.spec.ts > from an address that is no page the language menu leads home',
  ],
  [
    '2 — Back-to-top button',
    'e2e/behaviors.spec.ts > the button to the top is there after 100 px and leads there',
  ],
  [
    '2 — Images open in a lightbox',
    'e2e/widgets.spec.ts > are small, keep their place, and open large by click and Enter',
  ],
  [
    '2 — Table of contents: collapsible on small screens',
    'e2e/siteShell.spec.ts > the phone’s contents open',
  ],
  [
    '2 — Table of contents: print button; current entry highlighted and in view',
    'e2e/behaviors.spec.ts > the contents bring their current entry into view and print the page',
  ],
  ['2 — Fullscreen control', 'e2e/behaviors.spec.ts > the page goes fullscreen and back'],
  [
    '3 — Page info items, default order: Author, Original, Date, PageView, ReadingTime, Category, Tag',
    'tests/components/PageInfo.test.tsx > shows everything a page says about itself, in the default order',
  ],
  [
    '3 — Site configuration: pageInfo',
    'tests/components/PageInfo.test.tsx > keeps to the order it is given',
  ],
  [
    '3 — Page info items: page views, only with a provider',
    'tests/components/PageInfo.test.tsx > leaves out what is unknown; page views, as nobody counts them',
  ],
  [
    '3 — Page info items: author (name, optional url), category and tag (name, optional path)',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > reads authors and categories with their addresses, and the day of writing',
  ],
  [
    '3 — Page metadata: tags in both languages',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > names tags in the language of the page',
  ],
  [
    '3 — Page metadata: cover, icon',
    'tests/components/DocPage.test.tsx > has its cover above and its icon beside it, neither of which is read out',
  ],
  [
    '3 — Page metadata: short title',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > gives the short title to the sidebar, unless it has a label, and to previous and next',
  ],
  [
    '3 — Page metadata: short title, in the breadcrumb',
    'tests/unit/features/breadcrumbEntries.test.ts > call the page by its short title',
  ],
  [
    '3 — Page metadata: order, sticky',
    'tests/unit/features/catalogTree.test.ts > sorts sticky pages first, then by order, then as the sidebar has them',
  ],
  [
    '3 — Page data: git (updatedTime, contributors)',
    'tests/unit/build/front-matter/gitHistory.test.ts > gives the pages of a site their contributors, by the names of .mailmap, without addresses',
  ],
  [
    '3 — Page settings: footer, copyright, license',
    'tests/components/SiteFooter.test.tsx > lets a page have …',
  ],
  ['3 — Notice configuration: path or match pattern', 'tests/unit/lib/notice.test.ts > %s gets %s'],
  [
    '3 — Notice configuration: title, content, actions',
    'tests/components/NoticePopup.test.tsx > shows title, content and actions of both kinds in the page’s language',
  ],
  [
    '3 — Notice configuration: fullscreen',
    'e2e/fixture-site/popups.spec.ts > a notice for a pattern closes by the mask, for the session …',
  ],
  [
    '4 — Portfolio hero: title typed one character at a time, pause, next title, wrapping to the first',
    'tests/components/Portfolio.test.tsx > types its titles in turn: a pause, then a character at a time, then the first again',
  ],
  [
    '4 — Notice popup: hidden once dismissed, in local storage if showOnce',
    'e2e/popups.spec.ts > once dismissed is gone for good, and its script is not loaded',
  ],
  [
    '4 — Notice popup: otherwise in session storage',
    'tests/components/choosePopup.test.ts > keeps a dismissal for the session unless the rule says once …',
  ],
  [
    '4 — Notice popup: with confirm, clicking the mask does not dismiss',
    'e2e/fixture-site/popups.spec.ts > a notice with confirm waits for its button, and is gone for good …',
  ],
  [
    '4 — Current notice: 3.30.0 drops Windows 7',
    'e2e/popups.spec.ts > says that 3.30.0 drops Windows 7, and nothing moves',
  ],
  [
    '4 — Language redirect: appears when the preferred language maps to another locale',
    'e2e/popups.spec.ts > is offered the other language, beside the page, in its words',
  ],
  [
    '4 — Language redirect: switch goes to the equivalent page',
    'e2e/popups.spec.ts > switches to the same place of the page by keyboard',
  ],
  [
    '4 — Language redirect: cancel remembers the refusal for the session',
    'e2e/popups.spec.ts > who stays is asked again in the next session only',
  ],
  [
    '4 — Language redirect: a remember checkbox makes the choice permanent',
    'e2e/popups.spec.ts > who wants “${decision}” remembered is never asked again',
  ],
  ['4 — Toast: default 3000 ms', 'tests/components/Toast.test.tsx > stays for 3000 ms'],
  [
    '4 — Toast: closable',
    'tests/components/Toast.test.tsx > closes by %s and gives the focus back',
  ],
  [
    '4 — Toast: kept alive on hover',
    'tests/components/Toast.test.tsx > stays while the pointer is on it, and its time begins again after',
  ],
  [
    '4 — Toast: placement top by default',
    'tests/components/Toast.test.tsx > stands at the top unless asked for at the bottom',
  ],
  [
    '4 — Colour mode: cycle light, dark, auto',
    'tests/unit/features/siteShell.test.ts > a switch goes light, dark, automatic, light',
  ],
  [
    '4 — Colour mode: toggle alternates',
    'tests/unit/features/siteShell.test.ts > a toggle alternates what is seen',
  ],
  ['4 — Colour mode: disable and enable', 'tests/unit/features/siteShell.test.ts > %s starts %s'],
  [
    '4 — Colour mode: auto follows the system',
    'e2e/behaviors.spec.ts > automatic mode follows the system, also before the application runs',
  ],
  [
    '4 — Colour mode: persisted; data-theme set before the first paint',
    'e2e/behaviors.spec.ts > the stored color mode and theme color are there before the first paint',
  ],
  [
    '4 — Colour mode: circular reveal unless reduced motion',
    'e2e/behaviors.spec.ts > a color mode change grows from the click; with less motion it is there at once',
  ],
  ['4 — Colour mode: paper is light', 'e2e/behaviors.spec.ts > paper is light'],
  [
    '4 — Search loads lazily on click, Ctrl+K or /',
    'e2e/search.spec.ts > ${name} opens the search, and what is typed meanwhile is its query',
  ],
  [
    '4 — Progress bar on navigation to a not-yet-visited path',
    'e2e/behaviors.spec.ts > the progress bar shows on the way to a page not yet visited only',
  ],
  [
    '4 — Scroll updates the URL hash, cleared near the top',
    'e2e/behaviors.spec.ts > scrolling sets the hash and clears it at the top, without steps in the history',
  ],
  [
    '4 — Scroll hash never fights a click',
    'e2e/behaviors.spec.ts > it never fights a link: the last section keeps its hash',
  ],
  [
    '4 — Scroll hash never fights a search result',
    'tests/components/watchHash.test.ts > where Enter leads to keeps its address, also after scrolling',
  ],
  [
    '4 — Scroll hash never fights a reload',
    'e2e/behaviors.spec.ts > a reload stays where the reader was',
  ],
  [
    '4 — Copy button shows a copied state',
    'e2e/siteShell.spec.ts > the copy button copies the code as written',
  ],
  [
    '4 — Tabs and code tabs persist under two keys',
    'e2e/widgets.spec.ts > are chosen by key, remembered under a key of their kind, and synchronised',
  ],
  [
    '4 — Navbar: hides past 58 px after 200 px, on phones by default',
    'e2e/behaviors.spec.ts > on phones it leaves after 200 px down and comes back on the way up',
  ],
  [
    '4 — Navbar: auto-hide is for phones by default',
    'e2e/behaviors.spec.ts > on wide screens it stays',
  ],
  [
    '4 — Navbar: never hides while the focus is inside',
    'e2e/behaviors.spec.ts > it comes back when the focus enters it',
  ],
  [
    '4 — Mobile sidebar: swipe opens, opposite swipe closes',
    'e2e/behaviors.spec.ts > a swipe opens the drawer of …, the opposite one closes it',
  ],
  [
    '5 — Author, category and tag metadata must be strings or lists of strings; otherwise an error is logged',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > reports and leaves out …',
  ],
  [
    '5 — Default video aspect ratio: 16:9',
    'e2e/widgets.spec.ts > the default ratio is 16:9, kept before the player comes',
  ],
  [
    '5 — Reading time below 1 minute is reported as 1 minute',
    'tests/unit/lib/readingTime.test.ts > less than a minute is one',
  ],
  [
    '5 — Reading time is otherwise rounded',
    'tests/unit/lib/readingTime.test.ts > one and a half is two',
  ],
  [
    '5 — Comment section shown only when repo, repoId, category and categoryId are all set',
    'tests/components/Comments.test.tsx > are not there without their settings',
  ],
  [
    '5 — Comments can be turned off per page',
    'tests/unit/build/front-matter/pageFrontMatter.test.ts > switches off what the page does not want',
  ],
  [
    '5 — Comments can be turned off globally',
    'tests/unit/lib/services.test.ts > comments can be switched off for the whole site',
  ],
  [
    '5 — Comment language falls back from full code to base language, then English',
    'tests/components/Comments.test.tsx > speak Chinese on Chinese pages',
  ],
  [
    '7 — ads and analytics scripts, never under /tool/',
    'tests/unit/features/foreignScripts.test.ts > do not load on %s',
  ],
  [
    '8 — Invalid author/category/tag metadata: error logged',
    'tests/unit/config/markdown.test.ts > logs a bad author once and goes on without',
  ],
  [
    '8 — Unresolved layout: error raised',
    'tests/unit/config/markdown.test.ts > stops the build at an unknown layout, naming the file and the layouts there are',
  ],
  [
    "8 — Breadcrumb without title: 'Unknown'",
    'tests/unit/features/breadcrumbEntries.test.ts > call an entry without a title unknown',
  ],
  [
    "8 — Breadcrumb without title: '未知' in Chinese",
    'tests/components/Breadcrumbs.test.tsx > call an untitled step 未知 in Chinese',
  ],
  [
    '8 — Theme or sidebar data used without provider',
    'tests/components/providers.test.tsx > %s used without its provider throws, naming it',
  ],
  [
    '8 — Unknown route: 404 page',
    'e2e/addresses.spec.ts > gets the 404 page with three near titles and the way home (${locale})',
  ],
  [
    '8 — Search failure',
    'e2e/search.spec.ts > a failure is shown and announced, and a retry works',
  ],
  [
    '8 — Search empty',
    'e2e/search.spec.ts > nothing found: suggestions, and what the other language has',
  ],
  [
    '8 — Unsupported video type',
    'e2e/widgets.spec.ts > an unknown type is refused in words, with a link to the file',
  ],
  [
    '8 — Page without sidebar config: console warning',
    'tests/components/useSidebarWarning.test.ts > the page %s that no sidebar lists is named, with what to do',
  ],
  ['3 — Home frontmatter: focus, pure', 'tests/unit/lib/pageMode.test.ts > of %j on a site of %j'],
  [
    '3 — Home frontmatter: pure moves nothing for ornament',
    'e2e/focusMode.spec.ts > a pure page moves nothing for ornament',
  ],
  [
    'issue — Reading time: Chinese counted by characters',
    'tests/unit/lib/readingTime.test.ts > counts Chinese by characters',
  ],
  [
    'issue — A bad value of a frontmatter key is named with file, key and what is allowed',
    'tests/unit/lib/frontMatter.test.ts > refuses …',
  ],
  [
    'issue — A shallow clone does not claim wrong data',
    'tests/unit/build/front-matter/gitHistory.test.ts > claims nothing in a shallow clone',
  ],
  [
    'issue — Samples in curl, JavaScript, Python, and Go send exactly the described request and print the response',
    'tests/api/samples.test.ts > node: samples of the API send and print what the facts say',
  ],
  [
    'issue — The stub for samples is made from the facts and refuses any other request',
    'tests/api/stub.test.ts > the stub refuses',
  ],
  [
    'issue — Samples send quotes, backslashes, dollars, non-ASCII, and line ends as they are',
    'tests/api/escapes.test.ts > a text of several lines and a password arrive as they are meant',
  ],
  [
    'issue — Works without git history and in an exported archive',
    'tests/unit/build/front-matter/gitHistory.test.ts > claims nothing outside a repository, as in an unpacked archive',
  ],
  [
    'issue — Contributors: names only, no addresses, seen on every built page',
    'e2e/pageinfo.spec.ts > every page names its last change and its contributors, without addresses, if there is a history',
  ],
  [
    'issue — Portfolio: reduced motion shows the first title complete',
    'tests/components/Portfolio.test.tsx > shows the first title and nothing else to readers who want little motion',
  ],
  [
    'issue — The portfolio is in no script of other pages',
    'e2e/pageinfo.spec.ts > what only a portfolio needs is in no script of other pages',
  ],
  [
    'issue — The catalog is plain HTML',
    'e2e/pageinfo.spec.ts > the guide’s front page lists its sections without scripts …',
  ],
  [
    'issue — Breadcrumb keeps its structured data',
    'e2e/pageinfo.spec.ts > search engines are told the way to a driver page …',
  ],
  // What no page of the real site shows is on a page of the fixture site.
  [
    '2 — Pages with the sidebar switched off show an API selector above the content',
    'e2e/fixture-site/services.spec.ts > a page without comments asks for none, and analytics and ads run once …',
  ],
  [
    '2 — Home layout: hero, feature panels, highlights, content area',
    'e2e/fixture-site/layouts.spec.ts > a page of the home layout shows hero, panels, highlights, and content …',
  ],
  [
    '2 — Portfolio: on a page of its own',
    'e2e/fixture-site/layouts.spec.ts > a portfolio greets, and shows name, pictures, links, and content …',
  ],
  [
    '2 — Normal page: cover, breadcrumb, page info, contents, footer, seen on a page',
    'e2e/fixture-site/pages.spec.ts > a page shows everything it says about itself …',
  ],
  [
    '2 — Normal page: contents, breadcrumb, edit link, neighbours switched off',
    'e2e/fixture-site/pages.spec.ts > a page switches off its contents, breadcrumbs, edit link, footer, and neighbors …',
  ],
  [
    '2 — Navbar: configurable zones, logo, dark logo, name hidden on mobile, repository label',
    'e2e/fixture-site/siteShell.spec.ts > logo, zones, repository, a toggle of the color mode, a bar that always hides, no fullscreen',
  ],
  [
    '2 — Footer: custom text, copyright, licence, seen on a page',
    'e2e/fixture-site/pages.spec.ts > a page shows everything it says about itself …',
  ],
  [
    '2 — Sidebar sponsorship banner: label by path, when enabled',
    'e2e/fixture-site/pages.spec.ts > a page shows everything it says about itself …',
  ],
  [
    '2 — Fullscreen control: only when the configuration enables it',
    'e2e/fixture-site/siteShell.spec.ts > logo, zones, repository, a toggle of the color mode, a bar that always hides, no fullscreen',
  ],
  [
    '3 — Frontmatter: icon, cover, breadcrumbIcon, headerDepth 1',
    'e2e/fixture-site/pages.spec.ts > a page shows everything it says about itself …',
  ],
  [
    '3 — Frontmatter: toc, breadcrumb, editLink',
    'e2e/fixture-site/pages.spec.ts > a page switches off its contents, breadcrumbs, edit link, footer, and neighbors …',
  ],
  [
    '3 — Frontmatter: sidebar by name, headerDepth 3',
    'e2e/fixture-site/pages.spec.ts > a page chooses its sidebar and lists three levels of headings …',
  ],
  [
    '3 — Frontmatter: sidebar switched off',
    'e2e/fixture-site/services.spec.ts > a page without comments asks for none, and analytics and ads run once …',
  ],
  [
    '3 — Frontmatter: home and the keys of the hero',
    'e2e/fixture-site/layouts.spec.ts > a page of the home layout shows hero, panels, highlights, and content …',
  ],
  [
    '3 — Frontmatter: heroText and tagline switched off, navbar',
    'e2e/fixture-site/layouts.spec.ts > a page of the home layout hides text and top bar …',
  ],
  [
    '3 — Frontmatter: portfolio, name, avatar, bgImage, medias',
    'e2e/fixture-site/layouts.spec.ts > a portfolio greets, and shows name, pictures, links, and content …',
  ],
  [
    '3 — Frontmatter: welcome, titles, content switched off',
    'e2e/fixture-site/layouts.spec.ts > a portfolio leaves out its content, and is still on a pure page …',
  ],
  [
    '3 — Page info items in both languages, seen on a page',
    'e2e/fixture-site/pages.spec.ts > a page shows everything it says about itself …',
  ],
  [
    '3 — Page metadata: sticky, order, seen in a catalog',
    'e2e/fixture-site/layouts.spec.ts > a catalog lists three levels, sticky pages first, then in their order …',
  ],
  [
    '3 — Page settings: prev, next',
    'e2e/fixture-site/pages.spec.ts > a page switches off its contents, breadcrumbs, edit link, footer, and neighbors …',
  ],
  [
    '3 — Notice configuration: match pattern, actions',
    'e2e/fixture-site/popups.spec.ts > a notice for a pattern closes by the mask, for the session …',
  ],
  [
    '3 — Comment configuration: repo, category, mapping, input position, reactions, strict, lazy loading',
    'e2e/fixture-site/services.spec.ts > comments are asked for at the foot of a page, in its language, with all settings …',
  ],
  [
    '3 — Search configuration: appId, apiKey, indexName',
    'e2e/fixture-site/services.spec.ts > hosted search is asked 500 ms after the last key …',
  ],
  [
    '3 — API server options: cf, cn, de, and local on localhost',
    'e2e/fixture-site/services.spec.ts > a page without comments asks for none, and analytics and ads run once …',
  ],
  [
    '3 — Home frontmatter: focus',
    'e2e/fixture-site/layouts.spec.ts > a page in focus mode lets its frame step back after 1500 ms',
  ],
  [
    '4 — Colour mode: toggle alternates, seen on a page',
    'e2e/fixture-site/siteShell.spec.ts > logo, zones, repository, a toggle of the color mode, a bar that always hides, no fullscreen',
  ],
  [
    '4 — Navbar: auto-hide always',
    'e2e/fixture-site/siteShell.spec.ts > logo, zones, repository, a toggle of the color mode, a bar that always hides, no fullscreen',
  ],
  [
    '4 — Notice popup: dismissal in local storage with showOnce, seen in another tab',
    'e2e/fixture-site/popups.spec.ts > a notice with confirm waits for its button, and is gone for good …',
  ],
  [
    '4 — Notice popup: otherwise in session storage, seen in another tab',
    'e2e/fixture-site/popups.spec.ts > a notice for a pattern closes by the mask, for the session …',
  ],
  [
    '5 — Invalid author, category and tag: logged by a build, left out of the page',
    'e2e/fixture-site/pages.spec.ts > values that are no texts are left out, and the build says so …',
  ],
  [
    '5 — Comments in the language of the page, off per page, seen in the browser',
    'e2e/fixture-site/services.spec.ts > comments are asked for at the foot of a page, in its language, with all settings …',
  ],
  [
    '7 — Hosted search: 500 ms debounce, preconnect',
    'e2e/fixture-site/services.spec.ts > hosted search is asked 500 ms after the last key …',
  ],
  [
    '7 — Hosted search on the search page',
    'e2e/fixture-site/services.spec.ts > the search page asks the hosted search',
  ],
  [
    '7 — ads, two analytics scripts, in the browser; none under /tool/',
    'e2e/fixture-site/services.spec.ts > a page without comments asks for none, and analytics and ads run once …',
  ],
  [
    '8 — Failure of the hosted search',
    'e2e/fixture-site/services.spec.ts > a failure of the hosted search is shown',
  ],
  [
    '8 — Breadcrumb without title, seen on a page',
    'e2e/fixture-site/pages.spec.ts > a group without a title is called unknown in the breadcrumbs …',
  ],
  [
    '8 — Page without sidebar config: console warning, seen in the browser',
    'e2e/fixture-site/pages.spec.ts > a page that no sidebar lists says so in the console …',
  ],
  [
    'issue — A notice over the page waits until the reader has stopped typing',
    'e2e/fixture-site/popups.spec.ts > a notice over the page waits until the reader has stopped typing',
  ],
  ['issue — No comments under /tool/', 'tests/components/Comments.test.tsx > never stand at …'],
];

/** Each number of section 9, the test of its pure part, and the test that sees it in the browser. */
export const numberMap: readonly (readonly [Sentence, TestName, TestName])[] = [
  [
    'Back-to-top threshold: 100 px',
    'tests/unit/features/siteShell.test.ts > at %d px the button to the top is there: %s',
    'e2e/numbers.spec.ts > scroll handlers: 300 ms; button to the top: 100 px; address: 200 ms and 5 px',
  ],
  [
    'Copy-code delay: 500 ms',
    'tests/content/numbers.test.ts > the copy button waits 500 ms',
    'e2e/widgets.spec.ts > the copy button comes 500 ms after the page',
  ],
  [
    'Copied feedback: 2000 ms',
    'tests/unit/lib/numbers.test.ts > shows “copied” for 2000 ms, and lets the color mode spread for 400 ms',
    'e2e/numbers.spec.ts > “copied” is shown for 2000 ms, a toast for 3000 ms',
  ],
  [
    'Copy button hidden below 420 px',
    'tests/content/numbers.test.ts > at %d px a block of code has a copy button: %s',
    'e2e/siteShell.spec.ts > the copy button is hidden under 420 px',
  ],
  [
    'Heading-sync scroll delay: 200 ms',
    'tests/unit/lib/numbers.test.ts > the address follows 200 ms after the last scroll',
    'e2e/numbers.spec.ts > scroll handlers: 300 ms; button to the top: 100 px; address: 200 ms and 5 px',
  ],
  [
    'Heading-sync scroll offset: 5 px',
    'tests/unit/features/siteShell.test.ts > a heading %d px below the line: %s',
    'e2e/numbers.spec.ts > scroll handlers: 300 ms; button to the top: 100 px; address: 200 ms and 5 px',
  ],
  [
    'Search debounce: 500 ms',
    'tests/unit/features/search/debounceSearch.test.ts > runs the latest query once, 500 ms after the last one',
    'e2e/fixture-site/services.spec.ts > hosted search is asked 500 ms after the last key …',
  ],
  [
    'Code demo and chart load delay: 800 ms',
    'tests/components/LazyWidget.test.tsx > a live part loads when it is seen, after its pause, and not before',
    'e2e/numbers.spec.ts > a chart, a flowchart and a demo load after 800 ms, a chart is drawn anew after 100 ms',
  ],
  [
    'Echarts resize debounce: 100 ms',
    'tests/unit/lib/numbers.test.ts > a chart is drawn anew 100 ms after the last change of its width',
    'e2e/numbers.spec.ts > a chart, a flowchart and a demo load after 800 ms, a chart is drawn anew after 100 ms',
  ],
  [
    'Flowchart scale: 0.8 under 419 px, 1 over 1280 px, else 0.9',
    'tests/unit/features/widgets.test.ts > at %i px it is %f',
    'e2e/widgets.spec.ts > a flowchart is drawn in the scale of the window',
  ],
  [
    'Sidebar default header depth: 2',
    'tests/unit/lib/numbers.test.ts > contents %d levels deep end with level %d',
    'e2e/siteShell.spec.ts > the contents go two levels deep',
  ],
  [
    'Catalog default level: 3',
    'tests/components/Catalog.test.tsx > lists three levels of child pages, linked',
    'e2e/fixture-site/layouts.spec.ts > a catalog lists three levels, sticky pages first, then in their order …',
  ],
  [
    'Progress bar: minimum 0.08, speed 200 ms, trickle 800 ms',
    'tests/unit/lib/numbers.test.ts > begins at 0.08, goes on after 800 ms, and takes 200 ms for each step',
    'e2e/numbers.spec.ts > the progress bar begins at 0.08, moves in 200 ms, and goes on after 800 ms',
  ],
  [
    'Mobile breakpoint: 719 px or narrower',
    'tests/content/numbers.test.ts > at %d px a window is a phone’s: %s',
    'e2e/behaviors.spec.ts > the navigation is modal and goes when the window grows',
  ],
  [
    'Desktop breakpoint: 1440 px or wider',
    'tests/content/numbers.test.ts > at %d px a window is a desktop’s: %s',
    'e2e/siteShell.spec.ts > from 1440 px the sidebar is wider',
  ],
  [
    'Colour number: 9',
    'tests/unit/features/siteShell.test.ts > there are nine theme colors, the first the site’s own',
    'e2e/numbers.spec.ts > there are nine theme colors',
  ],
  [
    'Colour-mode transition: 400 ms',
    'tests/unit/lib/numbers.test.ts > shows “copied” for 2000 ms, and lets the color mode spread for 400 ms',
    'e2e/behaviors.spec.ts > a color mode change grows from the click; with less motion it is there at once',
  ],
  [
    'Default demo editors setting and layout: 101, left',
    'tests/unit/lib/numbers.test.ts > a demo opens editors 101, on the left, in another site',
    'e2e/widgets.spec.ts > a demo is posted to an outside editor on request',
  ],
  [
    'Default API server: cf',
    'tests/unit/lib/apiServers.test.ts > choose for the stored name %s the server %s',
    'e2e/toolPages.spec.ts > is chosen above a helper and on top of the sidebar of drivers, alike',
  ],
  [
    'Toast default duration: 3000 ms',
    'tests/components/Toast.test.tsx > stays for 3000 ms',
    'e2e/numbers.spec.ts > “copied” is shown for 2000 ms, a toast for 3000 ms',
  ],
  [
    'Scroll handler throttle: 300 ms',
    'tests/unit/features/siteShell.test.ts > a handler runs at once, then once per 300 ms, and with the last position',
    'e2e/numbers.spec.ts > scroll handlers: 300 ms; button to the top: 100 px; address: 200 ms and 5 px',
  ],
  [
    'Navbar hide: past 58 px, 200 px travel',
    'tests/unit/features/siteShell.test.ts > %s',
    'e2e/numbers.spec.ts > the top bar leaves past 58 px, after 200 px',
  ],
  [
    'Swipe: 40 px',
    'tests/unit/features/siteShell.test.ts > of %d px to the right means %s',
    'e2e/numbers.spec.ts > a swipe opens the sidebar from 80 px, over 40 px, at more than 1.5 times the vertical',
  ],
  [
    'Swipe: 1.5 times vertical',
    'tests/unit/features/siteShell.test.ts > of 90 px across and %d px along means %s',
    'e2e/numbers.spec.ts > a swipe opens the sidebar from 80 px, over 40 px, at more than 1.5 times the vertical',
  ],
  [
    'Swipe: within 80 px of the left edge',
    'tests/unit/features/siteShell.test.ts > starting %d px from the edge means %s',
    'e2e/numbers.spec.ts > a swipe opens the sidebar from 80 px, over 40 px, at more than 1.5 times the vertical',
  ],
  [
    'Focus mode delay default: 1500 ms',
    'tests/unit/lib/pageMode.test.ts > waits 1500 ms in focus mode, unless asked for another delay',
    'e2e/focusMode.spec.ts > what stands beside the content steps back after 1500 ms, and nothing moves',
  ],
  [
    'Hero/section animation delays: 0.04, 0.08, 0.12, 0.24, 0.32 s',
    'tests/content/numbers.test.ts > parts of the first view follow after 0.04, 0.08, 0.12, 0.24 and 0.32 s',
    'e2e/siteShell.spec.ts > the first view of the home page settles part by part, and not for readers who want less motion',
  ],
  [
    'Typing interval / pause: 150 ms per character / 1000 ms',
    'tests/components/Portfolio.test.tsx > types its titles in turn: a pause, then a character at a time, then the first again',
    'e2e/fixture-site/layouts.spec.ts > a portfolio types a character every 150 ms, and rests for 1000 ms',
  ],
  [
    "Default welcome text: 'Hi There, I'm'",
    'tests/components/Portfolio.test.tsx > reads without scripts',
    'e2e/fixture-site/layouts.spec.ts > a portfolio greets, and shows name, pictures, links, and content …',
  ],
  [
    'Edit link patterns for four code hosting kinds',
    'tests/unit/lib/editUrl.test.ts > builds the edit address of …',
    'e2e/pageinfo.spec.ts > a driver page says what it is, where it stands and who wrote it, …',
  ],
  [
    'Default edit link branch: main',
    'tests/unit/lib/environment.test.ts > takes an empty value as not set',
    'e2e/pageinfo.spec.ts > a driver page says what it is, where it stands and who wrote it, …',
  ],
  [
    'Overlay z-index start: 2000',
    'tests/content/numbers.test.ts > overlays start at depth 2000, and nothing stands at a depth without a name',
    'e2e/siteShell.spec.ts > what lies over the page starts at depth 2000',
  ],
];
