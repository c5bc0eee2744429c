import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import mermaid from 'mermaid';
import {Html} from '@site/src/components/Html/Html';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {useColorsVersion} from '@site/src/hooks/useColorsVersion';
import {PanZoom} from './PanZoom';
import {themeVariables} from './themeVariables';
import styles from './Diagram.interactive.module.css';

interface DiagramBodyProps extends BodyProps {
  readonly source: string;
}

/** Mermaid keeps its settings and its measuring element for itself: one drawing at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram in the current colors.
 *
 * @param id id for the drawing, a valid CSS name
 * @returns markup of an SVG, made safe by Mermaid
 * @throws Error with Mermaid's message when the source is wrong
 */
function draw(id: string, source: string): Promise<string> {
  const drawing = queue.then(async () => {
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      // The other engine weighs four times as much as all the rest.
      layout: 'dagre',
      theme: 'base',
      themeVariables: themeVariables(),
    });
    return (await mermaid.render(id, source)).svg;
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}

/** The drawing of a diagram. It is replaced only once the next one is ready, so the page does not move. */
export default function DiagramBody({source, fallback, onFail}: DiagramBodyProps): ReactNode {
  const id = `diagram${useId().replaceAll(/\W/g, '')}`;
  const colorsVersion = useColorsVersion();
  const [svg, setSvg] = useState<string>();
  const paper = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    let isCurrent = true;
    draw(id, source).then(
      (markup) => isCurrent && setSvg(markup),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, source, colorsVersion]);

  if (svg === undefined) return fallback;
  return (
    <PanZoom paper={paper}>
      {/* Mermaid sanitizes its markup at securityLevel strict. */}
      <Html as="div" html={svg} ref={paper} className={styles.paper} />
    </PanZoom>
  );
}
