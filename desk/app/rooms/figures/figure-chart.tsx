import { BarChart, LineChart } from '@meet/ui-kit/charts';
import { useTexts } from '../../browser/language';
import type { SalesReportBy } from '../../graphql/generated/graphql';
import { isTime } from './figures-filters';
import type { ReportLine } from './figures-store';
import { figuresTexts } from './figures-words';

/** Bars that can be told apart on a phone. */
const MOST_BARS = 31;

interface FigureChartProps {
  lines: readonly ReportLine[];
  /** What was sold on each day of the period before, if the lines are days. */
  earlier: readonly number[] | undefined;
  by: SalesReportBy;
}

/** The course of the sales, with that of the days before. One day has none, and neither have goods and cities. */
export function FigureChart({ lines, earlier, by }: FigureChartProps) {
  const texts = useTexts(figuresTexts);
  if (!isTime(by) || lines.length < 2) return null;
  const Chart = lines.length > MOST_BARS ? LineChart : BarChart;
  const sold = { label: texts.figures.goods, values: lines.map(({ goods }) => goods) };
  return (
    <Chart
      label={texts.charts[by]}
      categories={lines.map(({ key }) => key)}
      daily
      format="money"
      series={earlier ? [sold, { label: texts.earlier, values: earlier }] : [sold]}
      table="hidden"
    />
  );
}
