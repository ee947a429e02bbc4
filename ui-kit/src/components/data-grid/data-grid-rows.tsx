import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import * as tableStyles from '../data-table/data-table.styles.js';
import { dataTableWords } from '../data-table/data-table.words.js';
import type { DataTableApi } from '../data-table/use-data-table.js';
import { Skeleton } from '../skeleton/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { DataGridColumn } from './data-grid-column.js';
import * as styles from './data-grid.styles.js';
import { GridCell } from './grid-cell.js';
import type { ActiveCell } from './use-active-cell.js';
import type { CellEdits } from './use-cell-edits.js';
import type { VirtualRows } from './use-virtual-rows.js';

export interface DataGridRowsProps<Row extends object> {
  /** TanStack Table's state of sorting and selection. */
  table: DataTableApi<Row>;
  columns: readonly DataGridColumn<Row>[];
  nameOf: (row: Row) => string;
  hrefOf: ((row: Row) => string) | undefined;
  selectable: boolean;
  virtual: VirtualRows;
  active: ActiveCell;
  edits: CellEdits;
  /** Number of placeholder rows shown instead of rows; 0 if there are rows. */
  placeholders: number;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** The rows in sight, or placeholders, or the empty message. */
export function DataGridRows<Row extends object>(props: DataGridRowsProps<Row>) {
  const { table, columns, nameOf, hrefOf, selectable, virtual, active, edits, placeholders, empty } = props;
  const words = useWords('dataTable', dataTableWords);
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0];
  const { rows } = table.getRowModel();
  const width = columns.length + (selectable ? 1 : 0);

  if (placeholders > 0)
    return (
      <tbody role="rowgroup">
        {Array.from({ length: placeholders }, (_, index) => (
          <tr key={index} role="row" css={styles.row}>
            {selectable && <td role="gridcell" />}
            {columns.map(({ id }) => (
              <td key={id} role="gridcell">
                <Skeleton height="1lh" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );

  if (rows.length === 0)
    return (
      <tbody role="rowgroup">
        <tr role="row">
          <td role="gridcell" css={tableStyles.message} colSpan={width}>
            {empty}
          </td>
        </tr>
      </tbody>
    );

  return (
    <tbody role="rowgroup">
      {virtual.items.map(({ item, gap }) => {
        const row = rows[item.index];
        if (!row) return null;
        const isSelected = selectable && row.getIsSelected();
        return (
          <Fragment key={row.id}>
            {gap > 0 && <Space height={gap} width={width} />}
            <tr
              ref={virtual.measure}
              role="row"
              aria-rowindex={item.index + 2}
              aria-selected={selectable ? isSelected : undefined}
              data-index={item.index}
              data-selected={isSelected || undefined}
              css={styles.row}
            >
              {selectable && (
                <td role="gridcell" css={[tableStyles.tick, styles.tick]}>
                  <Checkbox
                    label={<VisuallyHidden>{words.selectRow(nameOf(row.original))}</VisuallyHidden>}
                    tabIndex={-1}
                    checked={isSelected}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {columns.map((column) => (
                <GridCell
                  key={column.id}
                  rowKey={row.id}
                  row={row.original}
                  column={column}
                  name={nameOf(row.original)}
                  href={column === naming ? hrefOf?.(row.original) : undefined}
                  isHeader={column === naming}
                  active={active}
                  edits={edits}
                />
              ))}
            </tr>
          </Fragment>
        );
      })}
      {virtual.rest > 0 && <Space height={virtual.rest} width={width} />}
    </tbody>
  );
}

/** The room of rows that are not in the document. */
const Space = ({ height, width }: { height: number; width: number }) => (
  <tr role="presentation">
    <td role="presentation" css={styles.space} colSpan={width} style={{ height }} />
  </tr>
);
