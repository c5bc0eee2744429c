import {onPress} from '@site/src/lib/browser/early/page';

/** Docusaurus's link leads to a place that takes no focus and would stay in the address. */
export function watchSkipLink(): void {
  onPress((target, event) => {
    const link = target.closest('a[href="#__docusaurus_skipToContent_fallback"]');
    const main = link && document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    event.stopPropagation();
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
    main.focus();
  });
}
