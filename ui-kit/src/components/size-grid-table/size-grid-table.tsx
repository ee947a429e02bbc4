import { useId, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './size-grid-table.styles.js';

const measures = ['uk', 'us', 'cm', 'height'] as const;

/** One size in every system; null where a system has no equivalent. */
export type SizeGridRow = { eu: string } & Record<(typeof measures)[number], string | null>;

export interface SizeGridTableProps extends Omit<ComponentPropsWithRef<'table'>, 'onChange' | 'children'> {
  rows: readonly SizeGridRow[];
  /** Accessible name of the table. */
  label: string;
  /** The shopper's own size: the `eu` of its row. */
  value?: string | undefined;
  onChange?: (eu: string) => void;
}

/** A size chart in which the shopper marks their own size. A system without any value has no column. */
export function SizeGridTable({ rows, label, value, onChange, ...props }: SizeGridTableProps) {
  const messages = useMessages();
  const name = useId();
  const known = measures.filter((measure) => rows.some((row) => row[measure] !== null));
  return (
    <table css={styles.table} {...props}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.sizeSystems.eu}</th>
          {known.map((measure) => (
            <th key={measure} scope="col">
              {messages.sizeSystems[measure]}
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
                  checked={value === row.eu}
                  onChange={() => onChange?.(row.eu)}
                />
                <VisuallyHidden>{messages.ownSize} </VisuallyHidden>
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
