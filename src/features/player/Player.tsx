import '@site/src/components/LazyWidget/widgetTexts';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import {fromSiteBase} from '@site/src/lib/browser/sitePath';
import {DEFAULT_RATIO, readMediaType, readRatio} from './mediaType';
import styles from './Player.interactive.module.css';

interface PlayerProps {
  /** Address of the file, on this site or another. */
  readonly src: string;
  readonly title: string;
  /** Type, when the ending of the address does not say it. */
  readonly type?: string;
  /** Picture shown before the video starts. */
  readonly poster?: string;
  /** Width to height. */
  readonly ratio?: string;
}

const loadBody = () => import(/* webpackChunkName: "widget-player" */ './Player.lazy');

/** A video or a sound, played by Artplayer; without scripts it is a link to the file. */
export function Player({ratio = DEFAULT_RATIO, ...props}: PlayerProps): ReactNode {
  const {title, type} = props;
  const src = fileUrl(props.src);
  const poster = props.poster && fileUrl(props.poster);
  const mediaType = readMediaType(src, type);
  return (
    <figure className={styles.player} data-needs="player" data-origin={originOf(src)}>
      {mediaType === undefined ? (
        <p role="alert" className={styles.unsupported}>
          <Translate
            id="widget.player.unsupported"
            description="Specification section 8: shown for a file the player does not know"
          >
            ArtPlayer does not support current file type
          </Translate>
        </p>
      ) : (
        <LazyWidget
          load={loadBody}
          body={{src, title, mediaType, ...(poster === undefined ? {} : {poster})}}
          ratio={readRatio(ratio) ?? '16 / 9'}
        >
          <div className={styles.waiting} style={{backgroundImage: poster && `url(${poster})`}} />
        </LazyWidget>
      )}
      <figcaption>
        {/* A file, not a page of the site. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={src} target="_blank" rel="noopener">
          {title}
        </a>
      </figcaption>
    </figure>
  );
}

/** Origin of a file on another site; a page's Content Security Policy has to name it. */
function originOf(src: string): string | undefined {
  return src.startsWith('https:') ? new URL(src).origin : undefined;
}

/** URL of a file, which is in `static/` or on another site. */
function fileUrl(src: string): string {
  return /^\/(?!\/)/.test(src) ? fromSiteBase(src) : src;
}
