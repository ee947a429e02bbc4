import type { PaymentOrder, Receipt } from '../../payment/index.js';
import { sizeInWords } from '../../shared/size-words.js';
import { paidFor, priceOf, type LockedItem, type LockedOrder } from '../changing/locked-order.js';

/**
 * Returns the receipt of what is paid, and not refunded yet, for these units and, if its price is above 0 kopecks, for
 * delivery.
 */
export function receiptOf(
  { email, phone }: Pick<LockedOrder, 'email' | 'phone'>,
  items: ReceiptItem[],
  deliveryPrice: number,
): Receipt {
  const goods = items.map(({ brand, name, sizeName, markingCode, ...item }) => ({
    description: `${brand} ${name}, ${sizeInWords(sizeName)}`.trim().slice(0, 128),
    quantity: 1,
    price: paidFor(item),
    subject: 'COMMODITY' as const,
    markingCode,
  }));
  const delivery = { description: 'Доставка', quantity: 1, price: deliveryPrice, subject: 'SERVICE' as const };
  // Units paid completely with points or a promo code get no line, because a receipt must not list free goods.
  return { email, phone, items: [...goods, delivery].filter(({ price }) => price > 0) };
}

type ReceiptItem = Pick<LockedItem, 'brand' | 'name' | 'sizeName' | 'soldPrice' | 'compensated' | 'markingCode'>;

/** The data from which a payment is built; `waiting` are units that were added to a paid order. */
export type PayableOrder = Pick<
  LockedOrder,
  'uuid' | 'id' | 'number' | 'email' | 'phone' | 'returnUrl' | 'paymentType' | 'paidAt' | 'totalPrice' | 'deliveryPrice'
> & { items: ReceiptItem[]; waiting: ReceiptItem[] };

/** Returns the payment that an order waits for: of the whole order or, once it is paid, of the units added since. */
export function paymentOf(order: PayableOrder): PaymentOrder {
  const { uuid, id, number, returnUrl, paymentType, paidAt, waiting, items, totalPrice, deliveryPrice } = order;
  return {
    ...{ orderUuid: uuid, publicId: id, returnUrl, paymentType },
    amount: paidAt ? priceOf(waiting) : totalPrice,
    description: paidAt ? `Доплата по заказу ${number}` : `Заказ ${number}`,
    receipt: paidAt ? receiptOf(order, waiting, 0) : receiptOf(order, items, deliveryPrice),
  };
}
