import type { ReactNode } from 'react';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { AxisNames } from './axis-names.js';
import { knownIn, type ChartProps } from './chart-data.js';
import { ChartLegend } from './chart-legend.js';
import { ChartTable } from './chart-table.js';
import { chartsWords } from './charts.words.js';
import * as styles from './chart-frame.styles.js';
import { useCursor } from './use-cursor.js';
import { minorUnits } from '../../locale/format-price.js';
import { percent } from './percent.js';
import { valueScale, type ValueScale } from './value-scale.js';
import { dayInFull, dayInShort, valueInFull, valueInShort } from './value-words.js';

export interface Drawing {
  scale: ValueScale;
  /** Number of categories, each of which has the same share of the width. */
  count: number;
  /** The category whose numbers are read; null: none. */
  cursor: number | null;
}

export interface ChartFrameProps extends ChartProps {
  /** How the numbers of the first series look in the legend. */
  mark: 'bar' | 'line';
  /** Draws the numbers: SVG whose coordinates are percentages, so that no script measures anything. */
  draw: (drawing: Drawing) => ReactNode;
}

/**
 * What all charts have around their drawing: name, legend, scale, categories and the same numbers as a table. The numbers
 * of a category are read by pointer or arrow keys. Nothing is measured: it is complete in the server's HTML.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, labelHidden = false, categories, daily = false, series, format = 'count', ...others } = props;
  const { table = 'button', mark, draw, ...rest } = others;
  const words = useWords('charts', chartsWords);
  const locale = useLocale();
  const count = categories.length;
  const { cursor, plot } = useCursor(count);
  const scale = valueScale(knownIn(series), format === 'money' ? minorUnits(locale) : 1);
  const names = daily ? categories.map((day) => dayInFull(day, locale)) : categories;
  const writtenOf = (value: number | null) => (value === null ? words.unknown : valueInFull(value, format, locale));
  const read = (index: number) =>
    `${names[index]}: ${series.map((one) => `${one.label} ${writtenOf(one.values[index] ?? null)}`).join(', ')}`;

  return (
    <figure css={styles.figure} {...rest}>
      <figcaption css={labelHidden ? visuallyHidden : styles.label}>{label}</figcaption>
      {count === 0 ? (
        <p css={styles.nothing}>{words.nothing}</p>
      ) : (
        <>
          <ChartLegend
            mark={mark}
            category={cursor === null ? null : names[cursor]!}
            series={series.map((one) => ({
              label: one.label,
              written: cursor === null ? null : writtenOf(one.values[cursor] ?? null),
            }))}
          />
          <div css={styles.body}>
            <div css={styles.scale} aria-hidden="true">
              {scale.ticks.map((tick) => (
                <span key={tick}>{valueInShort(tick, format, locale)}</span>
              ))}
            </div>
            <div
              css={styles.plot}
              tabIndex={0}
              role="slider"
              aria-readonly
              aria-label={label}
              aria-valuemin={1}
              aria-valuemax={count}
              aria-valuenow={(cursor ?? count - 1) + 1}
              aria-valuetext={read(cursor ?? count - 1)}
              {...plot}
            >
              <svg css={styles.drawing} aria-hidden="true" focusable="false">
                {cursor !== null && (
                  <rect css={styles.cursor} x={percent(cursor / count)} width={percent(1 / count)} height="100%" />
                )}
                {scale.ticks.map((tick) => (
                  <line
                    key={tick}
                    css={[styles.rule, tick === 0 && styles.zero]}
                    x2="100%"
                    y1={percent(scale.fromTop(tick))}
                    y2={percent(scale.fromTop(tick))}
                  />
                ))}
                {draw({ scale, count, cursor })}
              </svg>
            </div>
            <AxisNames names={daily ? categories.map((day) => dayInShort(day, locale)) : categories} whole={!daily} />
          </div>
          <ChartTable
            label={label}
            categories={names}
            series={series}
            writtenOf={writtenOf}
            hidden={table === 'hidden'}
          />
        </>
      )}
    </figure>
  );
}
