import {useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useFocusReturn} from '@site/src/hooks/useFocusReturn';
import type {Toast} from './showToast';
import styles from './Toast.lazy.module.css';

/** One toast. Its time runs only while neither pointer nor focus is on it. */
export function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onClose: () => void;
}): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusReturn(card);
  const isKept = useIsKept(card);
  const expire = useEffectEvent(onClose);

  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(() => expire(), toast.duration);
    return () => clearTimeout(timer);
  }, [isKept, toast.duration]);

  const handleClose = (): void => {
    giveFocusBack();
    onClose();
  };

  return (
    <div ref={card} className={styles.toast} data-kind={toast.kind}>
      {toast.text}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={handleClose}
        onKeyDown={({key}) => {
          if (key === 'Escape') handleClose();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Whether pointer or focus is on a part of the page. */
function useIsKept(part: RefObject<HTMLElement | null>): boolean {
  const [keepers, setKeepers] = useState<readonly string[]>([]);
  useEffect(() => {
    const off = new AbortController();
    for (const [start, end] of [
      ['pointerenter', 'pointerleave'],
      ['focusin', 'focusout'],
    ] as const) {
      const keep = (): void => setKeepers((list) => [...list, start]);
      const leave = (): void => setKeepers((list) => list.filter((keeper) => keeper !== start));
      part.current?.addEventListener(start, keep, {signal: off.signal});
      part.current?.addEventListener(end, leave, {signal: off.signal});
    }
    return () => off.abort();
  }, [part]);
  return keepers.length > 0;
}
