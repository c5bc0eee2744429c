import {memberOf} from '../../shared/token-flow/failure';
import {logRequest} from '../../shared/token-flow/requestLog';
import {prepareRequest} from '../../shared/token-flow/requests';
import {sendRequest} from '../../shared/token-flow/send';
import type {RequestTemplate, Values} from '../../shared/token-flow/types';

/** An album of Google Photos. */
export interface Album {
  readonly id: string;
  readonly title: string;
}

/** Most pages that are read, so that a strange answer cannot continue forever. */
const ALBUM_PAGES_LIMIT = 40;

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

/**
 * All albums a token may see, page by page.
 *
 * @param template asks for one page
 * @throws FlowError when a page cannot be had
 */
export async function fetchAlbums(
  template: RequestTemplate,
  values: Values,
  signal: AbortSignal,
): Promise<readonly Album[]> {
  const found: Album[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < ALBUM_PAGES_LIMIT; page += 1) {
    const request = prepareRequest(template, {
      ...values,
      ...(pageToken === undefined ? {} : {pageToken}),
    });
    const read = async (): Promise<ReturnType<typeof readAlbums>> =>
      readAlbums(await sendRequest(request, signal));
    const {albums, next} = await logRequest(template, read, signal);
    found.push(...albums);
    if (next === undefined) break;
    pageToken = next;
  }
  return found;
}
