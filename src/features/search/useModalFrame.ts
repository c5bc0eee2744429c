import {useEffect, useEffectEvent, useState, type HTMLAttributes, type RefObject} from 'react';
import {searchText} from './searchTexts';

/** What the window of DocSearch lacks, and where our own parts go. */
export interface ModalFrame {
  /** Listens on the root. React's own events: a listener of ours before them would let it draw in between. */
  readonly listeners: HTMLAttributes<HTMLDivElement>;
  /** Place between search box and results. */
  readonly slot: HTMLElement | undefined;
  /** Whether nothing is typed. */
  readonly isEmpty: boolean;
}

/**
 * Makes the window of DocSearch a dialog for assistive technology, keeps the page behind it still, closes
 * it on Escape, and tells when text is composed.
 *
 * @param root element around the window
 * @param generation changes when the window is built anew
 */
export function useModalFrame({
  root,
  generation,
  onClose,
  onComposing,
}: {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly generation: number;
  readonly onClose: () => void;
  readonly onComposing: (isComposing: boolean) => void;
}): ModalFrame {
  const [slot, setSlot] = useState<HTMLElement>();
  const [isEmpty, setEmpty] = useState(true);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const parts = root.current && partsOf(root.current);
    if (!parts) return undefined;
    nameAsDialog(parts);
    const place = document.createElement('div');
    parts.bar.after(place);
    setSlot(place);
    takeTypedAhead(parts.input);
    setEmpty(parts.input.value === '');
    return () => place.remove();
  }, [root, generation]);

  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.isComposing) close();
      },
      {signal},
    );
    // DocSearch shows the failure and rejects all the same.
    window.addEventListener(
      'unhandledrejection',
      (event) => {
        if (event.reason instanceof Error && event.reason.name === 'RetryError') {
          event.preventDefault();
        }
      },
      {signal},
    );
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      listeners.abort();
      page?.removeAttribute('inert');
    };
  }, []);

  return {
    slot,
    isEmpty,
    listeners: {
      onCompositionStart: () => onComposing(true),
      onCompositionEnd: () => onComposing(false),
      onReset: () => setEmpty(true),
      onInput: ({target}) => {
        if (isSearchBox(target)) setEmpty(target.value === '');
      },
    },
  };
}

/** Runs the search of the window again, for another filter or after a failure. */
export function repeatSearch(root: Element | null): void {
  const input = root && partsOf(root)?.input;
  // The box searches when it receives focus. The event alone leaves the focus where the reader is.
  input?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Runs the search again to show more, unless the reader is already on the way through the results. */
export function improveSearch(root: Element | null): void {
  const active = root && partsOf(root)?.input.getAttribute('aria-activedescendant');
  if (!active || active.endsWith('-item-0')) repeatSearch(root);
}

function isSearchBox(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search';
}

/** What was typed before the window was there (see the early script) becomes its query. */
function takeTypedAhead(input: HTMLInputElement): void {
  const {dataset} = document.documentElement;
  const typed = dataset['search'] ?? '';
  delete dataset['search'];
  if (typed === '') return;
  // The setter of the element's own class: React has put its own in front, to see what it did not write.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

interface Parts {
  readonly container: Element;
  readonly bar: Element;
  readonly input: HTMLInputElement;
}

function partsOf(root: Element): Parts | undefined {
  const container = root.querySelector('.DocSearch-Container');
  const bar = root.querySelector('.DocSearch-SearchBar');
  const input = root.querySelector<HTMLInputElement>('.DocSearch-Input');
  return container && bar && input ? {container, bar, input} : undefined;
}

/** DocSearch calls its window a button. */
function nameAsDialog({container, input}: Parts): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', searchText());
  container.removeAttribute('aria-expanded');
  container.removeAttribute('aria-haspopup');
  container.removeAttribute('aria-labelledby');
  container.removeAttribute('tabindex');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-haspopup', 'listbox');
}
