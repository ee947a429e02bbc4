export { MoveItems, type Move } from './move-items.js';
export { OrderSweeps } from './order-sweeps.js';
export { OrdersModule } from './orders.module.js';
export { ORDER_STATUSES, nextStatuses, type OrderStatus } from './order-lifecycle.js';
export { Order, OrderProductItem, OrderStatus as OrderStatusEnum } from './order.model.js';
export { ORDER_COLUMNS } from './read-orders.js';
export { orderNotFound } from './order.errors.js';
export { presentOrder, type OrderRow } from './present-order.js';
export { commerceFaults } from './commerce-faults.js';
