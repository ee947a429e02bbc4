export { recountSales } from './recount-sales.js';
export { ReportsModule } from './reports.module.js';
export { SalesReport } from './sales-report.model.js';
