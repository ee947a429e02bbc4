import { useDefaultProps } from '../../theme/default-props.js';
import { ChartFrame, type Drawing } from './chart-frame.js';
import type { ChartProps, ChartSeries } from './chart-data.js';
import { looks } from './chart-looks.js';
import { percent } from './percent.js';

export type BarChartProps = ChartProps;

/** Shares of a category’s width between its edge and its bar: what is compared with stands around the bar. */
const GAPS = { alone: [0.18], compared: [0.28, 0.12] };

/** Numbers as bars: a few of them, whose sizes are compared. */
export function BarChart(passed: BarChartProps) {
  const props = useDefaultProps('BarChart', passed);
  const { series } = props;
  const gaps = series.length === 1 ? GAPS.alone : GAPS.compared;
  const draw = (drawing: Drawing) =>
    // The first one is drawn last, above the one that it is compared with.
    series.map((one, index) => <Bars key={index} {...drawing} {...one} look={index} gap={gaps[index]!} />).reverse();
  return <ChartFrame {...props} mark="bar" draw={draw} />;
}

interface BarsProps extends Drawing, ChartSeries {
  look: number;
  gap: number;
}

function Bars({ values, scale, count, look, gap }: BarsProps) {
  const zero = scale.fromTop(0);
  return values.slice(0, count).map((value, index) => {
    if (value === null || value === 0) return null;
    const top = scale.fromTop(value);
    return (
      <rect
        key={index}
        css={looks[look]!.bar}
        x={percent((index + gap) / count)}
        width={percent((1 - 2 * gap) / count)}
        y={percent(Math.min(top, zero))}
        height={percent(Math.abs(zero - top))}
      />
    );
  });
}
