import type {MediaEngine, MediaType} from './mediaType';

/** Gives a film to the browser's element; the answer stops it and frees what it holds. */
type Attach = (
  video: HTMLVideoElement,
  src: string,
  onFail: (reason: unknown) => void,
) => Promise<() => void>;

/**
 * A single transport stream has no list of parts, which hls.js starts from: a list of one.
 *
 * @param src absolute address of the stream
 */
function playlistOf(src: string): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:3600',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXTINF:3600,',
    src,
    '#EXT-X-ENDLIST',
  ];
  return URL.createObjectURL(
    new Blob([lines.join('\n')], {type: 'application/vnd.apple.mpegurl'}),
  );
}

async function attachHls(
  video: HTMLVideoElement,
  src: string,
  onFail: (reason: unknown) => void,
): Promise<() => void> {
  const {default: Hls} = await import(/* webpackChunkName: "widget-hls" */ 'hls.js');
  if (!Hls.isSupported()) {
    video.src = src;
    return () => undefined;
  }
  const hls = new Hls();
  hls.on(Hls.Events.ERROR, (_event, {fatal, details}) => {
    if (fatal) onFail(new Error(details));
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => hls.destroy();
}

const attachTransportStream: Attach = async (video, src, onFail) => {
  const playlist = playlistOf(new URL(src, location.href).href);
  const detach = await attachHls(video, playlist, onFail);
  return () => {
    detach();
    URL.revokeObjectURL(playlist);
  };
};

const attachDash: Attach = async (video, src, onFail) => {
  const {MediaPlayer} = await import(/* webpackChunkName: "widget-dash" */ 'dashjs');
  const player = MediaPlayer().create();
  player.on(MediaPlayer.events.ERROR, ({error}) => {
    onFail(typeof error === 'object' ? new Error(error.message) : error);
  });
  player.initialize(video, src, false);
  return () => player.destroy();
};

const attachFlv: Attach = async (video, src, onFail) => {
  const {default: flv} = await import(/* webpackChunkName: "widget-flv" */ 'flv.js');
  if (!flv.isSupported()) throw new Error('Media Source Extensions are not available');
  const player = flv.createPlayer({type: 'flv', url: new URL(src, location.href).href});
  player.on(flv.Events.ERROR, (kind: string, detail: string) => {
    onFail(new Error(`${kind}: ${detail}`));
  });
  player.attachMediaElement(video);
  player.load();
  return () => player.destroy();
};

const attachers: Readonly<Record<Exclude<MediaEngine, 'browser'>, Attach>> = {
  hls: attachHls,
  dash: attachDash,
  flv: attachFlv,
};

/**
 * How a film of this type reaches the browser's element; each library is fetched for its types only.
 *
 * @returns undefined when the browser plays it by itself
 */
export function attacherOf(type: MediaType, engine: MediaEngine): Attach | undefined {
  if (engine === 'browser') return undefined;
  return type === 'ts' ? attachTransportStream : attachers[engine];
}
