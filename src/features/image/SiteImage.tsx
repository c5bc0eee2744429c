import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import styles from './SiteImage.interactive.module.css';

/** A picture as the build leaves it: several widths of a modern format. */
export interface ImageSizes {
  readonly srcSet: string;
  readonly images: readonly {
    readonly path: string;
    readonly width: number;
    readonly height: number;
  }[];
}

interface SizedImageProps {
  readonly sizes: ImageSizes;
  readonly alt: string;
  /** Width in CSS pixels at which it is shown at most. */
  readonly shown?: number;
  /** A tiny preview as a data URL, for the time until it is loaded. */
  readonly preview?: string;
}

interface SiteImageProps {
  readonly img: {readonly src: ImageSizes; readonly preSrc: string};
  readonly alt: string;
  /** Words below the picture. */
  readonly caption?: string;
}

/** Width of the text column in CSS pixels, which no picture exceeds (`--site-content-width`). */
const COLUMN_PX = 736;

/** From this width on, a picture is larger than the screen of a phone. */
const WIDE_PX = 480;

const loadBody = () => import(/* webpackChunkName: "widget-zoom" */ './ImageZoom.lazy');

/** A picture that keeps its place, loads near the screen, and opens large. */
export function SizedImage({sizes, alt, shown, preview}: SizedImageProps): ReactNode {
  const width = Math.min(shown ?? COLUMN_PX, COLUMN_PX);
  const largest = sizes.images.at(-1);
  if (!largest) throw new Error(`The picture "${alt}" has no sizes.`);
  const isWide = (shown ?? largest.width) > WIDE_PX;
  return (
    <LazyWidget load={loadBody} body={{src: largest.path, alt, isWide}} isQuiet>
      <img
        src={largest.path}
        srcSet={sizes.srcSet}
        sizes={`(width <= ${width}px) 92vw, ${width}px`}
        width={shown ?? largest.width}
        height={shown ? Math.round((largest.height * shown) / largest.width) : largest.height}
        alt={alt}
        loading="lazy"
        style={preview === undefined ? undefined : {backgroundImage: `url(${preview})`}}
      />
    </LazyWidget>
  );
}

/** A local raster picture of a page, with its caption. */
export function SiteImage({img, alt, caption}: SiteImageProps): ReactNode {
  return (
    <figure className={styles.image}>
      <SizedImage sizes={img.src} preview={img.preSrc} alt={alt} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
