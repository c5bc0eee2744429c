import {useEffect, useRef, type ReactNode} from 'react';
import Zoom from 'react-medium-image-zoom';
import {translate} from '@docusaurus/Translate';
import type {BodyProps} from '@site/src/components/Live/liveState';
import 'react-medium-image-zoom/dist/styles.css';
import styles from './SiteImage.live.module.css';

/** Room around a picture that is shown large. */
const ZOOM_MARGIN_PX = 24;

interface ImageZoomProps extends BodyProps {
  readonly src: string;
  readonly alt: string;
}

/** Presses a button that the library draws once the picture has loaded; the answer gives up waiting. */
function pressWhenThere(box: HTMLElement, selector: string): () => void {
  const press = (): void => {
    const button = box.querySelector<HTMLElement>(selector);
    if (!button) return;
    observer.disconnect();
    button.click();
  };
  const observer = new MutationObserver(press);
  observer.observe(box, {childList: true, subtree: true});
  press();
  return () => observer.disconnect();
}

/** Makes the picture open large on click and Enter; Escape and a second click close it. */
export default function ImageZoom({src, alt, isAsked, fallback}: ImageZoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isAsked || !box.current) return undefined;
    return pressWhenThere(box.current, '[data-rmiz-btn-zoom]');
  }, [isAsked]);

  return (
    <div ref={box}>
      <Zoom
        classDialog={styles.lightbox ?? ''}
        zoomMargin={ZOOM_MARGIN_PX}
        zoomImg={{src, alt}}
        a11yNameButtonZoom={translate({
          id: 'image.enlarge',
          message: 'Enlarge the picture',
          description: 'Button on a picture',
        })}
        a11yNameButtonUnzoom={translate({
          id: 'image.reduce',
          message: 'Close the large picture',
          description: 'Button on an enlarged picture',
        })}
      >
        {fallback}
      </Zoom>
    </div>
  );
}
