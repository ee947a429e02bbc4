import type { DataTableColumn } from '../data-table/use-data-table.js';
import type { CellEdit } from './cell-edit.js';

export interface DataGridColumn<Row> extends Omit<DataTableColumn<Row>, 'total'> {
  /** Width, such as `8rem`. Default: the column shares the room that the others leave, and has 14rem at least. */
  width?: string;
  /** How its values are edited in place. Default: they are not. */
  edit?: CellEdit<Row>;
}

/** The width that a column without one of its own has at least. */
export const leastWidth = '14rem';
