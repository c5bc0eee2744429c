import '@site/src/components/LazyWidget/widgetTexts';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {parse} from 'flowchart.js';
import {translate} from '@docusaurus/Translate';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {flowchartScale} from './flowchartScale';
import styles from './Flowchart.interactive.module.css';

interface FlowchartBodyProps extends BodyProps {
  readonly source: string;
  readonly title?: string;
}

/** The drawing of a flowchart. Its colors come from the style sheet, so it follows the color mode by itself. */
export default function FlowchartBody({source, title, onFail}: FlowchartBodyProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((element: HTMLElement, scale: number) => {
    try {
      element.replaceChildren();
      parse(source).drawSVG(element, {
        scale,
        'line-width': 2,
        'font-size': 14,
        'font-family': 'inherit',
        'yes-text': translate({
          id: 'widget.flowchart.yes',
          message: 'yes',
          description: 'Word at the branch of a flowchart',
        }),
        'no-text': translate({
          id: 'widget.flowchart.no',
          message: 'no',
          description: 'Word at the branch of a flowchart',
        }),
      });
    } catch (error) {
      onFail(error);
    }
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    let scale = flowchartScale(window.innerWidth);
    draw(element, scale);
    window.addEventListener(
      'resize',
      () => {
        const next = flowchartScale(window.innerWidth);
        if (next !== scale) draw(element, next);
        scale = next;
      },
      {signal: listeners.signal},
    );
    return () => listeners.abort();
  }, [source]);

  return (
    // Large drawings scroll, so the keyboard must be able to reach them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.window} role="group" aria-label={title ?? source} tabIndex={0}>
      <div ref={box} role="img" aria-label={source} />
    </div>
  );
}
