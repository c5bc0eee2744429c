import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {base} from './src/config/base';
import {colorModeConfig} from './src/config/colorMode';
import {environment} from './src/config/environment';
import {footnoteTexts} from './src/config/footnotes';
import {i18n} from './src/config/locales';
import {parseFrontMatter} from './src/build/front-matter/parseFrontMatter';
import {navbarItems} from './src/config/navbar';
import {siteShell} from './src/data/siteShell';
import {footerFor} from './src/config/footer';
import {headTags} from './src/config/head';
import {imageOptions} from './src/config/images';
import {editUrl} from './src/lib/node/editUrl';
import {DEFAULT_HEADER_DEPTH, headingLevels} from './src/lib/node/headerDepth';
import {
  completeLocales,
  defaultLocale,
  inLanguage,
  localeCodes,
  parseLocaleCode,
  pathPrefix,
} from './src/lib/shared/localized';
import {shownFile} from './src/build/pages/sitePages';
import type {EditHost} from './src/lib/node/environment';
import {searchConfig, serviceFields} from './src/config/services';
import buildCachePlugin from './src/plugins/build-cache/index';
import bundlePlugin from './src/plugins/bundle/index';
import pageTranslationsPlugin from './src/plugins/page-translations/index';
import deferredHydrationPlugin from './src/plugins/deferred-hydration/index';
import apiRunnerPlugin from './src/plugins/api-runner/index';
import buildersPlugin from './src/plugins/builders/index';
import {markdownSteps} from './src/build/markdown/index';
import {linkToOtherFolder} from './src/build/markdown/untranslatedLinks';
import outputPlugin from './src/plugins/output/index';
import footerDataPlugin from './src/plugins/footer-data/index';

const locale = parseLocaleCode(process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? i18n.defaultLocale);

const preset: Options = {
  docs: {
    routeBasePath: '/',
    // A page's name may begin with a number (`115_open`): it is no position, and stays in the address.
    numberPrefixParser: false,
    sidebarPath: './sidebars.ts',
    ...markdownSteps({siteDir: __dirname, locale, base}),
    editUrl: ({locale: pageLocale, docPath}) =>
      editUrl(environment.DOCS_REPO_HOST as EditHost, {
        repo: environment.DOCS_REPO,
        branch: environment.DOCS_REPO_BRANCH,
        path: shownFile(__dirname, parseLocaleCode(pageLocale), docPath),
      }),
  },
  blog: false,
  theme: {
    customCss: ['tokens', 'base', 'controls', 'notes', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap: {
    ignorePatterns: [
      '/**/callback',
      '/**/callback.html',
      '/**/404.html',
      ...localeCodes.map((code) => `${base.slice(0, -1)}${pathPrefix(code)}/search.html`),
    ],
  },
};

const services = serviceFields(environment);

const themeConfig: ThemeConfig = {
  ...searchConfig(environment),
  image: `img/og-${completeLocales.find((complete) => complete === locale) ?? defaultLocale}.png`,
  colorMode: colorModeConfig(siteShell.colorMode),
  navbar: {items: navbarItems},
  footer: footerFor(locale),
  tableOfContents: headingLevels(DEFAULT_HEADER_DEPTH),
  // Code is highlighted at build, so the stock theme need not travel to the browser.
  prism: {theme: {plain: {}, styles: []}},
};

export default {
  title: 'Docs',
  tagline: 'One file tree for all your storage',
  url: environment.DOCS_URL,
  baseUrl: base,
  // It would be an inline script and styles in the home page, which its Content Security Policy refuses. The build checks
  // DOCS_BASE instead.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Storage keys are part of the specification, so no suffix is added to them.
  future: {
    v4: true,
    // Pages are compiled apart for browser and server: blocks of facts are in the server's result only.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // One thread: each further one loads the whole renderer again, which takes as long as it saves.
      ssgWorkerThreads: false,
      gitEagerVcs: true,
      mdxCrossCompilerCache: false,
    },
  },
  storage: {namespace: false},
  i18n,
  headTags: headTags(locale),
  markdown: {
    // Pages have no `:smile:`, and looking for it takes one more pass over each.
    emoji: false,
    parseFrontMatter,
    hooks: {
      onBrokenMarkdownLinks: linkToOtherFolder(__dirname, locale, base),
      onBrokenMarkdownImages: 'throw',
    },
    remarkRehypeOptions: inLanguage(footnoteTexts, locale),
  },
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-ideal-image', imageOptions],
    buildCachePlugin,
    bundlePlugin,
    pageTranslationsPlugin,
    footerDataPlugin,
    deferredHydrationPlugin,
    apiRunnerPlugin,
    buildersPlugin,
    outputPlugin,
  ],
  customFields: services,
  clientModules: [
    './src/client/patientStart.ts',
    './src/client/noPrefetch.ts',
    './src/client/toolRecords.ts',
    './src/client/navigationProgress.ts',
    ...(services.foreignScripts ? ['./src/client/analytics.ts'] : []),
    './src/client/siteShell.ts',
    './src/client/credentialBoundary.ts',
    './src/client/serviceWorker.ts',
  ],
  themeConfig,
} satisfies Config;
