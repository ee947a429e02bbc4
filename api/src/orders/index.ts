export { announce } from './news/announce.js';
export { ChangedOrders } from './news/changed-orders.js';
export { EditOrder, editAttemptOf, type OrderChanges } from './changing/edit-order.js';
export { type Buyer } from './placing/order-limits.js';
export { PlaceOrder } from './placing/place-order.js';
export { ReadOrders } from './reading/read-orders.js';
export { OrderPaymentLink } from './paying/payment-link.js';
export { MoveItems, type Move } from './changing/move-items.js';
export { returnAddressFault } from './paying/return-addresses.js';
export { STATUS_NAMES } from './status-names.js';
export { OrderSweeps } from './changing/order-sweeps.js';
export { OrdersModule } from './orders.module.js';
export { type PlacedOrder } from './placing/order-keys.js';
export {
  ORDER_STATUSES,
  allowedTo,
  isMovedInto,
  isReadyToSend,
  nextStatuses,
  nextStep,
  statusOfOrder,
  toPickupPoint,
  type OrderStatus,
  type StatusSettings,
  type Travelling,
} from './changing/order-lifecycle.js';
export { inOwnStock } from './changing/own-stock.js';
export { CORE_STATUSES, isCore, readStatusSettings } from './changing/status-settings.js';
export {
  OrderContactInput,
  OrderDeliveryInput,
  PaymentType,
  type CreateOrderInput,
  type OrderTerms,
} from './order.input.js';
export { Order, OrderProductItem, OrderStatus as OrderStatusEnum } from './order.model.js';
export { ORDER_COLUMNS } from './reading/read-orders.js';
export { orderNotFound } from './order.errors.js';
export { orderConnection } from './reading/order-connection.js';
export { mayHold, notTheirs } from './order-owner.js';
export { presentOrder, type OrderRow } from './reading/present-order.js';
export { commerceFaults } from './placing/commerce-faults.js';
export { RecordPayment } from './paying/record-payment.js';
export { RefundSum } from './changing/refund-sum.js';
export { TakeUpRequest } from './changing/take-up-request.js';
export { type OrdersConfig } from './orders.config.js';
