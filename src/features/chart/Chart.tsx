import '@site/src/components/LazyWidget/widgetTexts';
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import {WIDGET_DELAY_MS} from '@site/src/components/LazyWidget/widgetState';
import type {ChartData} from './chartOption';
import styles from './Chart.interactive.module.css';

const DEFAULT_HEIGHT_PX = 320;

interface ChartProps extends ChartData {
  readonly height?: number;
  /** Options as echarts documents them, laid over ours. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const loadBody = () => import(/* webpackChunkName: "widget-chart" */ './Chart.lazy');

/** A chart with the numbers it shows; the table serves screen readers, paper and readers without scripts. */
export function Chart({height = DEFAULT_HEIGHT_PX, options = {}, ...data}: ChartProps): ReactNode {
  return (
    <figure className={styles.chart} data-needs="chart">
      <figcaption>{data.title}</figcaption>
      <div className={styles.drawing}>
        <LazyWidget
          load={loadBody}
          body={{data, options}}
          height={`${height}px`}
          delayMs={WIDGET_DELAY_MS}
        >
          <p className={styles.waiting}>
            <Translate
              id="widget.chart.waiting"
              description="Shown in the place of a chart until it is drawn"
            >
              The chart is drawn here.
            </Translate>
          </p>
        </LazyWidget>
      </div>
      <details>
        <summary>
          <Translate id="widget.chart.numbers" description="Opens the table of a chart's numbers">
            Numbers
          </Translate>
        </summary>
        <ChartTable {...data} />
      </details>
    </figure>
  );
}

function ChartTable({title, categories, series, unit}: ChartData): ReactNode {
  const label =
    unit === undefined
      ? title
      : translate(
          {
            id: 'widget.chart.caption',
            message: '{title}, in {unit}',
            description: "Caption of the table of a chart's numbers",
          },
          {title, unit},
        );
  return (
    // The table scrolls sideways on narrow screens, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className={styles.numbers}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({name}) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({name, data}) => (
                <td key={name}>{data[index] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
