import { ApiError } from '../shared/api-error.js';

export const orderErrors = {
  ORDER_CHANGED:
    'Prices or goods are not what the shopper saw; `extensions.changes` names each item with `reason` GONE, SOLD, RESERVED, PRICE or QUANTITY, the new `price`, and for QUANTITY the `quantity` that can be bought. Nothing was written',
  TOTAL_CHANGED:
    'The total is not what the shopper saw; `extensions.totalPrice` is the present one. Nothing was written',
  BONUSES_UNAVAILABLE: 'So many points cannot be spent on this order; `extensions.available` can',
  IDEMPOTENCY_CONFLICT:
    'This key stands for another order, another refund or edit, or other rows of a bulk job; take a new one',
  ORDER_NOT_FOUND: 'No such order, or it is somebody else’s',
  ORDER_NOT_CANCELLABLE: 'The order is past the point where a shopper can cancel it',
  ORDER_NOT_OPEN: 'The order is cancelled, has expired, or awaits no call any more',
  ORDER_TOO_LARGE:
    'No order without payment may hold so much; `extensions.reason` is LINES, HELD_UNITS or HELD_VALUE. Fewer goods, or several orders that are paid for',
  ORDER_NOT_EDITABLE:
    'The order is over, a carrier has some of it, or nothing would be left of it; `extensions.status` is that of the order',
  ORDER_MOVED_ON:
    'The order has changed since it was read; `extensions.updatedAt` is the present version. Read it again. Nothing was written',
  ORDER_NOT_PAYABLE: 'The order does not await payment: it is paid, cancelled, or has expired',
  ON_DELIVERY_UNAVAILABLE:
    'The order cannot be paid for on delivery; `extensions.reason` is OFF, SUM (goods for more than `extensions.most` kopecks), or PHONE (the telephone has as many such orders under way as it may, or has not collected one). Pay online',
  PAYMENT_NOT_CONNECTED:
    'The shop has no payment provider: nobody can pay online. Pay on delivery or by agreement with the shop; operators connect a provider, or record a payment by `recordPayment`',
  PAYMENT_UNAVAILABLE: 'The payment provider does not answer; try again in a minute',
  REFUND_TOO_HIGH:
    'More than was paid for the units that are kept, less what was given back; `extensions.available` in kopecks is the most',
  STATUS_REQUIRED: 'The shop cannot do without this status; `extensions.reason` says why. Nothing was written',
  WAYBILL_IMPOSSIBLE:
    'No parcel of the order can be registered; `extensions.reason` is DELIVERY (it does not go by CDEK) or UNITS (none of them, or not all that were named, are sent next and lack a number)',
  WAYBILL_IN_PROGRESS:
    'Another call is asking the carrier about a parcel of the order, or did so less than a minute ago and got no answer; read the order, and try again in a minute',
  TRANSITION_REFUSED: 'An item does not go from its status to that one; `extensions.allowed` names where it can go',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof orderErrors, string> {}
}

export const orderNotFound = (): ApiError => new ApiError('ORDER_NOT_FOUND');
