import type { OrderStatus } from './changing/order-lifecycle.js';

/** Names of statuses in exported lists, as the desk shows them (`desk/app/graphql/order-status-words.ts`). */
export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  AWAITING_CALL: 'Ждёт звонка',
  AWAITING_PAY: 'Ждёт оплаты',
  ACCEPT_MEET_WAIT_PAID: 'Подтверждён, ждёт оплаты',
  PAID_READY_TO_SEND: 'Оплачен',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Ждёт поставщика',
  PURCHASED_FROM_SELLER: 'Выкуплен',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'В логистическом центре',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'На таможне',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Таможня пройдена',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'В пути на склад',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'На складе',
  AWAITING_SENT_FROM_MEET: 'Ждёт отправки',
  HANDED_OVER_FOR_DELIVERY: 'Передан в доставку',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Готов к вручению',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'У курьера',
  DELIVERED: 'Получен',
  CANCEL_PURCHASE: 'Отменён',
  ISSUED_REFUND: 'Возвращён',
  ARRANGED_EXCHANGE: 'Обмен',
};
