import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { valueOf, type ValueOf } from '../../server-props/index.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Skeleton } from '../skeleton/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { cellOf, type DataTableApi, type DataTableColumn } from './use-data-table.js';
import { dataTableWords } from './data-table.words.js';
import * as styles from './data-table.styles.js';

interface CellProps<Row> {
  column: DataTableColumn<Row>;
  /** Whether the cell names its row. */
  names: boolean;
  children: ReactNode;
}

function Cell<Row>({ column, names, children }: CellProps<Row>) {
  const isEnd = column.align === 'end';
  const style = isEnd && styles.end;
  const value = <div css={[styles.value, isEnd && styles.valueAtEnd]}>{children}</div>;
  return names ? (
    <th role="rowheader" scope="row" css={style}>
      {value}
    </th>
  ) : (
    <td role="cell" css={style} data-label={column.label}>
      {value}
    </td>
  );
}

export interface DataTableBodyProps<Row extends object> {
  /** TanStack Table's state of sorting and selection. */
  table: DataTableApi<Row>;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** Name of a row. */
  nameOf: ValueOf<Row, string>;
  /** Whether rows have checkboxes. */
  selectable: boolean;
  /** Number of placeholder rows shown instead of rows; 0 if not loading. */
  placeholders: number;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** The rows, or placeholders, or the empty message. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { table, columns, nameOf, selectable, placeholders, empty } = props;
  const words = useWords('dataTable', dataTableWords);
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0];
  const { rows } = table.getRowModel();

  if (placeholders > 0) {
    return (
      <tbody role="rowgroup">
        {Array.from({ length: placeholders }, (_, index) => (
          <tr key={index} role="row">
            {selectable && <td role="cell" css={styles.tick} />}
            {columns.map((column) => (
              <Cell key={column.id} column={column} names={false}>
                <Skeleton css={styles.placeholder} height="1lh" />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    );
  }

  if (rows.length === 0) {
    return (
      <tbody role="rowgroup">
        <tr role="row">
          <td role="cell" css={styles.message} colSpan={columns.length + (selectable ? 1 : 0)}>
            {empty}
          </td>
        </tr>
      </tbody>
    );
  }

  return (
    <>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" data-selected={(selectable && row.getIsSelected()) || undefined}>
            {selectable && (
              <td role="cell" css={styles.tick}>
                <Checkbox
                  label={<VisuallyHidden>{words.selectRow(valueOf(nameOf, row.original))}</VisuallyHidden>}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.id} column={column} names={column === naming}>
                {cellOf(column, row.original)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot role="rowgroup">
          <tr role="row">
            {selectable && <td role="cell" css={styles.tick} />}
            {columns.map((column, index) => (
              <Fragment key={column.id}>
                {index === 0 && column.total === undefined ? (
                  <th role="rowheader" scope="row">
                    {words.total}
                  </th>
                ) : column.total === undefined ? (
                  <td role="cell" />
                ) : (
                  <Cell column={column} names={false}>
                    {column.total}
                  </Cell>
                )}
              </Fragment>
            ))}
          </tr>
        </tfoot>
      )}
    </>
  );
}
