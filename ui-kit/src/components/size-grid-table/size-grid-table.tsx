import { useId, type ComponentPropsWithRef } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './size-grid-table.styles.js';
import { sizeGridTableWords } from './size-grid-table.words.js';

const measures = ['uk', 'us', 'cm', 'height'] as const;

/** A size in every size system; null if a system has no equivalent. */
export type SizeGridRow = { eu: string } & Record<(typeof measures)[number], string | null>;

export interface SizeGridTableProps extends Omit<
  ComponentPropsWithRef<'table'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The sizes, from the smallest. */
  rows: readonly SizeGridRow[];
  /** Accessible name of the table. */
  label: string;
  /** The shopper's own size: the `eu` of its row, if the caller keeps it. Default: kept here. */
  value?: string | undefined;
  /** The size that is marked at first. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the `eu` of the row that the shopper marks. Default: none. */
  onValueChange?: (eu: string) => void;
}

/** A size chart in which the shopper marks their own size. A size system without any value has no column. */
export function SizeGridTable(passed: SizeGridTableProps) {
  const { rows, label, value, defaultValue, onValueChange, ...props } = useDefaultProps('SizeGridTable', passed);
  const [own, mark] = useOwnValue<string | undefined>(
    value,
    defaultValue,
    (eu) => eu !== undefined && onValueChange?.(eu),
  );
  const words = useWords('sizeGridTable', sizeGridTableWords);
  const name = useId();
  const known = measures.filter((measure) => rows.some((row) => row[measure] !== null));
  return (
    <table css={styles.table} {...props}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.sizeSystems.eu}</th>
          {known.map((measure) => (
            <th key={measure} scope="col">
              {words.sizeSystems[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.eu}>
            <th scope="row">
              <label css={styles.choice}>
                <input
                  type="radio"
                  css={styles.radio}
                  name={name}
                  value={row.eu}
                  checked={own === row.eu}
                  onChange={() => mark(row.eu)}
                />
                <VisuallyHidden>{words.ownSize} </VisuallyHidden>
                {row.eu}
              </label>
            </th>
            {known.map((measure) => (
              <td key={measure}>{row[measure] ?? '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
