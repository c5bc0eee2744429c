import './partTexts';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {parseToast, type Toast, type ToastRequest} from '@site/src/components/Toast/showToast';
import {ToastRegion} from '@site/src/components/Toast/ToastRegion';
import {COPY_FAILURE_TOAST_MS} from '@site/src/lib/browser/copyFailure';

/** Shows every message as a toast: those asked for by `showToast`, and a refused copy. */
export default function Messages({messages}: {readonly messages: readonly Event[]}): ReactNode {
  const toasts = messages.map((message) => parseToast(requestOf(message)));
  const closeLabel = translate({
    id: 'toast.close',
    message: 'Close',
    description: 'Button that closes a toast',
  });
  return <ToastRegion toasts={toasts} closeLabel={closeLabel} />;
}

function requestOf(message: Event): ToastRequest {
  if (message instanceof CustomEvent) return message.detail as ToastRequest; // sent by showToast
  const text = translate({
    id: 'toast.copyFailed',
    message:
      "Your browser didn't allow copying. The code is selected. Copy it with the keyboard or the menu.",
    description: 'Toast after a refused copy',
  });
  return {text, kind: 'error', duration: COPY_FAILURE_TOAST_MS} satisfies Partial<Toast>;
}
