import {useEffect, useEffectEvent, useId, useRef, type ReactNode} from 'react';
import {useFocusReturn} from '@site/src/hooks/useFocusReturn';
import styles from './Popup.lazy.module.css';
import {whenNotTyping} from './whenNotTyping';

/** What is open and closes by Escape itself. */
const TAKES_ESCAPE = 'dialog:modal, :popover-open, details[data-menu][open], html[data-search]';

export interface PopupProps {
  readonly title: string;
  /** Language of the words, where it is not the page's. */
  readonly lang?: string;
  /**
   * `card`: in the corner beside the page. `line`: on phones a line below the page, otherwise a card. `mask`: over the
   * page. `confirm`: and a click on the mask does nothing.
   */
  readonly kind?: 'card' | 'line' | 'mask' | 'confirm';
  /** The popup has been closed, by a control inside, by Escape or by the mask; take it out of the page. */
  readonly onClose: () => void;
  /** The body; controls that close it are marked `data-close`. */
  readonly children: ReactNode;
}

/**
 * A dialog that comes by itself (specification section 4). As a card it takes neither focus nor room; over
 * the page it waits until the reader is not typing. Closed, it gives the focus back.
 */
export function Popup({title, lang, kind = 'card', onClose, children}: PopupProps): ReactNode {
  const titleId = useId();
  const isCard = kind === 'card' || kind === 'line';
  const dialog = useRef<HTMLDialogElement>(null);
  const giveFocusBack = useFocusReturn(dialog);
  // Closing is told later. By then a link that closed the popup may have led to another page, without the popup.
  const isClosing = useRef(false);
  const settle = useEffectEvent(() => {
    if (isClosing.current) handleClose();
  });
  useEffect(() => () => settle(), []);

  function handleClose(): void {
    isClosing.current = false;
    giveFocusBack();
    onClose();
  }

  useEffect(() => {
    if (isCard) return undefined;
    return whenNotTyping(() => dialog.current?.showModal());
  }, [isCard]);

  useEffect(() => {
    const element = dialog.current;
    const close = (): void => {
      if (!element?.open) return;
      isClosing.current = true;
      element.close();
    };
    // Wherever the focus is, unless something over the card or in the reader's hands takes the key first.
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const isTaken = document.querySelector(TAKES_ESCAPE) !== null;
      if (isCard && !isTaken) close();
    };
    const closeByClick = ({target}: MouseEvent): void => {
      // The mask belongs to the dialog itself; everything in it is in its own element.
      const isOnMask = target === element && kind === 'mask';
      if (isOnMask || (target instanceof Element && target.closest('[data-close]'))) close();
    };
    const controller = new AbortController();
    const {signal} = controller;
    // Before others close what they have open.
    document.addEventListener('keydown', closeByKey, {signal, capture: true});
    element?.addEventListener('click', closeByClick, {signal});
    return () => controller.abort();
  }, [kind, isCard]);

  useEffect(() => (isCard ? keepRoomFor(dialog.current) : undefined), [isCard]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      open={isCard}
      data-line={kind === 'line' ? '' : undefined}
      onClose={handleClose}
      {...(lang === undefined ? {} : {lang})}
    >
      <div className={styles.body}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Keeps room for a card at the end of the page, and below what gets the focus, so that it hides nothing for good.
 *
 * @returns function that gives the room back
 */
function keepRoomFor(card: HTMLElement | null): () => void {
  const {style} = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--site-card-room', `${card?.offsetHeight ?? 0}px`);
  });
  if (card) observer.observe(card);
  return () => {
    observer.disconnect();
    style.removeProperty('--site-card-room');
  };
}
