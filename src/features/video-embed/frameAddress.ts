/** A video on bilibili (specification section 7: video id, page and start time). */
export interface EmbeddedVideo {
  /** Id that begins with BV. */
  readonly id: string;
  /** Part of a video in several parts, from 1. */
  readonly page: number;
  /** Where to begin, in seconds. */
  readonly start: number;
}

/** Address of the frame that plays a video. */
export function frameAddress({id, page, start}: EmbeddedVideo): string {
  const query = new URLSearchParams({
    bvid: id,
    page: String(page),
    t: String(start),
    autoplay: '1',
    danmaku: '0',
  });
  return `https://player.bilibili.com/player.html?${query}`;
}

/** Address of the page of a video. */
export function pageAddress({id, page, start}: EmbeddedVideo): string {
  const query = new URLSearchParams({p: String(page), t: String(start)});
  return `https://www.bilibili.com/video/${id}/?${query}`;
}
