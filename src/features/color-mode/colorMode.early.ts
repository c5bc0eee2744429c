import {siteShell} from '@site/src/data/siteShell';
import {hasLessMotion, root} from '@site/src/lib/browser/early/page';
import {onReturn, writeStored} from '@site/src/lib/browser/early/stored';
import {COLOR_MODE_KEY} from '@site/src/lib/browser/storageKeys';
import {COLOR_MODE_REVEAL_MS} from '@site/src/lib/browser/times';
import {nextColorMode} from './nextColorMode';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** What the next press of the button chooses: `null` follows the system. */
function nextChoice(): string | null {
  const {themeChoice, theme} = root.dataset;
  const next = nextColorMode(siteShell.colorMode, themeChoice, theme === 'dark');
  return next === 'system' ? null : next;
}

function themeOf(choice: string | null): string {
  return choice === 'dark' || (choice !== 'light' && darkSystem.matches) ? 'dark' : 'light';
}

function cycleColorMode(): void {
  const choice = nextChoice();
  writeStored(COLOR_MODE_KEY, choice);
  show(choice);
}

function show(choice: string | null): void {
  root.dataset['theme'] = themeOf(choice);
  root.dataset['themeChoice'] = choice ?? 'system';
  try {
    // Tells the application, when it runs, as another tab would.
    dispatchEvent(
      new StorageEvent('storage', {
        key: COLOR_MODE_KEY,
        newValue: choice,
        storageArea: localStorage,
      }),
    );
  } catch {
    // Storage is blocked.
  }
}

/**
 * Takes back a stored color mode, or one in the URL, that doesn't exist: Docusaurus's script shows whatever is there.
 */
export function correctColorMode(): void {
  const {theme} = root.dataset;
  if (theme === undefined || theme === 'light' || theme === 'dark') return;
  writeStored(COLOR_MODE_KEY, null);
  root.dataset['theme'] = themeOf(null);
  root.dataset['themeChoice'] = 'system';
}

/**
 * The button: the new look grows as a circle from where the reader pressed (specification section 4). If the page
 * already looks like that, because the system does, there's nothing to reveal.
 */
export function changeColorMode(button: HTMLElement, {clientX, clientY}: MouseEvent): void {
  if (
    themeOf(nextChoice()) === root.dataset['theme'] ||
    hasLessMotion() ||
    document.fullscreenElement ||
    !('startViewTransition' in document)
  ) {
    cycleColorMode();
    return;
  }
  // A key press has no point; then it is the middle of the button.
  const box = button.getBoundingClientRect();
  const x = clientX || box.x + box.width / 2;
  const y = clientY || box.y + box.height / 2;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  document.startViewTransition(cycleColorMode).ready.then(
    () => {
      root.animate(
        {clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]},
        {duration: COLOR_MODE_REVEAL_MS, pseudoElement: '::view-transition-new(root)'},
      );
    },
    // A second change skips the first one's circle.
    () => undefined,
  );
}

/** Follows the system's color mode, and what was chosen elsewhere while this page waited in the browser's page cache. */
export function watchColorMode(): void {
  darkSystem.addEventListener('change', ({matches}) => {
    if (
      siteShell.colorMode === 'switch' &&
      (root.dataset['themeChoice'] ?? 'system') === 'system'
    ) {
      root.dataset['theme'] = matches ? 'dark' : 'light';
    }
  });
  if (siteShell.colorMode !== 'switch' && siteShell.colorMode !== 'toggle') return;
  onReturn(COLOR_MODE_KEY, show);
}
