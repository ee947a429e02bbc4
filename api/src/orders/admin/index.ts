export { ExportOrders } from './export-orders.js';
export { ExportOrderUnits } from './export-order-units.js';
export { FindOrders } from './find-orders.js';
export { orderConditions } from './order-conditions.js';
export { OperatorOrder } from './operator-order.model.js';
export { OrdersAdminModule } from './orders-admin.module.js';
