import {loadApplication} from '@site/src/lib/browser/early/application';
import {linkParams, marks} from '@site/src/lib/shared/early/contract';
import {onPress, savesData} from '@site/src/lib/browser/early/page';

/** Widgets start when they are seen, not at the reader's first move only, and answer presses from before they were ready. */
export function watchWidgets(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting) && !savesData()) loadApplication();
  });
  for (const widget of document.querySelectorAll('[data-lazy]:not([data-quiet])')) {
    observer.observe(widget);
  }
  // A link to what a reader has chosen there, in a filter, or as the driver: all of it is shown when the application runs.
  const isChosen = (name: string): boolean =>
    name === linkParams.builder || document.getElementsByName(name).length > 0;
  if ([...new URLSearchParams(location.search).keys()].some(isChosen)) loadApplication();
  onPress((target) => {
    const widget = target.closest('[data-lazy]:not([data-lazy=ready]), [data-action=lazy]');
    widget?.toggleAttribute(marks.pressed, true);
  });
}
