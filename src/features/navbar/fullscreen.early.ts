import {setOnButtons} from '@site/src/lib/browser/early/actions';
import {root} from '@site/src/lib/browser/early/page';

/** The button: fills the screen with the page, or stops it. */
export function toggleFullscreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen());
}

/** Says whether the browser can fill the screen with the page, and whether it does. */
export function watchFullscreen(): void {
  const showState = (): void =>
    setOnButtons('fullscreen', 'aria-pressed', document.fullscreenElement !== null);
  root.toggleAttribute('data-can-fullscreen', document.fullscreenEnabled);
  document.addEventListener('fullscreenchange', showState);
  showState();
}
