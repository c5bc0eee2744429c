import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Live} from '@site/src/components/Live/Live';
import {DEFAULT_RATIO, readMediaType, readRatio} from './mediaType';
import styles from './Player.live.module.css';

interface PlayerProps {
  /** Address of the file, on this site or another. */
  readonly src: string;
  readonly title: string;
  /** Type, when the ending of the address does not say it. */
  readonly type?: string;
  /** Picture shown before the film starts. */
  readonly poster?: string;
  /** Width to height. */
  readonly ratio?: string;
}

const loadBody = () => import(/* webpackChunkName: "widget-player" */ './Player.lazy');

/** A film or a sound, played by Artplayer; without scripts it is a link to the file. */
export function Player({src, title, type, poster, ratio = DEFAULT_RATIO}: PlayerProps): ReactNode {
  const mediaType = readMediaType(src, type);
  return (
    <figure className={styles.player}>
      {mediaType === undefined ? (
        <p role="alert" className={styles.unsupported}>
          <Translate
            id="player.unsupported"
            description="Specification section 8: shown for a file the player does not know"
          >
            ArtPlayer does not support current file type
          </Translate>
        </p>
      ) : (
        <Live
          load={loadBody}
          body={{src, title, mediaType, ...(poster === undefined ? {} : {poster})}}
          ratio={readRatio(ratio) ?? '16 / 9'}
        >
          <div className={styles.waiting} style={{backgroundImage: poster && `url(${poster})`}} />
        </Live>
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
