import { useWords } from '../../locale/use-words.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { ChartSeries } from './chart-data.js';
import { chartsWords } from './charts.words.js';
import * as styles from './chart-table.styles.js';

export interface ChartTableProps {
  label: string;
  /** The categories, as they are written. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  writtenOf: (value: number | null) => string;
  /** Whether only screen readers have it. */
  hidden: boolean;
}

/** The numbers of a chart as a table. */
export function ChartTable({ label, categories, series, writtenOf, hidden }: ChartTableProps) {
  const words = useWords('charts', chartsWords);
  const table = (
    <table css={styles.table} aria-label={label}>
      <thead>
        <tr>
          <td />
          {series.map((one) => (
            <th key={one.label} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={index}>
            <th scope="row">{category}</th>
            {series.map(({ label: name, values }) => (
              <td key={name}>{writtenOf(values[index] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (hidden) return <div css={visuallyHidden}>{table}</div>;
  return (
    <details>
      <summary css={styles.opener}>{words.table}</summary>
      {table}
    </details>
  );
}
