export { DataGrid, type DataGridProps } from './data-grid.js';
export { ColumnChoice, type ColumnChoiceProps } from './column-choice.js';
export type { CellEdit, CellValue } from './cell-edit.js';
export type { DataGridColumn } from './data-grid-column.js';
