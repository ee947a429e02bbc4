import { Fragment, type ReactNode, type RefObject } from 'react';
import * as tableStyles from '../data-table/data-table.styles.js';
import type { DataTableApi } from '../data-table/use-data-table.js';
import { Skeleton } from '../skeleton/index.js';
import type { DataGridColumn } from './data-grid-column.js';
import * as styles from './data-grid.styles.js';
import { GridRow } from './grid-row.js';
import type { ActiveCell } from './use-active-cell.js';
import type { CellEdits } from './use-cell-edits.js';
import { useVirtualRows } from './use-virtual-rows.js';

export interface DataGridRowsProps<Row extends object> {
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** TanStack Table's state of sorting and selection. */
  table: DataTableApi<Row>;
  columns: readonly DataGridColumn<Row>[];
  nameOf: (row: Row) => string;
  hrefOf: ((row: Row) => string) | undefined;
  selectable: boolean;
  active: ActiveCell;
  edits: CellEdits;
  onEndReached: (() => void) | undefined;
  loading: boolean;
  /** Number of placeholder rows shown instead of rows; 0 if there are rows. */
  placeholders: number;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** The visible rows, or placeholders, or the empty message. */
export function DataGridRows<Row extends object>(props: DataGridRowsProps<Row>) {
  const { frame, table, columns, nameOf, hrefOf, selectable, active, edits, ...others } = props;
  const { onEndReached, loading, placeholders, empty } = others;
  const naming = columns.find(({ namesRow }) => namesRow) ?? columns[0];
  const { rows } = table.getRowModel();
  // The virtual rows are computed here and not in a parent, so that scrolling renders only the rows.
  const virtual = useVirtualRows({ frame, rows, kept: active.index, onEndReached, loading });
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
        return (
          <Fragment key={row.id}>
            {gap > 0 && <Space height={gap} width={width} />}
            <GridRow
              ref={virtual.measure}
              row={row}
              index={item.index}
              columns={columns}
              naming={naming}
              nameOf={nameOf}
              hrefOf={hrefOf}
              selectable={selectable}
              isSelected={selectable && row.getIsSelected()}
              active={active}
              edits={edits}
            />
          </Fragment>
        );
      })}
      {virtual.rest > 0 && <Space height={virtual.rest} width={width} />}
    </tbody>
  );
}

/** Empty space in place of rows that are not in the document. */
const Space = ({ height, width }: { height: number; width: number }) => (
  <tr role="presentation">
    <td role="presentation" css={styles.space} colSpan={width} style={{ height }} />
  </tr>
);
