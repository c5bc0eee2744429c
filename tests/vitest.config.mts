import path from 'node:path';
import {transform} from '@swc/core';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');
const core = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
const helpers = path.join(root, 'tests/helpers');

export default defineConfig({
  root,
  plugins: [
    {
      // Docusaurus ships its client modules as JSX in `.js` files.
      name: 'docusaurus-jsx',
      enforce: 'pre',
      async transform(code, id) {
        if (!/@docusaurus\/.*\.js$/.test(id) || !/<[A-Za-z>]/.test(code)) return null;
        const result = await transform(code, {
          filename: id,
          jsc: {
            parser: {syntax: 'ecmascript', jsx: true},
            target: 'es2022',
            transform: {react: {runtime: 'automatic'}},
          },
          sourceMaps: true,
        });
        return {code: result.code, map: result.map ?? null};
      },
    },
  ],
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      {find: /^@generated\/(.*)$/, replacement: `${helpers}/generated/$1.ts`},
      {
        find: /^@theme\/(.*)$/,
        replacement: `${root}/node_modules/@docusaurus/theme-classic/lib/theme/$1`,
      },
      {
        find: /^@docusaurus\/(use[A-Z]\w*|[A-Z]\w*|router|isInternalUrl|constants|renderRoutes)$/,
        replacement: `${core}/$1.js`,
      },
    ],
  },
  test: {
    // A slow machine is no failure.
    testTimeout: 60_000,
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    server: {deps: {inline: [/@docusaurus\//]}},
  },
});
