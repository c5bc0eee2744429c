import {memberOf} from './failure';

/** An album of Google Photos. */
export interface Album {
  readonly id: string;
  readonly title: string;
}

/** Most pages that are read, so that a strange answer cannot go on for ever. */
export const ALBUM_PAGES_LIMIT = 40;

/** Albums of one answer, and the mark of the next page; an account without albums has no list at all. */
export function readAlbums(json: unknown): {
  readonly albums: readonly Album[];
  readonly next: string | undefined;
} {
  const list = memberOf(json, 'albums');
  const albums = (Array.isArray(list) ? list : []).flatMap((entry: unknown): Album[] => {
    const id = memberOf(entry, 'id');
    const title = memberOf(entry, 'title');
    return typeof id === 'string' && id !== ''
      ? [{id, title: typeof title === 'string' ? title : ''}]
      : [];
  });
  const next = memberOf(json, 'nextPageToken');
  return {albums, next: typeof next === 'string' && next !== '' ? next : undefined};
}
