import { deliverySpeedFrom } from '../../catalog/index.js';
import type { StatementTypes } from '../../platform/database/statement-types.js';
import type { Arrival } from '../../delivery/index.js';
import type { PricedItem, Quote } from '../../pricing/index.js';
import type { OrderKind } from './order-keys.js';
import type { OrderStatus } from '../changing/order-lifecycle.js';
import type { Buyer } from './order-limits.js';
import type { PreparedOrder } from './prepare-order.js';
import type { QuotedOrder } from './quote-order.js';
import { currentLanguage } from '../../shared/request-scope.js';
import { ReturnAddresses } from '../paying/return-addresses.js';

export interface OrderDraft extends PreparedOrder, Buyer {
  uuid: string;
  /** Random id of the order for public links; it cannot be guessed. */
  id: string;
  kind: OrderKind;
}

/** The row of "shop_order" of a new order. */
export type OrderRecord = StatementTypes['order-insert']['params'] & { totalPrice: number; deliveryPrice: number };

/** Returns the row of "shop_order" for a new order. */
export function orderRecord(
  draft: OrderDraft,
  { answer, promocodeId }: QuotedOrder,
  { number, owner, holdSeconds }: { number: number; owner: boolean; holdSeconds: number },
): OrderRecord {
  const { uuid, id, userId, kind, phone, email, destination, delivery, client, apiClient } = draft;
  const { contact, comment, paymentType, returnUrl } = draft.dto;
  return {
    ...{ uuid, id, number, userId, status: firstStatus(kind) },
    ...{ name: contact.name, surname: contact.surname ?? null, lastname: contact.lastname ?? null, phone, email },
    ...{ comment: comment ?? null, paymentType },
    goodsPrice: answer.goodsPrice,
    discountValue: answer.discountValue,
    paidByBonuses: answer.bonuses,
    deliveryPrice: delivery.price,
    totalPrice: answer.totalPrice,
    cashback: answer.cashback,
    ...{ promocodeId, promocodeUsed: promocodeId !== null },
    ...{ pickupPoint: json(destination.pickupPoint), address: json(destination.address) },
    ...{ deliveryMinDays: delivery.minDays, deliveryMaxDays: delivery.maxDays, holdSeconds },
    ...{ clientAddress: client?.address ?? null, clientNetwork: client?.network ?? null, phoneConfirmed: owner },
    ...{
      clientId: apiClient?.id ?? null,
      // The operator's language is not used as the shopper's.
      locale: client ? currentLanguage() : null,
      returnUrl: ReturnAddresses.of(returnUrl || (apiClient?.orderUrl ?? null), id),
    },
  };
}

const FIRST_STATUS = {
  REQUEST: 'AWAITING_CALL',
  PAYMENT: 'AWAITING_PAY',
  AGREED: 'ACCEPT_MEET_WAIT_PAID',
} as const satisfies Record<OrderKind, OrderStatus>;

export function firstStatus(kind: OrderKind): (typeof FIRST_STATUS)[OrderKind] {
  return FIRST_STATUS[kind];
}

/**
 * Returns the rows of "order_product_item", one per unit, with everything that the shopper saw. `items` are the offers
 * of the units of `answer`; `first` is the position of the first one. Amounts are kopecks or points. `arrivalOf` says
 * when an offer arrives at the order's destination.
 */
export function itemRecords(
  items: PricedItem[],
  answer: Quote,
  arrivalOf: (item: { deliverySpeed: 'FAST' | 'SLOW' }) => Arrival,
  first = 0,
): object[] {
  return items.map(({ id, productId, name, slug, images, size, supplierName, deliveryIsoCode, ...item }, n) => {
    const { oldPrice, price, personalPrice, discountValue, bonuses, soldPrice, cashback } = answer.units[n]!;
    const position = first + n;
    const { earliest, latest } = arrivalOf({ deliverySpeed: deliverySpeedFrom(deliveryIsoCode) });
    return {
      ...{ itemId: id, position, productId, name, slug, image: images[0] ?? null, supplierName, deliveryIsoCode },
      ...{ sizeSlug: size.slug, sizeName: size.name },
      personalPriceId: personalPrice === null ? null : item.personalPriceId,
      ...{ oldPrice, price, discountValue, bonuses, soldPrice, cashback, arrivesFrom: earliest, arrivesBy: latest },
    };
  });
}

function json(value: object | null): string | null {
  return value && JSON.stringify(value);
}
