import {engineOf, type MediaEngine, type MediaType} from './mediaType';

/** Gives a video to the browser's element; the returned function stops it and frees what it holds. */
export type Attach = (
  video: HTMLVideoElement,
  src: string,
  onFail: (reason: unknown) => void,
) => () => void;

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
  return URL.createObjectURL(new Blob([lines.join('\n')], {type: 'application/vnd.apple.mpegurl'}));
}

async function loadHls(): Promise<Attach> {
  const {default: Hls} = await import(/* webpackChunkName: "widget-hls" */ 'hls.js');
  return (video, src, onFail) => {
    if (!Hls.isSupported()) {
      // Safari on phones plays these lists by itself.
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
  };
}

async function loadTransportStream(): Promise<Attach> {
  const attach = await loadHls();
  return (video, src, onFail) => {
    const playlist = playlistOf(src);
    const detach = attach(video, playlist, onFail);
    return () => {
      detach();
      URL.revokeObjectURL(playlist);
    };
  };
}

async function loadDash(): Promise<Attach> {
  const {MediaPlayer} = await import(/* webpackChunkName: "widget-dash" */ 'dashjs');
  return (video, src, onFail) => {
    const player = MediaPlayer().create();
    player.on(MediaPlayer.events.ERROR, ({error}) => {
      onFail(typeof error === 'object' ? new Error(error.message) : error);
    });
    player.initialize(video, src, false);
    return () => player.destroy();
  };
}

async function loadFlv(): Promise<Attach> {
  const {default: flv} = await import(/* webpackChunkName: "widget-flv" */ 'flv.js');
  if (!flv.isSupported()) throw new Error('Media Source Extensions are not available');
  flv.LoggingControl.enableAll = false;
  return (video, src, onFail) => {
    const player = flv.createPlayer({type: 'flv', url: src});
    player.on(flv.Events.ERROR, (kind: string, detail: string) => {
      onFail(new Error(`${kind}: ${detail}`));
    });
    player.attachMediaElement(video);
    player.load();
    return () => player.destroy();
  };
}

/** The browser plays it by itself. */
const attachDirectly: Attach = (video, src, onFail) => {
  const handleError = (): void => onFail(new Error(video.error?.message ?? src));
  video.addEventListener('error', handleError);
  video.src = src;
  return () => video.removeEventListener('error', handleError);
};

const loaders: Readonly<Record<MediaEngine, () => Promise<Attach>>> = {
  browser: () => Promise.resolve(attachDirectly),
  hls: loadHls,
  dash: loadDash,
  flv: loadFlv,
};

/** Fetches what plays a type, and nothing else. */
export function loadEngine(type: MediaType): Promise<Attach> {
  return type === 'ts' ? loadTransportStream() : loaders[engineOf(type)]();
}
