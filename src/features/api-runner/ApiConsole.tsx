import {lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {OpenAlone} from '@site/src/components/OpenAlone/OpenAlone';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {marks} from '@site/src/lib/shared/early/contract';
import {isStandalone} from '@site/src/lib/browser/standalone';
import {copyLink} from './copyLink';
import {fillSamples} from './fillSamples';
import {openType} from './openTypes';
import {NO_SERVER} from './serverAddress';
import {serverSlot} from './serverSlot';
import {serverTexts} from './serverTexts';
import {YourServer} from './YourServer';

const Runner = lazy(() => import(/* webpackChunkName: "widget-api-runner" */ './Runner.lazy'));

/** Buttons that open the runner (`src/build/markdown/facts/components/apiRoute.tsx`). */
const RUN_BUTTON = '[data-route]';
/** Of these, the ones that the reader has pressed before the runner answered. */
const PRESSED_BUTTON = `${RUN_BUTTON}[${marks.pressed}]`;

/**
 * What is alive on an API page: "Your server", whose values fill the samples, and the runner, which is fetched
 * when a reader wants to send a request. Everything else on the page is HTML.
 */
export function ApiConsole(): ReactNode {
  const server = useSyncExternalStore(serverSlot.subscribe, serverSlot.read, () => NO_SERVER);
  const [route, setRoute] = useState<string>();
  /** Counts how often everything was forgotten: the fields of "Your server" start again. */
  const [visit, setVisit] = useState(0);
  const isReachable = useSyncExternalStore(
    () => () => undefined,
    () => !isStandalone(window),
    () => false,
  );

  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener(
      'click',
      (event) => {
        const button =
          event.target instanceof Element && event.target.closest<HTMLElement>(RUN_BUTTON);
        if (button && isStandalone(window)) setRoute(button.dataset['route']);
        else if (!openType(event)) copyLink(event);
      },
      {signal: listeners.signal, capture: true},
    );
    // Pressed before the application ran.
    document.querySelector<HTMLElement>(PRESSED_BUTTON)?.click();
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    fillSamples(document, server);
  }, [server]);

  // The page can come back from the browser's page cache, when scripts of other pages may have run.
  useForgetOnLeave(() => {
    serverSlot.write(NO_SERVER);
    fillSamples(document, NO_SERVER);
    setRoute(undefined);
    setVisit(visit + 1);
  });

  function close(): void {
    for (const button of document.querySelectorAll(PRESSED_BUTTON)) {
      button.removeAttribute(marks.pressed);
    }
    setRoute(undefined);
  }

  if (isReachable) return <OpenAlone text={serverTexts.notAlone} label={serverTexts.openAlone} />;
  return (
    <>
      <YourServer key={visit} server={server} onChange={serverSlot.write} />
      {route !== undefined && (
        <ErrorBoundary fallback={({error}) => <p role="alert">{error.message}</p>}>
          <Suspense>
            <Runner
              key={route}
              routeKey={route}
              server={server}
              onServer={serverSlot.write}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
