import {readdirSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {transform} from '@swc/core';
import matter from 'gray-matter';
import {createJiti} from 'jiti';
import {VFile} from 'vfile';
import {defineConfig} from 'vitest/config';
import type * as PageFrontMatter from '../src/build/front-matter/pageFrontMatter';
import type * as PageParts from '../src/build/markdown/pageParts';
import type * as SpecMap from './spec-map';

/** Our own modules, which are TypeScript that Node does not read by itself. */
const jiti = createJiti(import.meta.url);
const {pageFrontMatter} = await jiti.import<typeof PageFrontMatter>(
  '../src/build/front-matter/pageFrontMatter.ts',
);
const {default: remarkPageParts} = await jiti.import<typeof PageParts>(
  '../src/build/markdown/pageParts.ts',
);
const {sentences} = await jiti.import<typeof SpecMap>('./spec-map.ts');

const root = path.resolve(import.meta.dirname, '..');
const core = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
const helpers = path.join(root, 'tests/helpers');

const files = readdirSync(path.join(root, 'tests'), {recursive: true})
  .map((name) => `tests/${String(name).split(path.sep).join('/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name));
/** Files that ask for a page at their top. */
const inPage = files.filter((name) =>
  readFileSync(path.join(root, name), 'utf8').startsWith('// @vitest-environment jsdom'),
);
/** Files that start the programs that readers use: curl, Python, Go, nginx, Caddy, Apache … */
const ofSamples = files.filter((name) => /^tests\/(api|deploy|samples)\//.test(name));
const inNode = files.filter((name) => !inPage.includes(name) && !ofSamples.includes(name));

export default defineConfig({
  root,
  plugins: [
    {
      // Libraries as a build loads them. Vitest asks for those for development, which are slower, and adds to a
      // list of conditions instead of taking it.
      name: 'conditions-of-a-build',
      enforce: 'post',
      config(config) {
        const {ssr} = config.environments ?? {};
        if (ssr?.resolve) ssr.resolve.conditions = ['node'];
        if (config.ssr?.resolve) config.ssr.resolve.conditions = ['node'];
      },
    },
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
    {
      // Pages for tests, compiled with our own steps only.
      name: 'pages',
      enforce: 'pre',
      // They depend on the steps, too, which the cache of modules doesn't know.
      configureVitest: ({experimental_defineCacheKeyGenerator: setCacheKeys}) =>
        setCacheKeys(({id}) => (id.endsWith('.mdx') ? false : undefined)),
      async transform(code, id) {
        if (!id.endsWith('.mdx')) return null;
        const {data, content: body} = matter(code);
        const source = {
          file: id,
          locale: 'en',
          frontMatter: data,
          body,
          history: undefined,
        } as const;
        const frontMatter = pageFrontMatter(source, () => undefined);
        const processor = createProcessor({remarkPlugins: [() => remarkPageParts() as never]});
        const page = await processor.process(
          new VFile({value: body, path: id, data: {frontMatter}}),
        );
        return `${String(page)}\nexport const frontMatter = ${JSON.stringify(frontMatter)};`;
      },
    },
  ],
  resolve: {
    alias: [
      {find: '@giscus/react', replacement: `${helpers}/Giscus.tsx`},
      {find: /^@site\//, replacement: `${root}/`},
      {find: /^@generated\/\w+Texts$/, replacement: `${helpers}/generated/codeTranslations.ts`},
      {find: /^@generated\/(.*)$/, replacement: `${helpers}/generated/$1.ts`},
      {
        find: /^@theme\/(Error|Loading)$/,
        replacement: `${root}/node_modules/@docusaurus/core/lib/client/theme-fallback/$1`,
      },
      {
        find: '@theme/SearchTranslations',
        replacement: `${root}/node_modules/@docusaurus/theme-search-algolia/lib/theme/SearchTranslations`,
      },
      {
        find: /^@theme(?:-original)?\/(.*)$/,
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
    // Translated modules, by their content: saves 8 s of processor time in each further run.
    experimental: {fsModuleCache: true, fsModuleCachePath: '.cache/vitest'},
    // A tag that no sentence of the specification has is an error.
    tags: Object.keys(sentences).map((name) => ({name})),
    server: {deps: {inline: [/@docusaurus\//]}},
    pool: 'threads',
    // By default, one processor is left free, which is half of the machine on two. One more than there are, because
    // some tests wait for half a minute until a server gives up.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      {
        extends: true,
        // Files of a worker share its modules: loading them again for each took longer than the tests.
        test: {name: 'node', include: inNode, environment: 'node', isolate: false},
      },
      {
        extends: true,
        test: {name: 'samples', include: ofSamples, environment: 'node', isolate: false},
      },
      // A page is changed by its tests, so each file has one of its own, with modules of its own. A context of V8 gives it
      // that at a third of the processor time of a thread, which would load jsdom each time.
      {
        extends: true,
        test: {name: 'page', include: inPage, environment: 'jsdom', pool: 'vmThreads'},
      },
    ],
  },
});
