import { GraphQLError } from 'graphql';

/** Every `extensions.code` a client can meet, with what it means. */
export const ERROR_CODES = {
  BAD_USER_INPUT: 'An argument is out of its bounds; `extensions.fields` names each with the reason',
  UNAUTHORIZED:
    'Sign-in is needed: no access token, or a session that has ended; on every call but those of signing in also an access token that is expired or not valid. Refresh, or ask without it as a guest',
  FORBIDDEN: 'This account may not do that',
  TOO_MANY_REQUESTS:
    'A limit is reached; `extensions.retryAt` says when to try again, `extensions.cooldownUntil` the same about a code. Of orders `extensions.reason` says more: OPEN_ORDERS, HELD_UNITS, HELD_VALUE, OFFER_SHARE with `extensions.itemIds`',
  QUERY_TOO_COSTLY:
    'The request costs more points than one may; `extensions.cost` says how many, `extensions.most` how many it may',
  OVERLOADED: 'Too many requests wait for their turn; try again in a second (HTTP 503 with `retry-after`)',
  CODE_NOT_SENT: 'No provider could deliver the code, or the request looks like a machine’s; nothing was sent',
  CODE_INVALID: 'The code is wrong, expired, used or void; a new one can be asked for',
  LINK_INVALID: 'The link that signs in is used, too old, or none of ours; an operator makes another one',
  CONTACT_TAKEN: 'The telephone or mailbox belongs to another account',
  ADDRESS_NOT_FOUND: 'No such entry in the address book of this account',
  CITY_NOT_FOUND: 'No such country or city in the gazetteer',
  PICKUP_POINT_NOT_FOUND: 'No pickup point has this code, or it is closed; another one has to be chosen',
  DELIVERY_UNAVAILABLE: 'The carrier does not deliver there, or the pickup point does not take so heavy a parcel',
  CATALOGUE_LOADING: 'The API has just started and has not read all goods yet; try again in a few seconds',
  SERVICE_UNAVAILABLE:
    'The database is away for a moment; try again in a few seconds. What was asked to be changed may have been changed: look first, or ask again with the same idempotency key',
  PRODUCT_NOT_FOUND: 'No product has this slug, or it is not for sale any more',
  SECTION_NOT_FOUND: 'No directory or category has this slug',
  ITEM_NOT_FOUND: 'No offer has this id',
  ITEM_UNAVAILABLE: 'No unit of this offer can be bought now; `extensions.reason` is SOLD, RESERVED or GONE',
  CART_FULL: 'The cart holds as many lines as it may',
  PROMOCODE_NOT_FOUND: 'No promo code reads so',
  PROMOCODE_NOT_APPLICABLE:
    'The code is known and takes nothing off these goods; `extensions.reason` is a PromocodeReason, `extensions.missing` the kopecks of goods that MINIMUM_NOT_REACHED wants more. Nothing was written',
  ORDER_CHANGED:
    'Prices or goods are not what the shopper saw; `extensions.changes` names each item with `reason` GONE, SOLD, RESERVED or PRICE and the new `price`. Nothing was written',
  TOTAL_CHANGED:
    'The total is not what the shopper saw; `extensions.totalPrice` is the present one. Nothing was written',
  BONUSES_UNAVAILABLE: 'So many points cannot be spent on this order; `extensions.available` can',
  IDEMPOTENCY_CONFLICT: 'This key stands for another order; ask for a new one',
  ORDER_NOT_FOUND: 'No such order, or it is somebody else’s',
  ORDER_NOT_CANCELLABLE: 'The order is past the point where a shopper can cancel it',
  ORDER_NOT_OPEN: 'The order is cancelled, has expired, or awaits no call any more',
  ORDER_TOO_LARGE:
    'No order without payment may hold so much; `extensions.reason` is LINES, HELD_UNITS or HELD_VALUE. Fewer goods, or several orders that are paid for',
  ORDER_NOT_PAYABLE: 'The order does not await payment: it is paid, cancelled, or has expired',
  PAYMENT_UNAVAILABLE: 'The payment provider does not answer; try again in a minute',
  TRANSITION_REFUSED: 'An item does not go from its status to that one; `extensions.allowed` names where it can go',
  STOCK_BELOW_RESERVED:
    'Fewer units than open orders hold; `extensions.itemId` names the offer and `extensions.reserved` the least possible',
  PROMOCODE_BELOW_USED: 'The limit is below the uses so far; `extensions.used` is the least possible',
  POINTS_UNAVAILABLE: 'The shopper has fewer points; `extensions.available` can be taken',
  SHOPPER_NOT_FOUND: 'No account has this id, telephone or mailbox',
  LAST_ADMIN: 'The shop would be left without an administrator',
  NOT_FOUND: 'What an operator wanted to change is not there',
  NAME_TAKEN: 'Something else of its kind has this slug, code or name',
  INTERNAL_SERVER_ERROR: 'Our fault; `extensions.id` is the number under which it was logged',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** An answer that is an error the client can act on. Anything else that is thrown reaches it as an id only. */
export class ApiError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export interface FieldFault {
  /** Path from the argument down, e.g. `pagination.limit`. */
  field: string;
  message: string;
}

export function badUserInput(fields: FieldFault[]): ApiError {
  return new ApiError('BAD_USER_INPUT', fields.map(({ field, message }) => `${field}: ${message}`).join('; '), {
    fields,
  });
}

/** `details` may add what else the client should know, such as `cooldownUntil`. */
export function tooManyRequests(
  retryAt: Date,
  details: Record<string, unknown> = {},
  message = 'Слишком много попыток. Попробуйте позже',
): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', message, {
    retryAt: retryAt.toISOString(),
    ...details,
  });
}

export function unauthorized(): ApiError {
  return new ApiError('UNAUTHORIZED', 'Войдите, чтобы продолжить');
}
