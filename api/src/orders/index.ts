export { announce } from './announce.js';
export { ChangedOrders } from './changed-orders.js';
export { EditOrder, editAttemptOf, type OrderChanges } from './edit-order.js';
export { type Buyer } from './order-limits.js';
export { PlaceOrder } from './place-order.js';
export { ReadOrders } from './read-orders.js';
export { OrderPaymentLink } from './payment-link.js';
export { MoveItems, type Move } from './move-items.js';
export { returnAddressFault } from './return-addresses.js';
export { OrderSweeps } from './order-sweeps.js';
export { OrdersModule } from './orders.module.js';
export { type PlacedOrder } from './order-keys.js';
export { ORDER_STATUSES, nextStatuses, statusOfOrder, type OrderStatus, type Travelling } from './order-lifecycle.js';
export {
  OrderContactInput,
  OrderDeliveryInput,
  PaymentType,
  type CreateOrderInput,
  type OrderTerms,
} from './order.input.js';
export { Order, OrderProductItem, OrderStatus as OrderStatusEnum } from './order.model.js';
export { ORDER_COLUMNS } from './read-orders.js';
export { orderNotFound } from './order.errors.js';
export { orderConnection } from './order-connection.js';
export { mayHold, notTheirs } from './order-owner.js';
export { presentOrder, type OrderRow } from './present-order.js';
export { commerceFaults } from './commerce-faults.js';
export { RefundSum } from './refund-sum.js';
export { TakeUpRequest } from './take-up-request.js';
export { type OrdersConfig } from './orders.config.js';
