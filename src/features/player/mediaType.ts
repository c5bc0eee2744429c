/** File types the player knows (specification section 5). */
const mediaTypes = [
  'mp4',
  'mp3',
  'webm',
  'ogg',
  'mpd',
  'dash',
  'm3u8',
  'hls',
  'ts',
  'flv',
] as const;

export type MediaType = (typeof mediaTypes)[number];

/** Library that plays a type; the browser itself plays the others. */
export type MediaEngine = 'dash' | 'hls' | 'flv' | 'browser';

const engines: Readonly<Record<MediaType, MediaEngine>> = {
  mp4: 'browser',
  mp3: 'browser',
  webm: 'browser',
  ogg: 'browser',
  mpd: 'dash',
  dash: 'dash',
  m3u8: 'hls',
  hls: 'hls',
  ts: 'hls',
  flv: 'flv',
};

/** Shape of the picture when an author says nothing (specification section 5). */
export const DEFAULT_RATIO = '16:9';

/**
 * Type of a media file.
 *
 * @param src address of the file, with or without query
 * @param type what the author says; without it, the ending of the address decides
 * @returns undefined when the player does not support it
 */
export function readMediaType(src: string, type?: string): MediaType | undefined {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(src)?.[1];
  const name = (type ?? ending ?? '').toLowerCase();
  return mediaTypes.find((known) => known === name);
}

export function engineOf(type: MediaType): MediaEngine {
  return engines[type];
}

/**
 * CSS aspect ratio from an author's `16:9`.
 *
 * @returns undefined when it is not two numbers above 0
 */
export function readRatio(ratio: string): string | undefined {
  const [, width, height] = /^([1-9]\d*):([1-9]\d*)$/.exec(ratio) ?? [];
  return width !== undefined && height !== undefined ? `${width} / ${height}` : undefined;
}
