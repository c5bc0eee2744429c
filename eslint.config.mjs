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

/** @type {any[]} */
const layerRules = layers.map((layer, index) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@site/src/(${layers.slice(index + 1).join('|') || 'none'})/`,
            message: `src/${layer} may import only from ${layers.slice(0, index + 1).join(', ')}.`,
          },
          {group: ['../*'], message: 'Write @site/src/… for another folder.'},
        ],
      },
    ],
  },
}));

export default defineConfig(
  {
    ignores: [
      'build/',
      // Transport streams of films end in .ts too.
      'static/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true},
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Data attributes are read and written by their literal names.
      '@typescript-eslint/dot-notation': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: {'@docusaurus': /** @type {any} */ (docusaurus)},
    extends: [
      /** @type {any} */ (jsxA11y).flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
    ],
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...layerRules,
  {
    files: ['src/{features,components,hooks,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.lazy.tsx'],
    rules: {
      'no-restricted-exports': ['error', {restrictDefaultExports: {direct: true, named: true}}],
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
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
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
