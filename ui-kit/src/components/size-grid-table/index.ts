export { SizeGridTable, type SizeGridRow, type SizeGridTableProps } from './size-grid-table.js';
