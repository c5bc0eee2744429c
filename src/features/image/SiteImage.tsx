import type {ReactNode} from 'react';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import styles from './SiteImage.interactive.module.css';

/** A picture as the build leaves it: several widths of a modern format, and a tiny preview. */
export interface BuiltImage {
  readonly preSrc: string;
  readonly src: {
    readonly srcSet: string;
    readonly images: readonly {
      readonly path: string;
      readonly width: number;
      readonly height: number;
    }[];
  };
}

interface SizedImageProps {
  readonly img: BuiltImage;
  readonly alt: string;
  /** Width in CSS pixels at which it is shown at most. */
  readonly shown?: number;
  /** Without the tiny preview, which is a twentieth of a page's HTML. */
  readonly isPlain?: boolean;
}

interface SiteImageProps {
  readonly img: BuiltImage;
  readonly alt: string;
  /** Words below the picture. */
  readonly caption?: string;
}

/** Width of the text column in CSS pixels, which no picture exceeds (`--site-content-width`). */
const COLUMN_PX = 736;

const loadBody = () => import(/* webpackChunkName: "widget-zoom" */ './ImageZoom.lazy');

/** A picture that keeps its place, loads near the screen, and opens large. */
export function SizedImage({img, alt, shown = COLUMN_PX, isPlain}: SizedImageProps): ReactNode {
  const width = Math.min(shown, COLUMN_PX);
  const largest = img.src.images.at(-1);
  if (!largest) throw new Error(`The picture "${alt}" has no sizes.`);
  return (
    <LazyWidget load={loadBody} body={{src: largest.path, alt}} isQuiet>
      <img
        src={largest.path}
        srcSet={img.src.srcSet}
        sizes={`(width <= ${width}px) 92vw, ${width}px`}
        width={isPlain ? shown : largest.width}
        height={isPlain ? Math.round((largest.height * shown) / largest.width) : largest.height}
        alt={alt}
        loading="lazy"
        style={isPlain ? undefined : {backgroundImage: `url(${img.preSrc})`}}
      />
    </LazyWidget>
  );
}

/** A local raster picture of a page, with its caption. */
export function SiteImage({img, alt, caption}: SiteImageProps): ReactNode {
  return (
    <figure className={styles.image}>
      <SizedImage img={img} alt={alt} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
