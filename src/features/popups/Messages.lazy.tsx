import type {ReactNode} from 'react';
import {parseToast, type Toast, type ToastRequest} from '@site/src/components/Toast/showToast';
import {ToastRegion} from '@site/src/components/Toast/ToastRegion';
import {toastTexts} from '@site/src/data/toasts';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {COPY_FAILURE_TOAST_MS} from '@site/src/lib/copyFailure';
import type {LocaleCode} from '@site/src/lib/localized';

/** Shows every message as a toast: those asked for by `showToast`, and a refused copy. */
export default function Messages({messages}: {readonly messages: readonly Event[]}): ReactNode {
  const locale = useLocaleCode();
  const toasts = messages.map((message) => parseToast(requestOf(message, locale)));
  return <ToastRegion toasts={toasts} closeLabel={toastTexts.close[locale]} />;
}

function requestOf(message: Event, locale: LocaleCode): ToastRequest {
  if (message instanceof CustomEvent) return message.detail as ToastRequest; // sent by showToast
  const text = toastTexts.copyFailed[locale];
  return {text, kind: 'error', duration: COPY_FAILURE_TOAST_MS} satisfies Partial<Toast>;
}
