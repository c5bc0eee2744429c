import type {ReactNode} from 'react';
import {SourceFigure} from '@site/src/components/LazyWidget/SourceFigure';

const DEFAULT_HEIGHT_PX = 320;

interface DiagramProps {
  /** The diagram in Mermaid's language. */
  readonly source: string;
  readonly title?: string;
  /** Height of the box in pixels; larger drawings are fitted and can be enlarged. */
  readonly height?: number;
}

const loadBody = () => import(/* webpackChunkName: "widget-diagram" */ './Diagram.lazy');

/** A diagram drawn by Mermaid when it is seen; its source is there before, and when drawing fails. */
export function Diagram({source, title, height = DEFAULT_HEIGHT_PX}: DiagramProps): ReactNode {
  return (
    <SourceFigure
      source={source}
      title={title}
      needs="diagram"
      height={height}
      load={loadBody}
      body={{source}}
    />
  );
}
