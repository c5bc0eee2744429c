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
      expect.soft(status, path).toBe(200);
      expect.soft(policy, path).toContain("default-src 'none'");
      const own = findAll(head, 'meta', {httpEquiv: 'Content-Security-Policy'});
      expect
        .soft(
          own.map(({properties}) => properties['content']),
          path,
        )
        .toEqual([expect.stringMatching(/^default-src 'none';/)]);

      const [en, zh] = [sitePages.en[index]?.path, sitePages.zh[index]?.path];
      const pathsOf = (rel: string) =>
        findAll(head, 'link', {rel})
          .filter(({properties}) => rel !== 'alternate' || 'hrefLang' in properties)
          .map(({properties}) => [
            properties['hrefLang'],
            new URL(String(properties['href'])).pathname,
          ]);
      expect.soft(pathsOf('canonical'), path).toEqual([[undefined, path]]);
      expect
        .soft(Object.fromEntries(pathsOf('alternate')), path)
        .toEqual({en, 'zh-CN': zh, 'x-default': en});
      expect.soft(findAll(head, 'meta', {name: 'robots'}), `robots of ${path}`).toEqual([]);
      const root = findAll(head, 'html').map(({properties}) => properties['lang']);
      expect.soft(root, path).toEqual([locale === 'zh' ? 'zh-CN' : 'en-US']);
      expect.soft(/<title[^>]*>[^<]*Docs<\/title>/.test(html), `title of ${path}`).toBe(true);
      for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
        const contents = findAll(head, 'meta', {property});
        expect
          .soft(
            contents.map(({properties}) => properties['content']),
            `${property} of ${path}`,
          )
          .toEqual([expect.stringMatching(/./)]);
      }

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
