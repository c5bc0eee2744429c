import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import compression from 'compression';
import {getMimeType} from 'hono/utils/mime';
import send from 'send';
import {headersFor, parseHeaderRules} from './headerRules.mjs';

/**
 * @typedef {object} ServerOptions
 * @property {boolean} [hasOneNotFound] answer with the 404 page at the root in every language, as some hosts do
 */

/** Names of compressed files beside those of a build (see compressBuild.mjs), by what browsers call the compression. */
const PACKED = /** @type {const} */ ({br: '.br', gzip: '.gz'});

/**
 * Nearly as small as the best, and there at once. Its types are those of Express, which it doesn't need.
 *
 * @type {(request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void}
 */
const compress = /** @type {any} */ (
  compression({
    threshold: 0,
    brotli: {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 5}},
    // A part is of the file as it is.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  })
);

/**
 * Finds the file that answers a path: the exact file, then `dir/index.html`, then `path.html` (sitemap section 1,
 * engineering decision 4).
 *
 * @param {string} root absolute folder of the built site
 * @param {string} pathname path of the address, still encoded
 * @returns {Promise<string | undefined>} absolute file, or undefined when nothing answers
 */
export async function findFile(root, pathname) {
  for (const candidate of candidatesFor(pathname)) {
    const file = path.join(root, candidate);
    const stat = await fs.stat(file).catch(() => undefined);
    if (stat?.isFile()) return file;
  }
  return undefined;
}

/** @param {string} pathname @returns {readonly string[]} paths below the site's folder */
function candidatesFor(pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return [];
  }
  if (decoded.includes('\0')) return [];
  // From the top, so that no number of `..` leads out of it.
  const bare = path.posix.resolve('/', decoded).slice(1);
  const page = bare === '' ? [] : [`${bare}.html`];
  const front = path.posix.join(bare, 'index.html');
  return decoded.endsWith('/') ? [front, ...page] : [bare, front, ...page];
}

/** Token server on the reader's own machine, as `src/lib/browser/apiServers.ts` names it. */
const LOCAL_API = 'http://localhost:3002';

/** @param {http.IncomingMessage} request */
function isLocal(request) {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
}

/** Pages of the token helpers, in any language. @param {string} name */
function isTool(name) {
  return /^([a-z]{2}\/)?tool\/.*\.html$/.test(name);
}

/**
 * A policy of the token helpers that also allows the token server on the same machine. Published pages have no
 * business with it, so the build leaves it out.
 *
 * @param {string} text policy, or a page that holds one
 */
function withLocalApi(text) {
  return text.replace(
    /(\bdefault-src 'none';[^"\n]*?\bconnect-src 'self')(?! http:\/\/localhost:3002)/,
    `$1 ${LOCAL_API}`,
  );
}

/** What Netlify and Cloudflare Pages send without a rule. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/**
 * Base URL path that a build was made for: the first page it lists is the home page.
 *
 * @param {string} dir folder of the built site
 * @returns {Promise<string>}
 */
export async function siteBase(dir) {
  /** @type {readonly {path: string}[]} */
  const pages = JSON.parse((await read(path.join(dir, 'pages.json'))) || '[]');
  return pages[0]?.path ?? '/';
}

/** @param {string} file @returns {Promise<string>} its text, '' if there's no such file */
function read(file) {
  return fs.readFile(file, 'utf8').catch(() => '');
}

/**
 * The path below the folder that the site is in on its host; undefined outside.
 *
 * @param {string} base @param {string} pathname
 */
function pathInside(base, pathname) {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/**
 * The compressed file to send instead of another.
 *
 * @param {string} file @param {http.IncomingMessage} request
 */
function packedFile(file, request) {
  const accepted = request.headers.range ? '' : (request.headers['accept-encoding'] ?? '');
  return Object.entries(PACKED).find(
    ([encoding, ending]) => accepted.includes(encoding) && existsSync(file + ending),
  );
}

/**
 * An HTTP server for a built site: plain files, compressed, with the headers of the site's `_headers` file, and the
 * locale's 404 page with status 404 for everything else. A new build is served as soon as it's in the place of the last.
 *
 * @param {string} dir folder of the built site
 * @param {ServerOptions} [options]
 * @returns {http.Server} not yet listening
 * @throws {Error} when the folder holds no built site
 */
export function createSiteServer(dir, {hasOneNotFound = false} = {}) {
  const root = path.resolve(dir);
  if (!existsSync(path.join(root, '404.html'))) {
    throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
  }
  return http.createServer((request, response) => {
    compress(request, response, () => {
      answer(request, response).catch((/** @type {unknown} */ error) => {
        console.error(error);
        response.writeHead(500).end();
      });
    });
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const base = await siteBase(root);
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const inside = pathInside(base, pathname);
    if (inside === undefined) {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
      response.end(`This site is at ${base}`);
      return;
    }
    const found = await findFile(root, inside);
    const file = found ?? notFoundFile(inside);
    const name = path.relative(root, file).split(path.sep).join('/');
    const rules = parseHeaderRules(await read(path.join(root, '_headers')));
    const headers = {
      'cache-control': DEFAULT_CACHE,
      // By the file too, so that another spelling of a path doesn't escape the rules of its page.
      ...headersFor(rules, pathname),
      ...headersFor(rules, base + name),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    if (!found) response.statusCode = 404;
    if (isTool(name) && isLocal(request)) {
      await sendLocal(file);
      return;
    }
    const [encoding, ending = ''] = packedFile(file, request) ?? [];
    if (encoding) {
      response.setHeader('content-encoding', encoding);
      response.setHeader('content-type', getMimeType(name) ?? 'application/octet-stream');
      response.setHeader('vary', 'Accept-Encoding');
    }
    send(request, encodeURIComponent(name + ending), {
      root,
      // Of the rules.
      cacheControl: false,
      // There's no part of a page that doesn't exist.
      acceptRanges: found !== undefined,
      // Such as .well-known.
      dotfiles: 'allow',
    }).pipe(response);

    /** @param {string} page of the token helpers, as a reader on this machine gets it */
    async function sendLocal(page) {
      const policy = String(response.getHeader('content-security-policy') ?? '');
      if (policy) response.setHeader('content-security-policy', withLocalApi(policy));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(withLocalApi(await fs.readFile(page, 'utf8')));
    }
  }

  /** @param {string} pathname */
  function notFoundFile(pathname) {
    const [, language = ''] = /^\/([a-z]{2})(?:\/|$)/.exec(pathname) ?? [];
    const file = path.join(root, language, '404.html');
    return hasOneNotFound || !existsSync(file) ? path.join(root, '404.html') : file;
  }
}
