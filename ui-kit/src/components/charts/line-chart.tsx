import { useDefaultProps } from '../../theme/default-props.js';
import { ChartFrame, type Drawing } from './chart-frame.js';
import type { ChartProps } from './chart-data.js';
import { looks } from './chart-looks.js';
import { linePath } from './line-path.js';
import { percent } from './percent.js';
import { placesOf } from './places.js';

export type LineChartProps = ChartProps;

/** Numbers as a line: many of them, whose course is followed. */
export function LineChart(passed: LineChartProps) {
  const props = useDefaultProps('LineChart', passed);
  const draw = ({ scale, count, cursor }: Drawing) =>
    props.series
      .map(({ values }, index) => {
        const places = placesOf(values, count, scale.fromTop);
        const shown = places.filter(({ y, isAlone }, at) => y !== null && (isAlone || at === cursor));
        return (
          <g key={index}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
              <path css={looks[index]!.line} d={linePath(places)} />
            </svg>
            {shown.map(({ x, y }) => (
              <circle key={x} css={looks[index]!.point} cx={percent(x)} cy={percent(y!)} r={4} />
            ))}
          </g>
        );
      })
      // The first one is drawn last, above the one that it is compared with.
      .reverse();
  return <ChartFrame {...props} mark="line" draw={draw} />;
}
