import { looks } from './chart-looks.js';
import * as styles from './chart-legend.styles.js';

export interface ChartLegendProps {
  mark: 'bar' | 'line';
  /** The category whose numbers are read; null: none. */
  category: string | null;
  /** The series, with the number that is read. */
  series: readonly { label: string; written: string | null }[];
}

/** What the series look like, and the numbers under the cursor. Screen readers hear those from the drawing. */
export function ChartLegend({ mark, category, series }: ChartLegendProps) {
  return (
    <div css={styles.legend} aria-hidden="true">
      {series.map(({ label, written }, index) => (
        <span key={label} css={styles.entry}>
          <svg css={styles.sample} viewBox="0 0 16 12" focusable="false">
            {mark === 'bar' ? (
              <rect css={looks[index]!.bar} x="1" y="1" width="14" height="10" />
            ) : (
              <line css={looks[index]!.line} x1="0" x2="16" y1="6" y2="6" />
            )}
          </svg>
          <bdi>{label}</bdi>
          {written !== null && <strong css={styles.value}>{written}</strong>}
        </span>
      ))}
      <span css={styles.category}>{category ?? '\u00A0'}</span>
    </div>
  );
}
