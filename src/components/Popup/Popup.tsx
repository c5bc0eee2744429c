import {useEffect, useId, useRef, type ReactNode} from 'react';
import {useFocusReturn} from '@site/src/hooks/useFocusReturn';
import styles from './Popup.lazy.module.css';
import {whenNotTyping} from './whenNotTyping';

export interface PopupProps {
  readonly title: string;
  /** Language of the words, where it is not the page's. */
  readonly lang?: string;
  /** `card`: in the corner beside the page. `mask`: over the page. `confirm`: and a click on the mask does nothing. */
  readonly kind?: 'card' | 'mask' | 'confirm';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const giveFocusBack = useFocusReturn(dialog);

  useEffect(() => {
    if (kind === 'card') return undefined;
    return whenNotTyping(() => dialog.current?.showModal());
  }, [kind]);

  useEffect(() => {
    const element = dialog.current;
    const closeByKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && kind === 'card') element?.close();
    };
    const closeByClick = ({target}: MouseEvent): void => {
      // The mask belongs to the dialog itself; everything in it is in an element of its own.
      const isOnMask = target === element && kind === 'mask';
      if (isOnMask || (target instanceof Element && target.closest('[data-close]'))) {
        element?.close();
      }
    };
    element?.addEventListener('keydown', closeByKey);
    element?.addEventListener('click', closeByClick);
    return () => {
      element?.removeEventListener('keydown', closeByKey);
      element?.removeEventListener('click', closeByClick);
    };
  }, [kind]);

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      open={kind === 'card'}
      onClose={() => {
        giveFocusBack();
        onClose();
      }}
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
