import {createHash} from 'node:crypto';

/**
 * The tag of a response: the same bytes have the same tag, in every build.
 *
 * @param {Buffer} body
 * @param {string} [encoding] how it's compressed
 */
export function etagOf(body, encoding) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * Whether the browser has the response that belongs to a tag.
 *
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
export function isKnown(ifNoneMatch, etag) {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * The part of a file that a request is for. Requests for several parts get the whole file, as HTTP allows.
 *
 * @param {{range?: string | undefined, 'if-range'?: string | undefined}} headers of the request
 * @param {number} size of the file in bytes
 * @param {string} etag of the file
 * @returns {{start: number, end: number} | 'whole' | 'none'} first and last byte; `none` if the file is shorter
 */
export function partOf(headers, size, etag) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  const isChanged = condition !== undefined && condition !== etag;
  if ((first === '' && last === '') || isChanged) return 'whole';
  // Without a first byte, the number counts from the end.
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return start > end ? 'none' : {start, end};
}
