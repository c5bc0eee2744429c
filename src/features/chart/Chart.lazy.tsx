import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {BarChart, LineChart, PieChart} from 'echarts/charts';
import {GridComponent, LegendComponent, TooltipComponent} from 'echarts/components';
import {init, use as register, type ECharts} from 'echarts/core';
import {SVGRenderer} from 'echarts/renderers';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {readToken, useColorsVersion} from '@site/src/hooks/useColorsVersion';
import {chartOption, type ChartColors, type ChartData} from './chartOption';
import {followWidth} from './followWidth';
import styles from './Chart.interactive.module.css';

register([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
]);

interface ChartBodyProps extends BodyProps {
  readonly data: ChartData;
  readonly options: Readonly<Record<string, unknown>>;
}

function readColors(): ChartColors {
  return {
    text: readToken('--site-color-text'),
    line: readToken('--site-color-border'),
    ground: readToken('--site-color-raised'),
    series: [
      readToken('--site-color-accent'),
      readToken('--site-color-highlight'),
      readToken('--site-color-secondary'),
      readToken('--site-color-danger-border'),
      readToken('--site-color-note-border'),
    ],
  };
}

/** The drawing of a chart, by echarts. */
export default function ChartBody({data, options, onFail}: ChartBodyProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const colorsVersion = useColorsVersion();
  const draw = useEffectEvent((element: HTMLElement): ECharts | undefined => {
    try {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const option = chartOption(data, readColors(), options, isStill);
      const chart = init(element, null, {renderer: 'svg'});
      chart.setOption(option);
      return chart;
    } catch (error) {
      onFail(error);
      return undefined;
    }
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const chart = draw(box.current);
    if (!chart) return undefined;
    const unfollow = followWidth(box.current, () => chart.resize());
    return () => {
      unfollow();
      chart.dispose();
    };
  }, [colorsVersion]);

  return <div ref={box} role="img" aria-label={data.title} className={styles.canvas} />;
}
