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

interface SiteImageProps {
  readonly img: BuiltImage;
  readonly alt: string;
  /** Words below the picture. */
  readonly caption?: string;
}

/** Width of the text column, which no picture exceeds (`--site-content-width`). */
const SIZES = '(width <= 46rem) 92vw, 46rem';

const loadBody = () => import(/* webpackChunkName: "widget-zoom" */ './ImageZoom.lazy');

/** A local raster picture: its place is kept, it loads near the screen, and it opens large. */
export function SiteImage({img, alt, caption}: SiteImageProps): ReactNode {
  const largest = img.src.images.at(-1);
  if (!largest) throw new Error(`The picture "${alt}" has no sizes.`);
  const picture = (
    <img
      src={largest.path}
      srcSet={img.src.srcSet}
      sizes={SIZES}
      width={largest.width}
      height={largest.height}
      alt={alt}
      loading="lazy"
      style={{backgroundImage: `url(${img.preSrc})`}}
    />
  );
  return (
    <figure className={styles.image}>
      <LazyWidget load={loadBody} body={{src: largest.path, alt}} isQuiet>
        {picture}
      </LazyWidget>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
