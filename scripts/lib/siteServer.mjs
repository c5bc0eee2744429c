import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {etagOf, isKnown, partOf} from './conditional.mjs';
import {headersFor, parseHeaderRules} from './headerRules.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * @typedef {{body: Buffer, packed: Map<string, Promise<Buffer>>, tags: Map<string, string>}} SiteFile
 * @typedef {{
 *   id: string,
 *   files: ReadonlyMap<string, SiteFile>,
 *   localFiles: Map<SiteFile, SiteFile>,
 *   rules: readonly import('./headerRules.mjs').HeaderRule[],
 *   base: string,
 * }} Site A build as it was read, its files by their paths below the folder.
 * @typedef {object} ServerOptions
 * @property {number} [brotliQuality] 11, as a well-configured host has it, unless speed counts for more
 * @property {boolean} [isPackedAhead] compress everything before the first request
 * @property {boolean} [followsBuilds] serve a new build once it takes the place of the one read
 * @property {() => void} [onNewBuild] told that a new build is served
 * @property {boolean} [hasOneNotFound] answer with the 404 page at the root in every language, as some hosts do
 */

/** Media types of the files a build holds, by ending. */
const types = new Map(
  Object.entries({
    css: 'text/css; charset=utf-8',
    flv: 'video/x-flv',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    m3u8: 'application/vnd.apple.mpegurl',
    m4s: 'video/iso.segment',
    map: 'application/json; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    mpd: 'application/dash+xml',
    ogg: 'audio/ogg',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    ts: 'video/mp2t',
    txt: 'text/plain; charset=utf-8',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    xml: 'application/xml; charset=utf-8',
  }),
);

/**
 * Names under which a file may answer a path: the exact file, then `dir/index.html`, then `path.html`
 * (sitemap section 1, engineering decision 4).
 *
 * @param {string} pathname path of the address, still encoded
 * @returns {readonly string[]} paths below the site's folder
 */
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

/**
 * Finds the file that answers a path.
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

/** Token server on the reader's own machine, as `src/lib/browser/apiServers.ts` names it. */
const LOCAL_API = 'http://localhost:3002';

/** @param {http.IncomingMessage} request */
function isLocal(request) {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
}

/** Files of the token helpers. @param {string} name */
function isTool(name) {
  return /^(zh\/)?tool\//.test(name);
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

/** @param {Buffer} body @returns {SiteFile} */
function fileOf(body) {
  return {body, packed: new Map(), tags: new Map()};
}

/**
 * The file as a reader on the same machine gets it.
 *
 * @param {Site} site @param {string} name @param {SiteFile} file
 */
function localTwin({localFiles}, name, file) {
  if (!isTool(name) || !name.endsWith('.html')) return file;
  const known = localFiles.get(file);
  if (known) return known;
  const text = file.body.toString();
  const local = withLocalApi(text);
  const twin = local === text ? file : fileOf(Buffer.from(local));
  localFiles.set(file, twin);
  return twin;
}

/** @param {SiteFile} file @param {string} [encoding] */
function tagOf({body, tags}, encoding) {
  const known = tags.get(encoding ?? '');
  if (known !== undefined) return known;
  const tag = etagOf(body, encoding);
  tags.set(encoding ?? '', tag);
  return tag;
}

/** What Netlify and Cloudflare Pages send without a rule. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/**
 * Base URL path that a build was made for: the first page it lists is the home page.
 *
 * @param {string} dir folder of the built site
 */
export function siteBase(dir) {
  const file = path.join(dir, 'pages.json');
  return baseOf(existsSync(file) ? readFileSync(file) : undefined);
}

/** @param {Buffer} [list] the build's `pages.json` */
function baseOf(list) {
  /** @type {readonly {path: string}[]} */
  const pages = list ? JSON.parse(list.toString()) : [];
  return pages[0]?.path ?? '/';
}

/**
 * The path below the folder that the site is in on its host; undefined outside.
 *
 * @param {Site} site @param {string} pathname
 */
function pathInside({base}, pathname) {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/** @param {Site} site @param {string} pathname */
function notFoundFile(site, pathname) {
  const isChinese = /^\/zh(\/|$)/.test(pathname) && site.files.has('zh/404.html');
  return isChinese ? 'zh/404.html' : '404.html';
}

/**
 * What tells one build from another: each is made in its own folder, which then takes the place of the last. Nothing
 * here changes when someone changes files in the folder.
 *
 * @param {string} root
 */
async function buildId(root) {
  const {ino, birthtimeMs} = await fs.stat(root);
  return `${ino} ${birthtimeMs}`;
}

/** How often a build is read again when another one takes its place meanwhile. */
const READ_ATTEMPTS = 5;

/**
 * Reads the files of one build, and never of two.
 *
 * @param {string} root
 * @param {number} [attempts]
 * @returns {Promise<Site>}
 */
async function readSite(root, attempts = READ_ATTEMPTS) {
  const id = await buildId(root);
  try {
    const files = await readFiles(root);
    if ((await buildId(root)) !== id) throw new Error(`${root} was replaced while it was read.`);
    if (!files.has('404.html')) throw new Error(`${root} holds no built site.`);
    const rules = parseHeaderRules(files.get('_headers')?.body.toString() ?? '');
    return {id, files, localFiles: new Map(), rules, base: baseOf(files.get('pages.json')?.body)};
  } catch (error) {
    if (attempts <= 1 || (await buildId(root)) === id) throw error;
    return readSite(root, attempts - 1);
  }
}

/** @param {string} root @returns {Promise<Map<string, SiteFile>>} */
async function readFiles(root) {
  const entries = await fs.readdir(root, {recursive: true, withFileTypes: true});
  return new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const name = path.relative(root, file).split(path.sep).join('/');
          return /** @type {const} */ ([name, fileOf(await fs.readFile(file))]);
        }),
    ),
  );
}

