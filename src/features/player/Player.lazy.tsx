import '@site/src/components/LazyWidget/widgetTexts';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Artplayer from 'artplayer';
import {translate} from '@docusaurus/Translate';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {readToken} from '@site/src/hooks/useColorsVersion';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import {loadEngine, type Attach} from './engines';
import type {MediaType} from './mediaType';
import styles from './Player.interactive.module.css';

/** How far the arrow keys seek, and how much they change the volume (0 to 1). */
const SEEK_STEP_S = 5;
const VOLUME_STEP = 0.1;

Artplayer.LOG_VERSION = false;

interface PlayerBodyProps extends BodyProps {
  readonly src: string;
  readonly title: string;
  readonly mediaType: MediaType;
  readonly poster?: string;
}

function togglePlay(art: Artplayer): void {
  if (art.playing) art.pause();
  // Refused while nothing is loaded yet: the reader presses again.
  else art.video.play().catch(() => undefined);
}

const keyActions: Readonly<Record<string, (art: Artplayer) => void>> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: (art) => (art.backward = SEEK_STEP_S),
  ArrowRight: (art) => (art.forward = SEEK_STEP_S),
  ArrowUp: (art) => (art.volume = Math.min(1, art.volume + VOLUME_STEP)),
  ArrowDown: (art) => (art.volume = Math.max(0, art.volume - VOLUME_STEP)),
  m: (art) => (art.muted = !art.muted),
  f: (art) => (art.fullscreen = !art.fullscreen),
};

/** The player itself: Artplayer, fed by the library that its type needs. */
export default function PlayerBody({mediaType, fallback, ...film}: PlayerBodyProps): ReactNode {
  const [attach, setAttach] = useState<Attach>();
  const fail = useEffectEvent(film.onFail);

  useEffect(() => {
    let isCurrent = true;
    loadEngine(mediaType).then(
      (loaded) => isCurrent && setAttach(() => loaded),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [mediaType]);

  return attach ? <Stage {...film} attach={attach} /> : fallback;
}

interface StageProps extends Omit<PlayerBodyProps, 'mediaType' | 'fallback'> {
  readonly attach: Attach;
}

function Stage({src, title, poster, attach, onFail}: StageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const player = useRef<Artplayer>(null);
  const locale = useLocaleCode();
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!box.current) return undefined;
    let isCurrent = true;
    let detach: (() => void) | undefined;
    const art = new Artplayer({
      container: box.current,
      url: new URL(src, location.href).href,
      lang: languageOf(locale).tag.toLowerCase(),
      theme: readToken('--site-color-accent'),
      setting: true,
      playbackRate: true,
      pip: true,
      fullscreen: true,
      playsInline: true,
      mutex: true,
      // Keys work where the focus is, not after a click only (see handleKey).
      hotkey: false,
      ...(poster === undefined ? {} : {poster}),
      // One name for every type: the engine was chosen before.
      type: 'film',
      customType: {
        film: (video: HTMLVideoElement, url: string) => {
          detach = attach(video, url, (reason) => {
            if (isCurrent) fail(reason);
          });
        },
      },
    });
    player.current = art;
    return () => {
      isCurrent = false;
      player.current = null;
      detach?.();
      art.destroy();
    };
  }, [src, poster, locale, attach]);

  function handleKey(event: KeyboardEvent): void {
    const act = keyActions[event.key];
    if (!act || !player.current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(player.current);
  }

  return (
    // The player is driven by keys: the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.stage}
      role="group"
      aria-label={translate(
        {
          id: 'widget.player.label',
          message:
            '{title}: player. Space plays and pauses, and the arrow keys seek and change the volume',
          description: 'Name of a player for video and audio',
        },
        {title},
      )}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <div ref={box} className={styles.screen} />
    </div>
  );
}
