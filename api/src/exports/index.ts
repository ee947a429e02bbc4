export { ExportInput, ExportJob, Filter } from './export-job.model.js';
export type { Column, ExportTable } from './export-table.js';
export { ExportTables } from './export-tables.js';
export { ExportsModule } from './exports.module.js';
export { PROGRAMS_READ } from './exports.resolver.js';
export { TakeExport } from './take-export.js';
