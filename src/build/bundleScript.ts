import fs from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {base} from '../config/base';
import {defaultLocale, localeCodes} from '../lib/shared/localized';

/** Generated folder with the bundled scripts of `src/early`. */
export const EARLY_SCRIPTS_FOLDER = 'early-scripts';

/** A script that pages run without the application. */
export interface BundledScript {
  readonly code: string;
  /** Files of the project that it's made of. */
  readonly files: readonly string[];
}

/**
 * Joins and minifies a script with everything it imports, by the bundler and the minifier of the application.
 *
 * @param entry the file in `src`, without `.ts`, such as `early/index`
 * @param folder for the result, which the bundler writes as a file
 * @throws Error with the bundler's messages, if the script can't be bundled
 */
async function bundleScript(
  siteDir: string,
  entry: string,
  folder: string,
): Promise<BundledScript> {
  const name = entry.replaceAll('/', '-');
  const siteBase = path.resolve(folder, 'siteBase.ts');
  await fs.mkdir(folder, {recursive: true});
  const folders = localeCodes.filter((locale) => locale !== defaultLocale);
  await fs.writeFile(
    siteBase,
    `export const siteBase = ${JSON.stringify(base)};\nexport const languageFolders = ${JSON.stringify(folders)};\n`,
  );
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: {[name]: path.join(siteDir, `src/${entry}.ts`)},
    target: ['web', 'es2022'],
    output: {path: path.resolve(folder), filename: '[name].js'},
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      alias: {'@site': siteDir, '@generated/siteBase$': siteBase},
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // A second pass, and a third: what the first has inlined gets shorter again.
          minimizerOptions: {ecma: 2020, module: true, compress: {ecma: 2020, passes: 3}},
        }),
      ],
    },
    // Without it, the bundler adds its version.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
  });
  const files = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) {
        reject(new Error(`src/${entry}.ts: ${stats?.toString('errors-only') ?? 'no result'}`));
      } else resolve([...stats.compilation.fileDependencies]);
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return {
    code: await fs.readFile(path.join(folder, `${name}.js`), 'utf8'),
    files: files.filter((file) => file.endsWith('.ts')),
  };
}

/** The script that runs before the first paint, in the page itself. */
export function bundlePrePaintScript(siteDir: string, folder: string): Promise<BundledScript> {
  return bundleScript(siteDir, 'early/prePaint', folder);
}

/** The script that 404 pages run before they show anything. */
export function bundleNotFoundScript(siteDir: string, folder: string): Promise<BundledScript> {
  return bundleScript(siteDir, 'early/notFound', folder);
}

/** The script that every page loads once it is there; the application comes when it is wanted. */
export function bundleEarlyScript(siteDir: string, folder: string): Promise<BundledScript> {
  return bundleScript(siteDir, 'early/index', folder);
}

/** The first script of each page of the offline copy. */
export function bundleOfflineScript(siteDir: string, folder: string): Promise<BundledScript> {
  return bundleScript(siteDir, 'early/offline', folder);
}

/** The service worker, or the one that removes it. */
export function bundleServiceWorker(
  siteDir: string,
  folder: string,
  isOffline: boolean,
): Promise<BundledScript> {
  return bundleScript(siteDir, `service-worker/${isOffline ? 'index' : 'removed'}`, folder);
}
