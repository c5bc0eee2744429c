import '@site/src/components/LazyWidget/widgetTexts';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {marks} from '@site/src/lib/shared/early/contract';
import {frameAddress, pageAddress} from './frameAddress';
import styles from './VideoEmbed.interactive.module.css';

interface VideoEmbedProps {
  readonly id: string;
  readonly title: string;
  readonly page?: number;
  /** Seconds. */
  readonly start?: number;
}

/** The player takes the focus of the button in whose place it comes. */
function takeFocus(player: HTMLIFrameElement | null): void {
  if (document.activeElement === document.body) player?.focus({preventScroll: true});
}

/** A video on bilibili. Nothing is asked of that host before the reader presses the button. */
export function VideoEmbed({id, title, page = 1, start = 0}: VideoEmbedProps): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const video = {id, page, start};

  useEffect(() => {
    // Pressed before the application ran: the early script noted it.
    if (button.current?.hasAttribute(marks.pressed)) setIsWanted(true);
  }, []);

  return (
    <figure className={styles.embed} data-needs="video">
      <div className={styles.screen}>
        {isWanted ? (
          <iframe
            ref={takeFocus}
            src={frameAddress(video)}
            title={title}
            allow="fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            referrerPolicy="no-referrer"
          />
        ) : (
          <button ref={button} type="button" data-action="lazy" onClick={() => setIsWanted(true)}>
            <Icon name="play" />
            <span>
              <Translate
                id="widget.videoEmbed.play"
                description="Button that loads a video from another host"
                values={{title}}
              >
                {'Play “{title}”'}
              </Translate>
            </span>
            <small>
              <Translate
                id="widget.videoEmbed.notice"
                description="Says that pressing the button contacts another host"
              >
                Loads a player from bilibili.com
              </Translate>
            </small>
          </button>
        )}
      </div>
      <figcaption>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- another host */}
        <a href={pageAddress(video)} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      </figcaption>
    </figure>
  );
}
