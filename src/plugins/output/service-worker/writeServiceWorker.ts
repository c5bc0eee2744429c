import fs from 'node:fs';
import path from 'node:path';
import {inLanguage, type LocaleCode, type Localized} from '../../../lib/shared/localized';
import {copyPath} from '../../../lib/shared/offline/copyPath';
import {SITE_SCRIPTS} from '../../../lib/shared/siteScripts';
import {WORKER_FILE, buildOf, type WorkerSettings} from '../../../lib/shared/serviceWorker';

const texts: Localized<WorkerSettings['texts']> = {
  en: {
    title: 'No connection',
    text: "This page can't be loaded, because your device is offline or the site doesn't respond.",
    list: 'Pages that are available',
    retry: 'Try again',
    copy: 'All pages as a ZIP file, to read without a connection',
  },
  zh: {
    title: '没有网络连接',
    text: '设备处于离线状态，或网站没有响应，无法加载此页面。',
    list: '可以阅读的页面',
    retry: '重试',
    copy: '下载全部页面（ZIP），没有网络时也能阅读',
  },
};

interface WorkerInput {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Base URL path of the site, which is that of the default language. */
  readonly siteBase: string;
  readonly locale: LocaleCode;
  readonly lang: string;
  /** Base URL paths of languages below this one. */
  readonly otherBases: readonly string[];
  /** Code of the worker, or of the one that removes it. */
  readonly code: string;
}

/**
 * Writes the service worker of a language, which says what it is for in front of its code.
 *
 * @throws Error when the start page names no scripts or styles
 */
export function writeServiceWorker(input: WorkerInput): void {
  const {outDir, baseUrl, siteBase, locale, lang, otherBases, code} = input;
  const page = fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const [, scripts = ''] = new RegExp(`name="${SITE_SCRIPTS}" content="([^"]*)"`).exec(page) ?? [];
  const build = buildOf(scripts);
  const styles = [...page.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+\.css)/g)].map(
    ([, address = '']) => address,
  );
  if (build === undefined || styles.length === 0) {
    throw new Error(
      `index.html: the main script or the style sheets weren't found. Adapt ${path.basename(import.meta.url)} to Docusaurus's output.`,
    );
  }
  const settings: WorkerSettings = {
    base: baseUrl,
    build,
    untouched: [...otherBases, `${baseUrl}tool/`, `${baseUrl}guide/api/`, `${baseUrl}offline/`],
    startPages: [baseUrl, `${baseUrl}guide/`],
    styles,
    copy: copyPath(siteBase, locale),
    lang,
    texts: inLanguage(texts, locale),
  };
  const file = path.join(outDir, WORKER_FILE);
  fs.writeFileSync(file, `self.workerSettings=${JSON.stringify(settings)};\n${code}`);
}
