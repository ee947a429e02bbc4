import type { OrderStatus } from './order-stages.js';

export interface StatusWords {
  title: string;
  /** The next step, or what the shopper can do. */
  next: string;
  /** `next` for items in Russia, if it differs. */
  nextFromRussia?: string;
  /** Shown before `next` if the order earned points; guests earn none. */
  ofCashback?: string;
}

const orderStatuses: Record<OrderStatus, StatusWords> = {
  AWAITING_CALL: {
    title: 'Ждёт звонка',
    next: 'Менеджер позвонит, подтвердит размер и срок и пришлёт ссылку на оплату.',
  },
  AWAITING_PAY: { title: 'Ждёт оплаты', next: 'Оплатите заказ: до оплаты вещи отложены для вас.' },
  ACCEPT_MEET_WAIT_PAID: {
    title: 'Подтверждён, ждёт оплаты',
    next: 'Вещи есть в наличии. Оплатите заказ, и мы выкупим их у продавца.',
    nextFromRussia: 'Вещи есть в наличии. Оплатите заказ, и мы соберём его к отправке.',
  },
  // The shop's letters and SMS use the same texts: see `api/src/orders/news/news-sentences.ts`.
  PAID_READY_TO_SEND: {
    title: 'Оплачен',
    next: 'Выкупаем вещи у продавца.',
    nextFromRussia: 'Собираем заказ к отправке.',
  },
  AWAITING_RESPONSE_FROM_SUPPLIER: {
    title: 'Ждём ответа продавца',
    next: 'Продавец проверяет наличие, обычно это занимает до двух дней. Если вещи не окажется, вернём деньги.',
  },
  PURCHASED_FROM_SELLER: {
    title: 'Выкуплен у продавца',
    next: 'Продавец отправит вещь в логистический центр.',
    nextFromRussia: 'Продавец отправит вещь на наш склад.',
  },
  TRANSFERRED_TO_LOGISTICS_CENTER: {
    title: 'В логистическом центре',
    next: 'Проверим вещь, упакуем и отправим на таможню.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY: {
    title: 'Проходит таможню в Турции',
    next: 'Оформление занимает три-пять дней, от вас ничего не нужно.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { title: 'Таможня пройдена', next: 'Отправим посылку на склад в России.' },
  SHIPPED_TO_RUSSIA_STOCK_MEET: { title: 'Едет в Россию', next: 'В пути до нашего склада, обычно неделю.' },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: { title: 'На складе в России', next: 'Проверим ещё раз и подготовим к отправке вам.' },
  AWAITING_SENT_FROM_MEET: { title: 'Готов к отправке', next: 'Передадим в службу доставки в ближайший рабочий день.' },
  HANDED_OVER_FOR_DELIVERY: { title: 'Передан в доставку', next: 'Служба доставки везёт заказ в ваш город.' },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
    title: 'Готов к вручению',
    next: 'Заберите заказ в пункте выдачи или дождитесь звонка курьера.',
  },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
    title: 'У курьера',
    next: 'Курьер позвонит за час до приезда. Не забудьте примерить.',
  },
  DELIVERED: {
    title: 'Получен',
    next: 'Расскажите в отзыве, как сели вещи.',
    ofCashback: 'Кешбэк станет доступен, когда пройдёт срок возврата.',
  },
  CANCEL_PURCHASE: {
    title: 'Покупка отменена',
    next: 'Если заказ был оплачен, деньги вернутся на карту за 3–\u206010\u00A0дней.',
  },
  ISSUED_REFUND: { title: 'Деньги возвращены', next: 'Банк зачислит возврат за 3–\u206010\u00A0дней.' },
  ARRANGED_EXCHANGE: { title: 'Оформлен обмен', next: 'Отправим другую вещь, её путь появится здесь.' },
};

const orderStatusesEn: Record<OrderStatus, StatusWords> = {
  AWAITING_CALL: {
    title: 'Awaiting our call',
    next: 'We’ll call you to confirm the size and the delivery date and send you a payment link.',
  },
  AWAITING_PAY: { title: 'Awaiting payment', next: 'Pay for your order: your items are on hold until then.' },
  ACCEPT_MEET_WAIT_PAID: {
    title: 'Confirmed, awaiting payment',
    next: 'Your items are in stock. Pay for your order and we’ll buy them from the seller.',
    nextFromRussia: 'Your items are in stock. Pay for your order and we’ll get it ready to ship.',
  },
  PAID_READY_TO_SEND: {
    title: 'Paid',
    next: 'We’re buying your items from the seller.',
    nextFromRussia: 'We’re getting your order ready to ship.',
  },
  AWAITING_RESPONSE_FROM_SUPPLIER: {
    title: 'Checking with the seller',
    next: 'The seller is checking stock, which usually takes up to two days. If it’s gone, you get a refund.',
  },
  PURCHASED_FROM_SELLER: {
    title: 'Purchased from the seller',
    next: 'The seller will send it to the logistics center.',
    nextFromRussia: 'The seller will send it to our warehouse.',
  },
  TRANSFERRED_TO_LOGISTICS_CENTER: {
    title: 'At the logistics center',
    next: 'We’ll inspect it, pack it and send it to customs.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY: {
    title: 'Clearing customs in Turkey',
    next: 'This takes three to five days. There is nothing you need to do.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: {
    title: 'Cleared customs',
    next: 'Next stop: our warehouse in Russia.',
  },
  SHIPPED_TO_RUSSIA_STOCK_MEET: {
    title: 'On the way to Russia',
    next: 'On the way to our warehouse, usually for a week.',
  },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: {
    title: 'At the warehouse in Russia',
    next: 'We’ll inspect it once more and get it ready to ship to you.',
  },
  AWAITING_SENT_FROM_MEET: { title: 'Ready to ship', next: 'We’ll hand it to the carrier on the next business day.' },
  HANDED_OVER_FOR_DELIVERY: { title: 'Shipped', next: 'The carrier is taking your order to your city.' },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
    title: 'Ready for pickup or delivery',
    next: 'Collect your order at the pickup point or wait for the courier’s call.',
  },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
    title: 'Out for delivery',
    next: 'The courier will call an hour before arrival. Remember to try everything on.',
  },
  DELIVERED: {
    title: 'Delivered',
    next: 'Tell others in a review how it fits.',
    ofCashback: 'Your points become available when the return period ends.',
  },
  CANCEL_PURCHASE: {
    title: 'Purchase canceled',
    next: 'If you paid for the order, the money returns to your card in 3–\u206010\u00A0days.',
  },
  ISSUED_REFUND: { title: 'Refunded', next: 'Your bank will credit the refund in 3–\u206010\u00A0days.' },
  ARRANGED_EXCHANGE: {
    title: 'Exchange arranged',
    next: 'We will send another item, and its journey will appear here.',
  },
};

/** Texts of an order's status, shown by OrderStatusTimeline and OrderCard. */
export const orderStatusWords = {
  orderStatuses,
  unknownStatus: {
    title: 'Уточняем статус',
    next: 'Статус обновится, как только служба доставки ответит.',
  } as StatusWords,
  expected: (days: string) => `Ждём ${days}`,
};

export const orderStatusWordsEn: typeof orderStatusWords = {
  orderStatuses: orderStatusesEn,
  unknownStatus: { title: 'Checking the status', next: 'It updates as soon as the carrier replies.' },
  expected: (days) => `Expected ${days}`,
};
