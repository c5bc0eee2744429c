import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {marks} from '@site/src/lib/shared/early/contract';
import {nextWidgetState, type BodyProps, type WidgetEvent, type WidgetState} from './widgetState';
import styles from './LazyWidget.interactive.module.css';

/** How far below the screen a widget starts to load, so that it is ready when it is reached. */
const SIGHT_MARGIN = '200px';

interface LazyWidgetProps<P extends object> {
  /** Fetches the body: `() => import('./X.lazy')`. */
  readonly load: () => Promise<{default: ComponentType<P & BodyProps>}>;
  /** Properties of the body. */
  readonly body: P;
  /** CSS height of the box, so that nothing moves when the body comes; without it, the fallback's. */
  readonly height?: string;
  /** CSS aspect ratio of the box, instead of a height. */
  readonly ratio?: string;
  /** Pause between coming into view and loading. */
  readonly delayMs?: number;
  /**
   * The body only adds comfort to the fallback: being seen is no reason to start the application, nor to fetch the body
   * before the pointer reaches it or the reader presses a key.
   */
  readonly isQuiet?: boolean;
  /** What is there before the body, and without scripts: the source, a table, a link. */
  readonly children: ReactNode;
}

/** Calls a listener once, when a part of the page is pointed at or pressed, or the reader uses the keyboard. */
function onUse(part: HTMLElement, listener: () => void): () => void {
  const controller = new AbortController();
  const answer = (): void => {
    controller.abort();
    listener();
  };
  const {signal} = controller;
  for (const name of ['pointerover', 'click']) part.addEventListener(name, answer, {signal});
  document.addEventListener('keydown', answer, {signal});
  // Pressed, or pointed at, before the application ran.
  if (part.hasAttribute(marks.pressed) || part.matches(':hover')) answer();
  return () => controller.abort();
}

/**
 * A part of a page that comes alive when it is seen: its body is fetched then, and not before. Whatever
 * fails, the reader keeps the fallback, sees why, and may try again.
 */
export function LazyWidget<P extends object>({
  load,
  body,
  height,
  ratio,
  delayMs = 0,
  isQuiet = false,
  children,
}: LazyWidgetProps<P>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer<WidgetState<P>, [WidgetEvent<P>]>(nextWidgetState, {
    status: 'idle',
  });
  const start = useEffectEvent(() => dispatch({type: 'wanted'}));
  const fetchBody = useEffectEvent(load);

  useEffect(() => {
    if (!box.current) return undefined;
    if (isQuiet) return onUse(box.current, () => start());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        timer = setTimeout(start, delayMs);
      },
      {rootMargin: SIGHT_MARGIN},
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [delayMs, isQuiet]);

  useEffect(() => {
    if (state.status !== 'loading') return undefined;
    let isCurrent = true;
    fetchBody().then(
      ({default: Body}) => {
        if (isCurrent) dispatch({type: 'loaded', Body});
      },
      (reason: unknown) => isCurrent && dispatch({type: 'failed', reason}),
    );
    return () => {
      isCurrent = false;
    };
  }, [state.status]);

  return (
    <div
      ref={box}
      // Without a size, nothing scrolls inside: pages with only such boxes read without the sheet of widgets.
      className={isQuiet || height !== undefined || ratio !== undefined ? styles.box : undefined}
      data-lazy={state.status}
      data-quiet={isQuiet ? '' : undefined}
      // Whatever comes, even a failure above the fallback, scrolls inside: what the reader reads below stays.
      style={{blockSize: height, aspectRatio: ratio}}
    >
      {state.status === 'failed' && (
        <Failure reason={state.reason} onRetry={() => dispatch({type: 'wanted'})} />
      )}
      {state.status === 'ready' ? (
        <ErrorBoundary
          fallback={({error, tryAgain}) => (
            <>
              <Failure reason={error.message} onRetry={tryAgain} />
              {children}
            </>
          )}
        >
          <state.Body
            {...body}
            fallback={children}
            onFail={(reason) => dispatch({type: 'failed', reason})}
          />
        </ErrorBoundary>
      ) : (
        children
      )}
    </div>
  );
}

function Failure({
  reason,
  onRetry,
}: {
  readonly reason: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Translate id="live.failed" description="Shown where a live part of a page does not work">
          This part could not be shown.
        </Translate>{' '}
        <span className={styles.reason}>{reason}</span>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="live.retry" description="Button that loads a live part of a page again">
          Try again
        </Translate>
      </button>
    </div>
  );
}
