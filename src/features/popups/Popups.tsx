import {lazy, Suspense, useEffect, useReducer, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {TOAST_EVENT} from '@site/src/components/Toast/toastEvent';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {events, marks} from '@site/src/lib/shared/early/contract';
import {choosePopup, keepClosed, saysLanguages, type PagePopup} from './choosePopup';

const LanguageOffer = lazy(() => import(/* webpackChunkName: "popups" */ './LanguageOffer.lazy'));
const NoticePopup = lazy(() => import(/* webpackChunkName: "popups" */ './NoticePopup.lazy'));
const Messages = lazy(() => import(/* webpackChunkName: "popups" */ './Messages.lazy'));

/**
 * What comes up by itself, on any page: language offer, notice, toasts. Only what decides is part of every
 * page; the bodies load when they show, and without them (offline, say) the page continues.
 */
export function Popups(): ReactNode {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <PagePopups />
        <MessageListener />
      </Suspense>
    </ErrorBoundary>
  );
}

function PagePopups(): ReactNode {
  const {pathname} = useLocation();
  const locale = useLocaleCode();
  const closed = useRef(new Set<string>());
  const [turn, takeTurn] = useReducer((count: number) => count + 1, 0);
  const [popup, setPopup] = useState<PagePopup>();

  useEffect(() => {
    const choose = (): void => setPopup(choosePopup(pathname, locale, closed.current));
    // On a slow machine, the head is without the languages of the page for a moment, while the application takes it over.
    const head = new MutationObserver(() => {
      if (!saysLanguages()) return;
      head.disconnect();
      choose();
    });
    const timer = setTimeout(() => {
      choose();
      if (!saysLanguages()) head.observe(document.head, {childList: true});
    });
    return () => {
      clearTimeout(timer);
      head.disconnect();
      setPopup(undefined);
    };
  }, [pathname, locale, turn]);

  if (!popup) return null;
  const handleClose = (): void => {
    keepClosed(popup, closed.current);
    takeTurn();
  };
  return 'locale' in popup ? (
    <LanguageOffer locale={popup.locale} onClose={handleClose} />
  ) : (
    <NoticePopup rule={popup.rule} onClose={handleClose} />
  );
}

/** Collects what is to be said, even what the early script could not say before the application ran. */
function MessageListener(): ReactNode {
  const [messages, setMessages] = useState<readonly Event[]>([]);
  useEffect(() => {
    const add = (message: Event): void => setMessages((list) => [...list, message]);
    addEventListener(TOAST_EVENT, add);
    addEventListener(events.copyFailed, add);
    if (document.documentElement.hasAttribute(marks.copyFailed)) {
      dispatchEvent(new Event(events.copyFailed));
    }
    return () => {
      removeEventListener(TOAST_EVENT, add);
      removeEventListener(events.copyFailed, add);
    };
  }, []);
  return messages.length > 0 && <Messages messages={messages} />;
}
