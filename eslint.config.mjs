import js from '@eslint/js';
import {defineConfig} from 'eslint/config';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
// @ts-expect-error -- the package has no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import vitest from '@vitest/eslint-plugin';
import tseslint from 'typescript-eslint';

/** Layers of src, low to high: a file imports from its own layer's folder and from lower layers only. */
const layers = ['lib', 'data', 'hooks', 'components', 'features', 'theme', 'pages'];

/** Layers of what runs in Node, low to high. A plugin doesn't import another plugin either. */
const nodeLayers = ['lib', 'data', 'config', 'build', 'plugins'];

/** @typedef {{regex: string, message: string}} Pattern */

/** @type {Pattern} */
const notFromBrowser = {
  regex: String.raw`(^|/)(lib|\.\.)/browser/`,
  message: 'src/lib/browser runs in browsers only. Move what Node needs too to src/lib/shared.',
};
/** @type {Pattern} */
const notFromNode = {
  regex: String.raw`(^|/)(lib|\.\.)/node/`,
  message: 'src/lib/node runs in Node only. Move what browsers need too to src/lib/shared.',
};

/**
 * @param {string} files
 * @param {Pattern[]} patterns
 * @returns {any}
 */
const importRule = (files, ...patterns) => ({
  files: [files],
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** @type {any[]} */
const layerRules = layers.map((layer, index) =>
  importRule(
    `src/${layer}/**/*.{ts,tsx}`,
    {
      regex: `^@site/src/(${layers.slice(index + 1).join('|') || 'none'})/`,
      message: `src/${layer} may import only from ${layers.slice(0, index + 1).join(', ')}.`,
    },
    {
      // Node, which doesn't know @site, reads some of these files too, and with them what servers and pages share.
      regex: String.raw`^\.\./(?!(\.\./)*server/contract$)`,
      message: 'Write @site/src/… for another folder.',
    },
    ...(['lib', 'data'].includes(layer) ? [] : [notFromNode]),
  ),
);

/** Libraries of Node, of browsers, and of both. Node reads most of them, so they import each other without @site. */
const libraryRules = [
  {side: 'node', banned: [notFromBrowser]},
  {side: 'browser', banned: [notFromNode]},
  {side: 'shared', banned: [notFromBrowser, notFromNode]},
].map(({side, banned}) =>
  importRule(
    `src/lib/${side}/**/*.ts`,
    {
      regex: String.raw`^(@site/src|(\.\./)+)/?(${[...layers, ...nodeLayers].filter((layer) => layer !== 'lib').join('|')})/`,
      message: 'src/lib may import only from lib.',
    },
    ...banned,
  ),
);

/** @type {any[]} */
const nodeRules = [
  ...['config', 'build'].map((layer) =>
    importRule(
      `src/${layer}/**/*.{ts,tsx}`,
      {
        regex: String.raw`^(\.\./)+(${nodeLayers.slice(nodeLayers.indexOf(layer) + 1).join('|')})/`,
        message: `src/${layer} may import only from ${nodeLayers.slice(0, nodeLayers.indexOf(layer) + 1).join(', ')}.`,
      },
      notFromBrowser,
    ),
  ),
  ...['src/plugins/*/*.ts', 'src/plugins/*/*/*.ts'].map((files, depth) =>
    importRule(
      files,
      {
        regex: String.raw`^(\.\./){${depth + 1}}(?!\.\./)`,
        message: 'A plugin imports no other plugin. Move what both need to src/build.',
      },
      notFromBrowser,
    ),
  ),
  importRule('{scripts,server}/**/*.{ts,mjs}', notFromBrowser),
  importRule('src/{client,early}/**/*.ts', notFromNode),
];

export default defineConfig(
  {
    ignores: [
      'build/',
      '.build.*/',
      // Transport streams of videos end in .ts too.
      'static/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  // Rules that need types are in .oxlintrc.json.
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'@docusaurus': /** @type {any} */ (docusaurus)},
    extends: [/** @type {any} */ (jsxA11y).flatConfigs.strict],
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...layerRules,
  ...libraryRules,
  ...nodeRules,
  {
    // Node reads these records too, for the pages' policy and titles, and doesn't know @site.
    files: ['src/data/token-providers/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(@site/src|(\.\./)+)/?(${layers.slice(2).join('|')})/`,
              message: 'src/data may import only from lib, data.',
            },
          ],
        },
      ],
    },
  },
  {
    // They compile each function as React's compiler does, which takes more time than all other rules. The parts of pages
    // in src/build are no React.
    files: ['src/{components,features,pages,theme}/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/{features,components,hooks,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.lazy.tsx'],
    rules: {
      'no-restricted-exports': ['error', {restrictDefaultExports: {direct: true, named: true}}],
    },
  },
  {
    // docs-internal/decisions/2026-11-22-texts-and-validation.md
    files: ['src/{client,components,early,features,hooks,pages,theme}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ObjectExpression:has(> Property[key.name='en']):has(> Property[key.name='zh'])",
          message: 'Use <Translate> or translate(). Texts in both languages are data: src/data.',
        },
        {
          selector: 'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(en|zh)$/]',
          message: 'Use <Translate> or translate(), or a record of both languages in src/data.',
        },
        {
          selector: 'ImportDeclaration[source.value=/^zod/]',
          message:
            'zod is for the build and the server. Use parseRecord() (src/lib/browser/storedRecord.ts).',
        },
      ],
    },
  },
  {
    // No React tree translates these texts. Node reads them too.
    files: [
      'src/{build,config,data,lib,plugins}/**/*.{ts,tsx}',
      'server/**/*.ts',
      'scripts/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='@docusaurus/Translate']",
          message: 'Texts in data and in build steps are Localized (src/lib/shared/localized.ts).',
        },
      ],
    },
  },
  {
    // Node scripts and tool configurations are plain JavaScript with JSDoc types and talk to a terminal.
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs', '*.mjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        performance: 'readonly',
        PerformanceObserver: 'readonly',
        window: 'readonly',
      },
    },
    rules: {'no-console': 'off'},
  },
  {
    files: ['scripts/**/*.ts'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['tests/**/*.{ts,tsx,mts}'],
    extends: [vitest.configs.recommended],
    rules: {
      // A message names the page that failed.
      'vitest/valid-expect': ['error', {maxArgs: 2}],
    },
  },
  {
    // A check is a test with the places that it proves. It reads responses as they come, and prints its closing line.
    files: ['tests/live/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      'no-console': 'off',
      'vitest/expect-expect': 'off',
      'vitest/no-conditional-expect': 'off',
      'vitest/no-standalone-expect': 'off',
      'vitest/no-disabled-tests': 'off',
      'vitest/valid-title': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', {assertFunctionNames: ['expect*']}],
      // The same test serves two languages, two states, several widths.
      'playwright/no-conditional-in-test': 'off',
      // Fixtures that only watch are destructured by the tests that need them.
      'no-empty-pattern': 'off',
    },
  },
  prettier,
);
