import type {ReactNode} from 'react';
import {WIDGET_DELAY_MS} from '@site/src/components/LazyWidget/widgetState';
import {SourceFigure} from '@site/src/components/LazyWidget/SourceFigure';

const DEFAULT_HEIGHT_PX = 320;

interface FlowchartProps {
  /** The chart in the language of flowchart.js. */
  readonly source: string;
  readonly title?: string;
  /** Height of the box in pixels; larger drawings scroll in it. */
  readonly height?: number;
}

const loadBody = () => import(/* webpackChunkName: "widget-flowchart" */ './Flowchart.lazy');

/** A flowchart drawn by flowchart.js when it is seen; its source is there before and when it fails. */
export function Flowchart({source, title, height = DEFAULT_HEIGHT_PX}: FlowchartProps): ReactNode {
  return (
    <SourceFigure
      source={source}
      title={title}
      needs="flowchart"
      height={height}
      delayMs={WIDGET_DELAY_MS}
      load={loadBody}
      body={{source, ...(title === undefined ? {} : {title})}}
    />
  );
}
