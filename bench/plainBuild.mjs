import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {timed} from './buildTime.mjs';

/** Inside the project, so that Node finds the installed packages from it. */
const FOLDER = '.cache/plain-docusaurus';

/** What the widgets load. Every site that has these widgets has to bundle it. */
const LIBRARIES = [
  ...['mermaid', 'flowchart.js', 'artplayer', 'hls.js', 'flv.js', 'dashjs', '@panzoom/panzoom'],
  ...['echarts/core', 'echarts/charts', 'echarts/components', 'echarts/renderers'],
  ...['react-medium-image-zoom', '@giscus/react'],
];

const CONFIG = `
const libraries = ${JSON.stringify(LIBRARIES)};

module.exports = {
  title: 'Plain',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh']},
  future: {v4: true, faster: true},
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {docs: {routeBasePath: '/', numberPrefixParser: false}, pages: {path: 'pages'}, blog: false}]],
  plugins: [
    () => ({
      name: 'no-libraries-on-the-server',
      configureWebpack: (config, isServer) =>
        isServer
          ? {resolve: {alias: Object.fromEntries(libraries.map((name) => [name, false]))}}
          : {},
    }),
  ],
};
`;

const WIDGETS_PAGE = `
import React, {useEffect} from 'react';

export default function Widgets() {
  useEffect(() => {
    void Promise.all([${LIBRARIES.map((name) => `import('${name}')`).join(', ')}]);
  }, []);
  return <p>Widgets</p>;
}
`;

/**
 * Docusaurus's own build of the same pages in both languages, with its faster tools and without anything of ours: what our
 * own steps add shows beside it. The pages are the copies in Markdown that `build/` has. No page changes before the warm build.
 *
 * @returns {Promise<Record<'cold' | 'warm', import('./buildTime.mjs').BuildTime>>} both languages together
 */
export async function measurePlainBuild() {
  rmSync(FOLDER, {recursive: true, force: true});
  writePages();
  writeFile('docusaurus.config.js', CONFIG);
  writeFile('pages/widgets.js', WIDGETS_PAGE);
  writeFile('package.json', '{"name": "plain-docusaurus", "private": true}\n');
  const times = {cold: await build(), warm: await build()};
  rmSync(FOLDER, {recursive: true});
  return times;
}

/** @param {string} name @param {string} text */
function writeFile(name, text) {
  const place = path.join(FOLDER, name);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

function writePages() {
  const names = readdirSync('build', {recursive: true}).map(String);
  for (const name of names.filter((each) => each.endsWith('.md'))) {
    const chinese = /^zh[\\/](.*)/.exec(name)?.[1];
    writeFile(
      chinese === undefined
        ? `docs/${name}`
        : `i18n/zh/docusaurus-plugin-content-docs/current/${chinese}`,
      readFileSync(path.join('build', name), 'utf8'),
    );
  }
}

/** Both languages, one after the other, as `npm run build` does. */
async function build() {
  const times = [];
  for (const locale of ['en', 'zh']) {
    const args = ['build', '--locale', locale, '--out-dir', `build/${locale}`];
    // With its own working folder, because the bundler keeps below it what it has made.
    times.push(await timed(path.resolve('node_modules/.bin/docusaurus'), args, FOLDER));
  }
  return {
    wallSeconds: times.reduce((total, {wallSeconds}) => total + wallSeconds, 0),
    cpuSeconds: times.every(({cpuSeconds}) => cpuSeconds !== undefined)
      ? times.reduce((total, {cpuSeconds = 0}) => total + cpuSeconds, 0)
      : undefined,
    memoryBytes: Math.max(...times.map(({memoryBytes = 0}) => memoryBytes)) || undefined,
  };
}
