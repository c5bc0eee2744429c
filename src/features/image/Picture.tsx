import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SizedImage, type ImageSizes} from './SiteImage';
import styles from './Picture.interactive.module.css';

/** Up to this width in CSS pixels, the caption has room beside the picture. */
const MAX_BESIDE_PX = 480;

interface PictureProps {
  readonly light: ImageSizes;
  readonly dark: ImageSizes;
  readonly alt: string;
  /** Width in CSS pixels at which it is shown at most. */
  readonly shown: number;
  /** Places of the numbers in percent, with the IDs of their texts in the caption. */
  readonly marks: readonly {readonly id: string; readonly place: readonly [number, number]}[];
  /** The caption. */
  readonly children: ReactNode;
}

/**
 * A picture of AList in the reader's color mode: styles hide the other one, so the browser doesn't load it. The numbers
 * on it stand for texts of the caption, which are read aloud in their place.
 */
export function Picture({light, dark, alt, shown, marks, children}: PictureProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const {id} of marks) brokenLinks.collectAnchor(id);
  return (
    <figure
      className={styles.picture}
      data-picture
      data-beside={shown <= MAX_BESIDE_PX ? '' : undefined}
    >
      <div className={styles.frame}>
        <div className={styles.light}>
          <SizedImage sizes={light} alt={alt} shown={shown} />
        </div>
        <div className={styles.dark}>
          <SizedImage sizes={dark} alt={alt} shown={shown} />
        </div>
        {/* Places as attributes of a drawing: the Content Security Policy of pages refuses `style` attributes. */}
        <svg className={styles.marks} aria-hidden>
          {marks.map(({id, place: [left, top]}, index) => (
            <svg key={id} x={`${left}%`} y={`${top}%`}>
              <circle />
              <text>{index + 1}</text>
            </svg>
          ))}
        </svg>
      </div>
      {children}
    </figure>
  );
}
