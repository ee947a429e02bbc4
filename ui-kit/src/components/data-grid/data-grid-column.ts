import type { DataTableColumn } from '../data-table/use-data-table.js';
import type { CellEdit } from './cell-edit.js';

export interface DataGridColumn<Row> extends Omit<DataTableColumn<Row>, 'total'> {
  /** Width, such as `8rem`. Default: the column shares the width that the others leave. */
  width?: string;
  /** The minimum width of a column without a `width`: below it the grid scrolls sideways. Default: `14rem`. */
  minWidth?: string;
  /** How the column's values are edited in place. Default: they are not. */
  edit?: CellEdit<Row>;
}

/** The minimum width of a column without its own `minWidth`. */
export const leastWidth = '14rem';
