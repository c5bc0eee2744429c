import '@site/src/components/LazyWidget/widgetTexts';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Zoom from 'react-medium-image-zoom';
import {translate} from '@docusaurus/Translate';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {marks} from '@site/src/lib/shared/early/contract';
import 'react-medium-image-zoom/dist/styles.css';
import styles from './SiteImage.interactive.module.css';

/** Room around a picture that is shown large. */
const ZOOM_MARGIN_PX = 24;

interface ImageZoomProps extends BodyProps {
  readonly src: string;
  readonly alt: string;
  /** On a phone, it's shown larger than the screen and moved with a finger. */
  readonly isWide: boolean;
}

/** How far a finger moves up or down until the picture closes; less while it moves along a wide picture. */
const SWIPE_PX = 80;

/** The library draws it over the picture once that has loaded. */
const ZOOM_BUTTON = '[data-rmiz-btn-zoom]';

/** Presses the button as soon as it is there; the returned function gives up waiting. */
function pressWhenThere(box: HTMLElement): () => void {
  const press = (): void => {
    const button = box.querySelector<HTMLElement>(ZOOM_BUTTON);
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
export default function ImageZoom({src, alt, isWide, fallback}: ImageZoomProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  // With what is drawn, no later: the early script notes presses on the picture until then, and no longer.
  useLayoutEffect(() => {
    const {current} = box;
    if (!current) return undefined;
    const isAsked = current.closest('[data-lazy]')?.hasAttribute(marks.pressed) === true;
    let stopWaiting = isAsked ? pressWhenThere(current) : undefined;
    // Pressed after the widget has come and before the library is ready.
    const handleClick = (): void => {
      if (!stopWaiting && !current.querySelector(ZOOM_BUTTON))
        stopWaiting = pressWhenThere(current);
    };
    current.addEventListener('click', handleClick);
    return () => {
      current.removeEventListener('click', handleClick);
      stopWaiting?.();
    };
  }, []);

  return (
    <div ref={box}>
      <Zoom
        classDialog={clsx(styles.lightbox, isWide && styles.wide)}
        swipeToUnzoomThreshold={SWIPE_PX}
        zoomMargin={ZOOM_MARGIN_PX}
        zoomImg={{src, alt}}
        a11yNameButtonZoom={translate({
          id: 'widget.image.enlarge',
          message: 'Enlarge the picture',
          description: 'Button on a picture',
        })}
        a11yNameButtonUnzoom={translate({
          id: 'widget.image.reduce',
          message: 'Close the large picture',
          description: 'Button on an enlarged picture',
        })}
      >
        {fallback}
      </Zoom>
    </div>
  );
}
