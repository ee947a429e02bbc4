export { ExportOrders } from './export-orders.js';
export { FindOrders, orderConditions } from './find-orders.js';
export { OperatorOrder } from './operator-order.model.js';
export { OrdersAdminModule } from './orders-admin.module.js';
