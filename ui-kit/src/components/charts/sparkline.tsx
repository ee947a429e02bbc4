import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { ChartFormat } from './chart-data.js';
import { looks } from './chart-looks.js';
import { chartsWords } from './charts.words.js';
import { linePath } from './line-path.js';
import { percent } from './percent.js';
import { placesOf } from './places.js';
import { valueInFull } from './value-words.js';

const spark = css({
  display: 'inline-block',
  width: '6rem',
  height: '1.5rem',
  // The end of the line has a dot.
  paddingInlineEnd: tokens.space[1],
  overflow: 'visible',
  verticalAlign: 'middle',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'format' | 'values'> {
  /** What the numbers are and of which time, for screen readers. */
  label: string;
  /** The numbers, the newest last; null where one is unknown. Money is in minor units. */
  values: readonly (number | null)[];
  /** How the numbers are read: `money` is in minor units. Default: `count`. */
  format?: ChartFormat;
}

/** The course of a number beside it, as high as a line of text. */
export function Sparkline(passed: SparklineProps) {
  const { label, values, format = 'count', ...props } = useDefaultProps('Sparkline', passed);
  const words = useWords('charts', chartsWords);
  const locale = useLocale();
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // It is a line of its own even where all numbers are the same.
  const fromTop = (value: number) => (high === low ? 0.5 : 0.1 + ((high - value) / (high - low)) * 0.8);
  const places = placesOf(values, values.length, fromTop);
  const last = places.findLast(({ y }) => y !== null);
  const written = (value: number) => valueInFull(value, format, locale);
  const said = known.length > 0 ? words.spark(written(known.at(-1)!), written(low), written(high)) : words.nothing;

  return (
    <svg css={spark} {...props} role="img" aria-label={`${label}: ${said}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path css={looks[0].line} d={linePath(places)} />
      </svg>
      {last && <circle css={looks[0].point} cx={percent(last.x)} cy={percent(last.y!)} r={3} />}
    </svg>
  );
}
