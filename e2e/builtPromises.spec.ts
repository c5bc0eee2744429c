import http from 'node:http';
import zlib from 'node:zlib';
import {expect, test} from '@playwright/test';
import {findAll, placesOf} from './builtPages';
import {isToolPath, sitePages} from './fixtures';
import {htmlLimitOf} from './pagesToVisit';

/*
 * What every page promises and the server alone can show: everyPage.spec.ts opens only some pages of one
 * language in the browser.
 */

interface Answer {
  readonly status: number;
  readonly policy: string;
  readonly body: string;
  /** As sent. */
  readonly bytes: number;
}

/** What a browser gets, compressed as for it. */
function answerOf(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = (process.env['E2E_ORIGIN'] ?? '') + address;
    http
      .get(url, {headers: {'accept-encoding': 'br'}}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const sent = Buffer.concat(parts);
          const isPacked = response.headers['content-encoding'] === 'br';
          const body = isPacked ? zlib.brotliDecompressSync(sent) : sent;
          resolve({
            status: response.statusCode ?? 0,
            policy: String(response.headers['content-security-policy']),
            body: body.toString(),
            bytes: sent.length,
          });
        });
      })
      .on('error', reject);
  });
}

const sheets = new Map<string, Promise<Answer>>();

/** A style sheet, which many pages have. */
function sheetAt(address: string): Promise<Answer> {
  const sheet = sheets.get(address) ?? answerOf(address);
  sheets.set(address, sheet);
  return sheet;
}

/**
 * Bytes of some files. The server of the tests compresses quickly; only when that is over the limit, it is worth the time
 * to find out how small the files can be.
 */
function bytesWithin(limit: number, files: readonly Answer[]): number {
  const asSent = files.reduce((sum, {bytes}) => sum + bytes, 0);
  if (asSent <= limit) return asSent;
  return files.reduce((sum, {body}) => sum + zlib.brotliCompressSync(body).length, 0);
}

for (const locale of ['en', 'zh'] as const) {
  test(`every page in ${locale} has its policy and its head, and little to read`, async () => {
    for (const [index, {path}] of sitePages[locale].entries()) {
      const page = await answerOf(path);
      const {status, policy, body: html} = page;
      const head = placesOf(html.replace(/<\/head>.*/s, ''));
      const contentOf = (wanted: Readonly<Record<string, string>>) =>
        findAll(head, 'meta', wanted).map(({properties}) => properties['content']);
      const [en, zh] = [sitePages.en[index]?.path, sitePages.zh[index]?.path];
      const pathsOf = (rel: string) =>
        findAll(head, 'link', {rel})
          .filter(({properties}) => rel !== 'alternate' || 'hrefLang' in properties)
          .map(({properties}) => [
            properties['hrefLang'],
            new URL(String(properties['href'])).pathname,
          ]);
      const promised = {
        status,
        policy,
        ownPolicy: contentOf({httpEquiv: 'Content-Security-Policy'}),
        canonical: pathsOf('canonical'),
        alternates: Object.fromEntries(pathsOf('alternate')) as unknown,
        robots: contentOf({name: 'robots'}),
        lang: findAll(head, 'html').map(({properties}) => properties['lang']),
        title: /<title[^>]*>([^<]*)/.exec(html)?.[1],
        properties: ['og:title', 'og:description', 'og:image', 'og:url'].map((property) =>
          contentOf({property}),
        ),
      };
      // One assertion: Playwright keeps a list of all, and searches it for each.
      expect.soft(promised, path).toEqual({
        status: 200,
        policy: expect.stringContaining("default-src 'none'"),
        ownPolicy: [expect.stringMatching(/^default-src 'none';/)],
        canonical: [[undefined, path]],
        alternates: {en, 'zh-CN': zh, 'x-default': en},
        robots: [],
        lang: [locale === 'zh' ? 'zh-CN' : 'en-US'],
        title: expect.stringMatching(/Docs$/),
        properties: Array.from({length: 4}, () => [expect.stringMatching(/./)]),
      });

      if (isToolPath(path)) continue;
      const {limit, hasCss} = htmlLimitOf(path);
      const styles = findAll(head, 'link', {rel: 'stylesheet'}).map(({properties}) =>
        sheetAt(String(properties['href'])),
      );
      const files = [page, ...(hasCss ? await Promise.all(styles) : [])];
      expect.soft(bytesWithin(limit, files), `HTML and CSS of ${path}`).toBeLessThanOrEqual(limit);
    }
  });
}
