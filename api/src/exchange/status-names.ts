import type { OrderStatus } from '../orders/index.js';

/** Names of statuses in 1С. They stay as they are, because a configuration of 1С may compare them. */
export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  AWAITING_CALL: 'Ждёт звонка',
  AWAITING_PAY: 'Ждёт оплаты',
  ACCEPT_MEET_WAIT_PAID: 'Подтверждён, ждёт оплаты',
  PAID_READY_TO_SEND: 'Оплачен',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'Ждёт ответа поставщика',
  PURCHASED_FROM_SELLER: 'Выкуплен у продавца',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'Передан в логистический центр',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'Таможенное оформление',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Таможенное оформление завершено',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'В пути на склад',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Принят на складе',
  AWAITING_SENT_FROM_MEET: 'Ждёт отправки',
  HANDED_OVER_FOR_DELIVERY: 'Передан в доставку',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Доставляется получателю',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'Доставлен курьером',
  DELIVERED: 'Доставлен',
  CANCEL_PURCHASE: 'Отменён',
  ISSUED_REFUND: 'Возвращён',
  ARRANGED_EXCHANGE: 'Обмен',
};
