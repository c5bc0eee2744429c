/**
 * What the specification says (docs-internal/specification.md), by the tag of the tests that prove it. The number in the tag
 * is that of the section. A test names its tags in its options, so that it can be renamed and moved.
 */
export const sentences = {
  // Pages and their parts
  '@2-page-title-and-info': 'Normal page: title with page info',
  '@2-footer-edit-link-last': 'Footer of a normal page: edit link, last-updated time, contributors',
  '@2-footer-custom-text': 'Footer: custom text',
  '@2-footer-copyright-defaults-current':
    'Footer: copyright defaults to current year plus author names, plus a license name if given',
  '@2-portfolio-hero-avatar-background':
    'Portfolio: hero with avatar, background image, social links, optional content',
  '@2-catalog-view-lists-child': 'Catalog view lists child pages up to a level limit',
  '@2-breadcrumb-switched-off': 'Breadcrumb shown only if enabled',
  '@2-breadcrumb-more-than-one': 'Breadcrumb shown only if more than 1 entry',
  '@2-home-banner-client-side': 'Home banner: shown only client-side',
  '@2-home-banner-apple-platforms':
    'Home banner: on Apple platforms title, Free tag, two lines, store page',
  '@2-home-banner-other-platforms': 'Home banner: on other platforms an ad placeholder container',
  '@2-home-banner-both-show': 'Home banner: both show "Open the new site"',
  '@2-home-banner-nothing-moves': 'Home banner: nothing moves when it comes',
  '@2-sidebar-sponsorship-banner-label': 'Sidebar sponsorship banner: label by path prefix',
  '@2-sidebar-sponsorship-banner-disabled': 'Sidebar sponsorship banner: disabled',
  '@2-external-links-open-new': 'External links open in a new tab',
  '@2-external-links-marked': 'External links are marked',
  '@2-home-hero-feature-panels': 'Home: hero, feature panels, highlights, content area, ads banner',
  '@2-not-found-page': 'Not found: code 404, title, hint, buttons back and home',
  '@2-not-found-go-back': 'Not found: go back',
  '@2-not-found-hint': 'Not found: random hint',
  '@2-navbar-links-groups-sub': 'Navbar: links, groups with sub-groups',
  '@2-navbar-sub-groups-title': 'Navbar: sub-groups have a title',
  '@2-navbar-dropdown-hover-click': 'Navbar: dropdown by hover and click',
  '@2-navbar-dropdown-keyboard-closed': 'Navbar: dropdown by keyboard, closed by Escape',
  '@2-navbar-repository-label-host': 'Navbar: repository label by host kind',
  '@2-navbar-repository-label-custom': 'Navbar: repository label, custom',
  '@2-mobile-navigation-overlay-links':
    'Mobile navigation overlay with links and outlook settings, closes on route change',
  '@2-mobile-navigation-overlay-closes': 'Mobile navigation overlay closes beyond mobile width',
  '@2-sidebar-group-current-opens': 'Sidebar: the group of the current page opens',
  '@2-sidebar-one-open-group': 'Sidebar: one open group at a time',
  '@2-sidebar-collapse-toggle-non': 'Sidebar: collapse toggle on non-mobile',
  '@2-sidebar-filter-box': 'Sidebar: filter box',
  '@2-sidebar-warning': 'Sidebar: console warning for a page without sidebar config',
  '@2-sidebar-api-server-selector': 'Sidebar: API-server selector on driver pages',
  '@2-previous-next-alt-right': 'Previous/next by Alt+Right and Alt+Left',
  '@2-skip-content-link': 'Skip-to-content link',
  '@2-language-dropdown-same-else': 'Language dropdown: same page, else home',
  '@2-back-to-top': 'Back-to-top button',
  '@2-images-open-lightbox': 'Images open in a lightbox',
  '@2-contents-on-phones': 'Table of contents: collapsible on small screens',
  '@2-contents-print': 'Table of contents: print button; current entry highlighted and in view',
  '@2-fullscreen-control': 'Fullscreen control',
  '@2-api-server-without-sidebar':
    'Pages with the sidebar switched off show an API selector above the content',
  '@2-home-layout-hero-feature': 'Home layout: hero, feature panels, highlights, content area',
  '@2-portfolio-page': 'Portfolio: on a page of its own',
  '@2-page-with-everything':
    'Normal page: cover, breadcrumb, page info, contents, footer, seen on a page',
  '@2-page-without-parts': 'Normal page: contents, breadcrumb, edit link, neighbours switched off',
  '@2-navbar-configurable-zones-logo':
    'Navbar: configurable zones, logo, dark logo, name hidden on mobile, repository label',
  '@2-footer-custom-text-copyright': 'Footer: custom text, copyright, license, seen on a page',
  '@2-sidebar-sponsorship-banner-label-path':
    'Sidebar sponsorship banner: label by path, when enabled',
  '@2-fullscreen-control-configuration-enables':
    'Fullscreen control: only when the configuration enables it',
  // Data
  '@3-page-info-order':
    'Page info items, default order: Author, Original, Date, PageView, ReadingTime, Category, Tag',
  '@3-site-configuration-pageinfo': 'Site configuration: pageInfo',
  '@3-page-info-views': 'Page info items: page views, only with a provider',
  '@3-page-info-links':
    'Page info items: author (name, optional url), category and tag (name, optional path)',
  '@3-metadata-tags-both-languages': 'Page metadata: tags in both languages',
  '@3-metadata-cover-icon': 'Page metadata: cover, icon',
  '@3-metadata-short-title': 'Page metadata: short title',
  '@3-metadata-short-title-breadcrumb': 'Page metadata: short title, in the breadcrumb',
  '@3-metadata-order-sticky': 'Page metadata: order, sticky',
  '@3-data-git-updatedtime-contributors': 'Page data: git (updatedTime, contributors)',
  '@3-settings-footer-copyright-license': 'Page settings: footer, copyright, license',
  '@3-notice-configuration-path-or': 'Notice configuration: path or match pattern',
  '@3-notice-configuration-title-content': 'Notice configuration: title, content, actions',
  '@3-notice-configuration-fullscreen': 'Notice configuration: fullscreen',
  '@3-focus-and-pure': 'Home frontmatter: focus, pure',
  '@3-pure-moves-nothing': 'Home frontmatter: pure moves nothing for ornament',
  '@3-frontmatter-icon-cover-breadcrumbicon':
    'Frontmatter: icon, cover, breadcrumbIcon, headerDepth 1',
  '@3-frontmatter-toc-breadcrumb-editlink': 'Frontmatter: toc, breadcrumb, editLink',
  '@3-frontmatter-sidebar-by-name': 'Frontmatter: sidebar by name, headerDepth 3',
  '@3-frontmatter-sidebar-switched-off': 'Frontmatter: sidebar switched off',
  '@3-frontmatter-home-keys-hero': 'Frontmatter: home and the keys of the hero',
  '@3-frontmatter-herotext-tagline-switched':
    'Frontmatter: heroText and tagline switched off, navbar',
  '@3-frontmatter-portfolio-name-avatar': 'Frontmatter: portfolio, name, avatar, bgImage, medias',
  '@3-frontmatter-welcome-titles-content': 'Frontmatter: welcome, titles, content switched off',
  '@3-page-info-both-languages': 'Page info items in both languages, seen on a page',
  '@3-metadata-sticky-order-catalog': 'Page metadata: sticky, order, seen in a catalog',
  '@3-settings-prev-next': 'Page settings: prev, next',
  '@3-notice-configuration-match-pattern': 'Notice configuration: match pattern, actions',
  '@3-comment-configuration-repo-category':
    'Comment configuration: repo, category, mapping, input position, reactions, strict, lazy loading',
  '@3-search-configuration-appid-apikey': 'Search configuration: appId, apiKey, indexName',
  '@3-api-server-options-cf': 'API server options: cf, cn, de, and local on localhost',
  '@3-focus-mode-delay': 'Home frontmatter: focus',
  // States and changes
  '@4-portfolio-hero-title-typed':
    'Portfolio hero: title typed one character at a time, pause, next title, wrapping to the first',
  '@4-notice-popup-hidden-once':
    'Notice popup: hidden once dismissed, in local storage if showOnce',
  '@4-notice-popup-otherwise-session': 'Notice popup: otherwise in session storage',
  '@4-notice-popup-confirm-clicking':
    'Notice popup: with confirm, clicking the mask does not dismiss',
  '@4-notice-windows-7': 'Current notice: 3.30.0 drops Windows 7',
  '@4-language-redirect-appears-preferred':
    'Language redirect: appears when the preferred language maps to another locale',
  '@4-language-redirect-switch-goes': 'Language redirect: switch goes to the equivalent page',
  '@4-language-redirect-cancel-remembers':
    'Language redirect: cancel remembers the refusal for the session',
  '@4-language-redirect-remember-checkbox':
    'Language redirect: a remember checkbox makes the choice permanent',
  '@4-toast-closable': 'Toast: closable',
  '@4-toast-kept-alive-hover': 'Toast: kept alive on hover',
  '@4-toast-placement-top': 'Toast: placement top by default',
  '@4-color-mode-cycle-light': 'Color mode: cycle light, dark, auto',
  '@4-color-mode-toggle-alternates': 'Color mode: toggle alternates',
  '@4-color-mode-disable-enable': 'Color mode: disable and enable',
  '@4-color-mode-auto-follows': 'Color mode: auto follows the system',
  '@4-color-mode-persisted-data': 'Color mode: persisted; data-theme set before the first paint',
  '@4-color-mode-circular-reveal': 'Color mode: circular reveal unless reduced motion',
  '@4-color-mode-paper-light': 'Color mode: paper is light',
  '@4-search-loads-lazily-click': 'Search loads lazily on click, Ctrl+K or /',
  '@4-progress-bar-navigation-yet': 'Progress bar on navigation to a not-yet-visited path',
  '@4-scroll-updates-url-hash': 'Scroll updates the URL hash, cleared near the top',
  '@4-scroll-hash-click': 'Scroll hash never fights a click',
  '@4-scroll-hash-search': 'Scroll hash never fights a search result',
  '@4-scroll-hash-reload': 'Scroll hash never fights a reload',
  '@4-copy-button-shows-copied': 'Copy button shows a copied state',
  '@4-tabs-code-tabs-persist': 'Tabs and code tabs persist under two keys',
  '@4-navbar-auto-hide': 'Navbar: hides past 58 px after 200 px, on phones by default',
  '@4-navbar-auto-hide-phones': 'Navbar: auto-hide is for phones by default',
  '@4-navbar-never-hides-while': 'Navbar: never hides while the focus is inside',
  '@4-mobile-sidebar-swipe-opens': 'Mobile sidebar: swipe opens, opposite swipe closes',
  '@4-color-mode-toggle-on-page': 'Color mode: toggle alternates, seen on a page',
  '@4-navbar-auto-hide-always': 'Navbar: auto-hide always',
  '@4-notice-popup-dismissal-local':
    'Notice popup: dismissal in local storage with showOnce, seen in another tab',
  '@4-notice-popup-otherwise-session-storage':
    'Notice popup: otherwise in session storage, seen in another tab',
  // Checks
  '@5-author-category-tag-metadata':
    'Author, category and tag metadata must be strings or lists of strings; otherwise an error is logged',
  '@5-video-aspect-ratio': 'Default video aspect ratio: 16:9',
  '@5-reading-time-least': 'Reading time below 1 minute is reported as 1 minute',
  '@5-reading-time-rounded': 'Reading time is otherwise rounded',
  '@5-comment-section-repo-repoid':
    'Comment section shown only when repo, repoId, category and categoryId are all set',
  '@5-comments-turned-off-per': 'Comments can be turned off per page',
  '@5-comments-turned-off-globally': 'Comments can be turned off globally',
  '@5-comment-language-falls-back':
    'Comment language falls back from full code to base language, then English',
  '@5-invalid-author-category-tag':
    'Invalid author, category and tag: logged by a build, left out of the page',
  '@5-comments-language-off-per':
    'Comments in the language of the page, off per page, seen in the browser',
  // Requests
  '@7-ads-analytics-scripts-never': 'Ads and analytics scripts, never under /tool/',
  '@7-hosted-search-500-ms': 'Hosted search: 500 ms debounce, preconnect',
  '@7-hosted-search-page': 'Hosted search on the search page',
  '@7-ads-two-analytics-scripts': 'Ads, two analytics scripts, in the browser; none under /tool/',
  // Errors
  '@8-invalid-author-category-tag': 'Invalid author/category/tag metadata: error logged',
  '@8-unresolved-layout-error-raised': 'Unresolved layout: error raised',
  '@8-breadcrumb-without-title-unknown': "Breadcrumb without title: 'Unknown'",
  '@8-breadcrumb-without-title-chinese': "Breadcrumb without title: '未知' in Chinese",
  '@8-theme-or-sidebar-data': 'Theme or sidebar data used without provider',
  '@8-unknown-route-404': 'Unknown route: 404 page',
  '@8-search-failure': 'Search failure',
  '@8-search-empty': 'Search empty',
  '@8-unsupported-video-type': 'Unsupported video type',
  '@8-page-without-sidebar': 'Page without sidebar config: console warning',
  '@8-failure-hosted-search': 'Failure of the hosted search',
  '@8-breadcrumb-without-title': 'Breadcrumb without title, seen on a page',
  '@8-page-without-sidebar-in-browser':
    'Page without sidebar config: console warning, seen in the browser',
  // Constants
  '@9-back-to-top': 'Back-to-top threshold: 100 px',
  '@9-copy-code-delay': 'Copy-code delay: 500 ms',
  '@9-copied-feedback': 'Copied feedback: 2000 ms',
  '@9-copy-button-hidden-below': 'Copy button hidden below 420 px',
  '@9-heading-sync-scroll-delay': 'Heading-sync scroll delay: 200 ms',
  '@9-heading-sync-scroll-offset': 'Heading-sync scroll offset: 5 px',
  '@9-search-debounce': 'Search debounce: 500 ms',
  '@9-load-delay': 'Code demo and chart load delay: 800 ms',
  '@9-echarts-resize-debounce': 'Echarts resize debounce: 100 ms',
  '@9-flowchart-scale': 'Flowchart scale: 0.8 under 419 px, 1 over 1280 px, else 0.9',
  '@9-sidebar-header-depth': 'Sidebar default header depth: 2',
  '@9-catalog-level': 'Catalog default level: 3',
  '@9-progress-bar': 'Progress bar: minimum 0.08, speed 200 ms, trickle 800 ms',
  '@9-mobile-breakpoint': 'Mobile breakpoint: 719 px or narrower',
  '@9-desktop-breakpoint': 'Desktop breakpoint: 1440 px or wider',
  '@9-color-number': 'Color number: 9',
  '@9-color-mode-transition': 'Color-mode transition: 400 ms',
  '@9-demo-editors-setting-layout': 'Default demo editors setting and layout: 101, left',
  '@9-api-server': 'Default API server: cf',
  '@9-toast-duration': 'Toast default duration: 3000 ms',
  '@9-scroll-handler-throttle': 'Scroll handler throttle: 300 ms',
  '@9-navbar-hide': 'Navbar hide: past 58 px, 200 px travel',
  '@9-swipe-distance': 'Swipe: 40 px',
  '@9-swipe-slope': 'Swipe: 1.5 times vertical',
  '@9-swipe-edge': 'Swipe: within 80 px of the left edge',
  '@9-focus-mode-delay': 'Focus mode delay default: 1500 ms',
  '@9-hero-section-animation-delays':
    'Hero/section animation delays: 0.04, 0.08, 0.12, 0.24, 0.32 s',
  '@9-typing-interval-pause': 'Typing interval / pause: 150 ms per character / 1000 ms',
  '@9-welcome-text': "Default welcome text: 'Hi There, I'm'",
  '@9-edit-link-patterns-four': 'Edit link patterns for four code hosting kinds',
  '@9-edit-link-branch': 'Default edit link branch: main',
  '@9-overlay-z-index-start': 'Overlay z-index start: 2000',
  // Beyond the specification
  '@also-reading-time-chinese-counted': 'Reading time: Chinese counted by characters',
  '@also-frontmatter-bad-value':
    'A bad value of a frontmatter key is named with file, key and what is allowed',
  '@also-shallow-clone': 'A shallow clone does not claim wrong data',
  '@also-samples-run':
    'Samples in curl, JavaScript, Python, and Go send exactly the described request and print the response',
  '@also-stub-of-samples':
    'The stub for samples is made from the facts and refuses any other request',
  '@also-samples-escapes':
    'Samples send quotes, backslashes, dollars, non-ASCII, and line ends as they are',
  '@also-works-without-git-history': 'Works without git history and in an exported archive',
  '@also-contributors-without-addresses':
    'Contributors: names only, no addresses, seen on every built page',
  '@also-portfolio-reduced-motion-shows':
    'Portfolio: reduced motion shows the first title complete',
  '@also-portfolio-in-no-other-script': 'The portfolio is in no script of other pages',
  '@also-catalog-plain-html': 'The catalog is plain HTML',
  '@also-breadcrumb-keeps-structured-data': 'Breadcrumb keeps its structured data',
  '@also-notice-over-waits-until':
    'A notice over the page waits until the reader has stopped typing',
  '@also-no-comments-under-tool': 'No comments under /tool/',
} as const;
