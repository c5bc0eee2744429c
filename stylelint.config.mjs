/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch'],
    'declaration-no-important': true,
    'selector-max-id': 0,
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|(theme|alert|admonition|table|tabs|token|code|markdown|button|card|breadcrumbs|pagination|hash|menu|navbar|badge|col|row|container|margin|padding|text|main|footer|docs|toc|skip|theme-[a-z-]+)[a-zA-Z0-9_-]*|attr-(value|name)|class-name|code-line)$',
      {message: 'Own classes are camelCase; Docusaurus’s keep their names.'},
    ],
    'media-feature-name-value-allowed-list': {
      // 719, 996, 1200, and 1440 px for readers who haven't changed the size of letters.
      width: ['44.9375em', '62.25em', '75em', '90em'],
    },
    'no-descending-specificity': null,
    'custom-property-pattern': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // The only file with raw values.
      files: ['src/css/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'custom-property-empty-line-before': null,
        'declaration-empty-line-before': null,
      },
    },
  ],
};