/**
 * An HTTP server for a built site: plain files, compressed, with the headers of the site's `_headers`
 * file, and the locale's 404 page with status 404 for everything else. It reads the whole build at once,
 * so that pages and scripts of two builds are never mixed.
 *
 * @param {string} dir folder of the built site
 * @param {ServerOptions} [options]
 * @returns {Promise<http.Server>} not yet listening
 * @throws {Error} when the folder holds no built site
 */
export async function createSiteServer(
  dir,
  {
    brotliQuality = zlib.constants.BROTLI_MAX_QUALITY,
    isPackedAhead = false,
    followsBuilds = false,
    onNewBuild,
    hasOneNotFound = false,
  } = {},
) {
  const root = path.resolve(dir);
  if (!existsSync(path.join(root, '404.html'))) {
    throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
  }
  let site = await readSite(root);
  if (isPackedAhead) await packAll(site);
  /**
   * Scripts and styles of the build before: pages that are open still ask for them.
   *
   * @type {Site | undefined}
   */
  let siteBefore;
  /** @type {Promise<void> | undefined} */
  let look;

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
    if (followsBuilds) await (look ??= takeNewBuild().finally(() => (look = undefined)));
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const inside = pathInside(site, pathname);
    if (inside === undefined) {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
      response.end(`This site is at ${site.base}`);
      return;
    }
    const found = find(inside);
    const notFound = hasOneNotFound ? '404.html' : notFoundFile(site, inside);
    const [name, published] = found ?? nameAndFile(site, notFound);
    const file = isLocal(request) ? localTwin(site, name, published) : published;
    const type = types.get(path.extname(name).slice(1)) ?? 'application/octet-stream';
    /** @type {Record<string, string | number>} */
    const headers = {
      'cache-control': DEFAULT_CACHE,
      // By the file too, so that another spelling of a path doesn't escape the rules of its page.
      ...headersFor(site.rules, pathname),
      ...headersFor(site.rules, site.base + name),
      'content-type': type,
      vary: 'accept-encoding',
    };
    const policy = headers['content-security-policy'];
    if (isTool(name) && isLocal(request) && typeof policy === 'string') {
      headers['content-security-policy'] = withLocalApi(policy);
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((candidate) => accepted.includes(candidate));
    const packing = isText(type) ? encoding : undefined;
    if (!found) {
      await send(404);
      return;
    }
    const etag = tagOf(file, packing);
    headers['etag'] = etag;
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    // Parts are of what is sent, so files that are compressed are sent whole.
    if (packing) {
      await send(200);
      return;
    }
    headers['accept-ranges'] = 'bytes';
    const size = file.body.length;
    const part = request.method === 'GET' ? partOf(request.headers, size, etag) : 'whole';
    if (part === 'whole') {
      await send(200);
    } else if (part === 'none') {
      response.writeHead(416, {...headers, 'content-range': `bytes */${size}`}).end();
    } else {
      headers['content-range'] = `bytes ${part.start}-${part.end}/${size}`;
      const body = file.body.subarray(part.start, part.end + 1);
      response.writeHead(206, {...headers, 'content-length': body.length}).end(body);
    }

    /** @param {number} status */
    async function send(status) {
      if (packing) headers['content-encoding'] = packing;
      const body = packing ? await pack(file, packing) : file.body;
      headers['content-length'] = body.length;
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  }

  /** @param {string} pathname */
  function find(pathname) {
    for (const name of candidatesFor(pathname)) {
      const before = name.includes('assets/') ? siteBefore?.files.get(name) : undefined;
      const file = site.files.get(name) ?? before;
      if (file) return /** @type {const} */ ([name, file]);
    }
    return undefined;
  }

  /** Takes the build that is in the place of the one served, if there is another. */
  async function takeNewBuild() {
    try {
      if ((await buildId(root)) === site.id) return;
      const made = await readSite(root);
      siteBefore = site;
      site = made;
      onNewBuild?.();
    } catch {
      // No folder, or no built site in it: the build that was read is still served.
    }
  }

  /** @param {SiteFile} file @param {string} encoding */
  function pack({body, packed}, encoding) {
    const known = packed.get(encoding);
    if (known) return known;
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality};
    const made = encoding === 'br' ? brotli(body, {params}) : gzip(body);
    packed.set(encoding, made);
    return made;
  }

  /** @param {Site} whole */
  async function packAll({files}) {
    const texts = [...files].filter(([name]) =>
      isText(types.get(path.extname(name).slice(1)) ?? ''),
    );
    await Promise.all(texts.map(([, file]) => pack(file, 'br')));
  }
}

/** @param {string} type */
function isText(type) {
  return /^text\/|json|xml|javascript/.test(type);
}

/** @param {Site} site @param {string} name */
function nameAndFile(site, name) {
  const file = site.files.get(name);
  if (!file) throw new Error(`The built site has no ${name}.`);
  return /** @type {const} */ ([name, file]);
}
