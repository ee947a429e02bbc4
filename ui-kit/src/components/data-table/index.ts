export * from './data-table.js';
export { type DataTableColumn, type DataTableSort } from './use-data-table.js';
