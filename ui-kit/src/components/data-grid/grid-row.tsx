import { memo, type Ref } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import * as tableStyles from '../data-table/data-table.styles.js';
import { dataTableWords } from '../data-table/data-table.words.js';
import type { DataTableApi } from '../data-table/use-data-table.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { DataGridColumn } from './data-grid-column.js';
import * as styles from './data-grid.styles.js';
import { GridCell } from './grid-cell.js';
import type { ActiveCell } from './use-active-cell.js';
import type { CellEdits } from './use-cell-edits.js';

export interface GridRowProps<Row extends object> {
  ref: Ref<HTMLTableRowElement>;
  row: ReturnType<DataTableApi<Row>['getRow']>;
  /** Index of the row among all rows, from 0. */
  index: number;
  columns: readonly DataGridColumn<Row>[];
  /** The column whose cells name the rows. */
  naming: DataGridColumn<Row> | undefined;
  nameOf: (row: Row) => string;
  hrefOf: ((row: Row) => string) | undefined;
  selectable: boolean;
  isSelected: boolean;
  active: ActiveCell;
  edits: CellEdits;
}

function DrawnRow<Row extends object>(props: GridRowProps<Row>) {
  const { ref, row, index, columns, naming, nameOf, hrefOf, selectable, isSelected, active, edits } = props;
  const words = useWords('dataTable', dataTableWords);
  return (
    <tr
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? isSelected : undefined}
      data-index={index}
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
  );
}

/** A row. While the grid scrolls, rows that stay visible are not rendered again. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
