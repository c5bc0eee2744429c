import {mergeOptions} from '@site/src/lib/shared/safeNames';

/** Kinds of charts whose drawing code is shipped. */
type ChartKind = 'bar' | 'line' | 'pie';

/** One row of numbers: as many as there are categories, null where there is none. */
interface ChartSeries {
  readonly name: string;
  readonly data: readonly (number | null)[];
}

/** What a chart shows. */
export interface ChartData {
  readonly type: ChartKind;
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Unit of the numbers, such as `MB/s`. */
  readonly unit?: string;
}

/** Colors of a chart, as they hold in the current color mode. */
export interface ChartColors {
  readonly text: string;
  readonly line: string;
  readonly ground: string;
  readonly series: readonly string[];
}

function pieSeries({categories, series}: ChartData): unknown {
  return series.map(({name, data}) => ({
    type: 'pie',
    name,
    radius: ['35%', '65%'],
    data: categories.map((category, index) => ({name: category, value: data[index] ?? null})),
  }));
}

function axes({categories, unit}: ChartData, {text, line}: ChartColors): object {
  const axisLine = {lineStyle: {color: line}};
  const axisLabel = {color: text};
  return {
    grid: {left: 8, right: 16, top: 48, bottom: 8, containLabel: true},
    xAxis: {type: 'category', data: categories, axisLine, axisLabel},
    yAxis: {
      type: 'value',
      name: unit ?? '',
      nameTextStyle: {color: text},
      axisLabel,
      splitLine: {lineStyle: {color: line}},
    },
  };
}

/**
 * Options for echarts: our look, the data, and over them what the author asks for.
 *
 * @param over options as echarts documents them, laid over ours
 * @param isStill no motion, for readers who asked for less
 * @throws Error when `over` holds an unsafe property name
 */
export function chartOption(
  data: ChartData,
  colors: ChartColors,
  over: Readonly<Record<string, unknown>>,
  isStill: boolean,
): Record<string, unknown> {
  const {text, ground, line} = colors;
  const isPie = data.type === 'pie';
  return mergeOptions(
    {
      animation: !isStill,
      color: colors.series,
      backgroundColor: 'transparent',
      textStyle: {color: text, fontFamily: 'inherit'},
      legend: {show: isPie || data.series.length > 1, textStyle: {color: text}},
      tooltip: {
        trigger: isPie ? 'item' : 'axis',
        confine: true,
        backgroundColor: ground,
        borderColor: line,
        textStyle: {color: text},
        valueFormatter: (value: number | null) => `${value ?? '–'} ${data.unit ?? ''}`.trim(),
      },
      ...(isPie ? {} : axes(data, colors)),
      series: isPie
        ? pieSeries(data)
        : data.series.map(({name, data: numbers}) => ({type: data.type, name, data: numbers})),
    },
    over,
  );
}
