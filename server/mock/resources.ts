import {json} from './scenarios.ts';

const PAGE_SIZE = 2;
const albums = ['Holidays', 'Cats <b>and</b> dogs', '照片', 'Work', 'Old'].map((title, index) => ({
  id: `mock-album-${index + 1}`,
  title,
  productUrl: `https://photos.google.com/lr/album/mock-album-${index + 1}`,
}));

/** Microsoft Graph: the id of a site. A path with `missing` is not found, a token with `denied` not allowed. */
export function answerGraph(path: string, authorization: string): Response {
  const refuse = (status: number, code: string, message: string): Response =>
    json(status, {error: {code, message}});
  if (!authorization.startsWith('Bearer mock-access-')) {
    return refuse(401, 'InvalidAuthenticationToken', 'Access token is empty or malformed.');
  }
  if (authorization.includes('denied')) return refuse(403, 'accessDenied', 'Access denied.');
  const site = /\/v1\.0\/sites\/([^/:]+)(?::\/(.+))?$/.exec(path);
  if (site === null || path.includes('missing')) {
    return refuse(404, 'itemNotFound', 'Requested site could not be found.');
  }
  const [, host = '', place = ''] = site;
  return json(200, {
    id: `${host},00000000-0000-0000-0000-000000000001,00000000-0000-0000-0000-000000000002`,
    webUrl: `https://${host}/${place}`,
    displayName: place === '' ? 'Root site' : (place.split('/').at(-1) ?? ''),
  });
}

/**
 * Google Photos: albums in pages of two. A token with `denied` lacks the scope, one with `empty` has no album and gets
 * no list at all, as the provider does it.
 */
export function answerAlbums(query: URLSearchParams, authorization: string): Response {
  const refuse = (status: number, word: string, message: string): Response =>
    json(status, {error: {code: status, message, status: word}});
  if (!authorization.startsWith('Bearer mock-access-')) {
    return refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  if (authorization.includes('denied')) {
    return refuse(403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.');
  }
  if (authorization.includes('empty')) return json(200, {});
  const from = Number(query.get('pageToken') ?? 0);
  const until = from + PAGE_SIZE;
  return json(200, {
    albums: albums.slice(from, until),
    ...(until < albums.length ? {nextPageToken: String(until)} : {}),
  });
}
