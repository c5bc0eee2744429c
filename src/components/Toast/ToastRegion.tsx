import {useDeferredValue, useState, type ReactNode} from 'react';
import type {Toast} from './showToast';
import {ToastCard} from './ToastCard';
import styles from './Toast.lazy.module.css';

const roles = {status: 'status', error: 'alert'} as const;

/**
 * Stacks of toasts at the top and the bottom of the page, each announced as it comes.
 *
 * @param props.toasts all toasts ever asked for, oldest first; new ones are added at the end
 * @param props.closeLabel name of the close buttons
 */
export function ToastRegion({
  toasts,
  closeLabel,
}: {
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
}): ReactNode {
  // Screen readers announce what comes into a live region, so the regions exist before the first toast.
  const announced = useDeferredValue(toasts, []);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  return (['top', 'bottom'] as const).map((placement) => (
    <div key={placement} className={styles.stack} data-placement={placement}>
      {(['status', 'error'] as const).map((kind) => (
        <div key={kind} role={roles[kind]}>
          {announced.map(
            (toast, index) =>
              toast.kind === kind &&
              toast.placement === placement &&
              !closed.has(index) && (
                <ToastCard
                  // The list only grows, so a toast keeps its place in it.
                  key={index}
                  toast={toast}
                  closeLabel={closeLabel}
                  onClose={() => setClosed((before) => new Set([...before, index]))}
                />
              ),
          )}
        </div>
      ))}
    </div>
  ));
}
