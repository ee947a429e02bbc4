export { FindOrders } from './find-orders.js';
export { OperatorOrder } from './operator-order.model.js';
export { OrdersAdminModule } from './orders-admin.module.js';
