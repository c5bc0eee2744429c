import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Endings of files that get smaller; images, media, and archives are compressed already. */
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1024;

/**
 * Writes a `.br` and a `.gz` file beside each text file of a build, for hosts that send such files instead of compressing
 * each response. Where that saves nothing, there is none.
 *
 * @param {string} dir folder of the built site
 * @returns {Promise<number>} how many files were written
 */
export async function compressBuild(dir) {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const made = await compressFile(file);
      count += made;
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, work));
  return count;
}

/** @param {string} file */
async function compressFile(file) {
  const body = await readFile(file);
  const isWorthIt = body.length >= LEAST_BYTES;
  const packed = {
    br:
      isWorthIt &&
      (await brotli(body, {params: {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length}})),
    gz: isWorthIt && (await gzip(body, {level: zlib.constants.Z_BEST_COMPRESSION})),
  };
  let count = 0;
  for (const [ending, smaller] of Object.entries(packed)) {
    const target = `${file}.${ending}`;
    if (smaller && smaller.length < body.length) {
      await writeFile(target, smaller);
      count += 1;
    } else {
      // Of an earlier build into the same folder.
      await rm(target, {force: true});
    }
  }
  return count;
}
