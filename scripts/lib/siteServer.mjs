import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {headersFor, parseHeaderRules} from './headerRules.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Media types of the files a build holds, by ending. */
const types = new Map(
  Object.entries({
    css: 'text/css; charset=utf-8',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    xml: 'application/xml; charset=utf-8',
  }),
);

/**
 * Finds the file that answers a path: the exact file, then `dir/index.html`, then `path.html`
 * (sitemap section 1, engineering decision 4).
 *
 * @param {string} root absolute folder of the built site
 * @param {string} pathname path of the address, still encoded
 * @returns {Promise<string | undefined>} absolute file, or undefined when nothing answers
 */
export async function findFile(root, pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const base = path.join(root, path.posix.normalize(decoded));
  if (base !== root && !base.startsWith(root + path.sep)) return undefined;
  const bare = base.replace(/[/\\]+$/, '');
  const candidates = decoded.endsWith('/')
    ? [path.join(bare, 'index.html'), `${bare}.html`]
    : [base, path.join(base, 'index.html'), `${base}.html`];
  for (const candidate of candidates) {
    const stat = await fs.stat(candidate).catch(() => undefined);
    if (stat?.isFile()) return candidate;
  }
  return undefined;
}

/** @param {string} root @param {string} pathname */
function notFoundFile(root, pathname) {
  const locale = /^\/zh(\/|$)/.test(pathname) ? path.join(root, 'zh', '404.html') : '';
  return locale !== '' && existsSync(locale) ? locale : path.join(root, '404.html');
}

/**
 * An HTTP server for a built site: plain files, compressed, with the headers of the site's `_headers`
 * file, and the locale's 404 page with status 404 for everything else.
 *
 * @param {string} dir folder of the built site
 * @returns {Promise<http.Server>} not yet listening
 * @throws {Error} when the folder holds no built site
 */
export async function createSiteServer(dir) {
  const root = path.resolve(dir);
  if (!existsSync(path.join(root, '404.html'))) {
    throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
  }
  const rulesFile = path.join(root, '_headers');
  const rules = existsSync(rulesFile) ? parseHeaderRules(await fs.readFile(rulesFile, 'utf8')) : [];
  /** @type {Map<string, Buffer>} */
  const packed = new Map();

  /** @param {string} file @param {string} encoding @param {Buffer} body */
  async function pack(file, encoding, body) {
    const key = `${encoding} ${file} ${body.length}`;
    const known = packed.get(key);
    if (known) return known;
    const made = await (encoding === 'br' ? brotli(body) : gzip(body));
    packed.set(key, made);
    return made;
  }

  return http.createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const found = await findFile(root, pathname);
    const file = found ?? notFoundFile(root, pathname);
    const type = types.get(path.extname(file).slice(1)) ?? 'application/octet-stream';
    /** @type {Record<string, string | number>} */
    const headers = {...headersFor(rules, pathname), 'content-type': type, vary: 'accept-encoding'};
    /** @type {Buffer} */
    let body = await fs.readFile(file);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
    if (encoding && /^text\/|json|xml|javascript/.test(type)) {
      body = await pack(file, encoding, body);
      headers['content-encoding'] = encoding;
    }
    headers['content-length'] = body.length;
    response.writeHead(found ? 200 : 404, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
