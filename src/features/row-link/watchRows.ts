import {translate} from '@docusaurus/Translate';
import {iconPaths} from '@site/src/lib/shared/iconPaths';
import {COPIED_FEEDBACK_MS} from '@site/src/lib/browser/times';
import './rowLink.lazy.css';

/** Rows that have their own address to give away (`src/build/markdown/facts/components/shared.tsx`). */
const ROW = ':is(.factsForm, .factsConfig) tr[id]';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Gives a row of a table of facts a button that copies its link, once a reader points at it, taps it, or reaches it by
 * keyboard. The rows are plain HTML, which no component renders.
 */
export function watchRows(): void {
  for (const event of ['pointerover', 'focusin'] as const) {
    document.addEventListener(event, ({target}) => {
      const row = target instanceof Element && target.closest<HTMLElement>(ROW);
      if (row && !row.querySelector('.rowLink')) {
        row.querySelector('th > a')?.after(createButton(row.id));
      }
    });
  }
  // Before the link is followed, which other listeners do.
  document.addEventListener('click', copyAtMark, {capture: true});
}

/** The mark after a key, where nothing can point at a row, is the button that takes its place. */
function copyAtMark(event: MouseEvent): void {
  const {target, clientX} = event;
  if (!(target instanceof Element) || !target.matches(`${ROW} th > a`)) return;
  const end = target.firstElementChild?.getBoundingClientRect().right ?? Infinity;
  if (!matchMedia('(hover: none)').matches || clientX <= end) return;
  event.preventDefault();
  target.parentElement?.querySelector<HTMLElement>('.rowLink button')?.click();
}

/** The button, and beside it what it says when it has copied. */
function createButton(id: string): HTMLElement {
  const box = document.createElement('span');
  const status = document.createElement('span');
  const button = document.createElement('button');
  box.className = 'rowLink';
  status.role = 'status';
  button.type = 'button';
  button.ariaLabel = translate({
    id: 'rowLink.copy',
    message: 'Copy link',
    description: 'Button in a row of a table that copies the address of the row',
  });
  button.title = button.ariaLabel;
  button.append(createIcon(iconPaths.link));
  button.addEventListener('click', () => void copyLink(status, id));
  box.append(button, status);
  return box;
}

function createIcon(drawing: string): Element {
  const icon = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', drawing);
  icon.append(line);
  return icon;
}

async function copyLink(status: HTMLElement, id: string): Promise<void> {
  const hash = `#${encodeURIComponent(id)}`;
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname + hash);
  } catch {
    // Refused, or not there without https: the address bar then has the link to copy.
    location.hash = hash;
    return;
  }
  status.textContent = translate({
    id: 'rowLink.copied',
    message: 'Copied',
    description: 'Shown for a moment beside the button that has copied the address of a row',
  });
  setTimeout(() => status.replaceChildren(), COPIED_FEEDBACK_MS);
}
