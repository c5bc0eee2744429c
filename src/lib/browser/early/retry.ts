import {marks} from '../../shared/early/contract';

/** What a reader does to get an answer; the pointer's way across the page is no such thing. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Says, if the reader asks for the search window, that it can't be opened yet (`SearchButton`). */
export function failSearch(): void {
  document.documentElement.toggleAttribute(marks.searchFailed, true);
}

function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of PRESSES) {
      addEventListener(name, () => resolve(), {once: true, capture: true, passive: true});
    }
  });
}

/**
 * Loads a part of the application. While that fails, the page stays as it is, and each time the reader presses
 * something, it's tried again.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    failSearch();
    await nextPress();
    return loadPatiently(load);
  }
}
