import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ORDER_STATUSES } from '../orders/index.js';
import type { Cause } from '../shared/request-scope.js';

const uuid = z.uuid();
const kopecks = z.int().min(0);
const points = z.int().min(0);
const status = z.enum(ORDER_STATUSES);
const paymentType = z.enum(['BANK_CARD', 'SBP', 'WALLET', 'ON_DELIVERY']);

/** The offer of a unit, with the shop's ids and the ids of its feed and supplier. */
const offer = { itemId: uuid, productId: uuid, sku: z.string().nullable(), externalId: z.string().nullable() };

const orderRef = { orderUuid: uuid, number: z.int() };

const order = z.strictObject({
  ...orderRef,
  /** The shopper's account; null for a guest. */
  userId: uuid.nullable(),
  status,
  paymentType,
  delivery: z.enum(['PICKUP_POINT', 'ADDRESS']),
  /** Sum of the old (struck-out) prices. */
  goodsPrice: kopecks,
  discountValue: kopecks,
  paidByBonuses: points,
  deliveryPrice: kopecks,
  /** The amount to be paid: goods after promo code and points, plus delivery. */
  totalPrice: kopecks,
  /** One entry for each unit. */
  items: z.array(
    z.strictObject({
      id: uuid,
      ...offer,
      status,
      price: kopecks,
      discountValue: kopecks,
      bonuses: points,
      soldPrice: kopecks,
      trackCode: z.string().nullable(),
    }),
  ),
  /** Units added to a paid order. They wait for a separate payment and are not included in the amounts. */
  awaitingItems: z.array(z.strictObject({ id: uuid, ...offer, soldPrice: kopecks })),
});

const returnRequest = z.strictObject({
  returnId: uuid,
  number: z.int(),
  orderUuid: uuid,
  state: z.enum(['NEW', 'APPROVED', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELLED']),
  items: z.array(
    z.strictObject({
      /** Id of the unit, as in the events of its order. */
      id: uuid,
      reason: z.enum(['SIZE', 'COLOUR_OR_STYLE', 'DEFECT', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'OTHER']),
      /** Null until the request is closed. */
      outcome: z.enum(['REFUND', 'EXCHANGE', 'REFUSE']).nullable(),
      restocked: z.boolean().nullable(),
    }),
  ),
});

/**
 * Every type of event and the form of its `data`, version 1. Triggers build the data:
 * `api/prisma/sql/webhook-orders.sql` and `api/prisma/sql/webhook-people.sql`, and for the catalogue
 * `publish-changes.ts`. Money is in kopecks. A change that breaks receivers (a field that is removed, renamed or means
 * something else) requires a new `schemaVersion`. A new field does not.
 */
export const WEBHOOK_EVENTS = {
  'order.placed': order,
  'order.changed': order,
  'order.paid': order,
  'order.cancelled': order,
  'order_item.moved': z.strictObject({
    ...orderRef,
    id: uuid,
    ...offer,
    previousStatus: status,
    status,
    trackCode: z.string().nullable(),
  }),
  'payment.succeeded': z.strictObject({
    paymentId: uuid,
    ...orderRef,
    amount: kopecks,
    paymentType,
    provider: z.string().nullable(),
    providerId: z.string().nullable(),
  }),
  'payment.refunded': z.strictObject({ refundId: uuid, paymentId: uuid, ...orderRef, amount: kopecks }),
  'return.requested': returnRequest,
  'return.changed': returnRequest,
  'review.published': z.strictObject({ reviewId: uuid, productId: uuid, rating: z.int().min(1).max(5) }),
  'shopper.deleted': z.strictObject({ userId: uuid }),
  'stock.changed': z.strictObject({
    ...offer,
    /** Units in stock, and how many of them open orders reserve. The rest (`available`) can be ordered. */
    stock: z.int().min(0),
    reserved: z.int().min(0),
    available: z.int().min(0),
    /** Whether the offer itself is on sale. Its product may still be hidden. */
    active: z.boolean(),
  }),
  'price.changed': z.strictObject({
    ...offer,
    price: kopecks,
    oldPrice: kopecks.nullable(),
    /** Price for shoppers with an account; null if they pay `price`. */
    loyaltyPrice: kopecks.nullable(),
  }),
  'product.saved': z.strictObject({ productId: uuid, slug: z.string(), name: z.string() }),
  /** The product is off sale or deleted. A deleted product has no slug any more. */
  'product.hidden': z.strictObject({ productId: uuid, slug: z.string().nullable() }),
} as const satisfies Record<string, z.ZodType>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** An event as it is stored. */
export interface StoredEvent {
  eventId: string;
  type: string;
  schemaVersion: number;
  subjectType: string;
  subjectId: string;
  data: unknown;
  /** A {@link Cause}, written by triggers; null if it is not known. */
  cause: unknown;
  occurredAt: Date;
}

/** An event as receivers receive it. */
export interface WebhookEnvelope {
  /** The same at every delivery. Ids of later events are greater if compared as text. */
  id: string;
  type: string;
  schemaVersion: number;
  occurredAt: string;
  subject: { type: string; id: string };
  /** Who or what caused the event; null if it is not known. */
  cause: Cause | null;
  data: unknown;
}

const LONGEST_BIGINT = 19;

/** Returns the id of an event as receivers see it. */
export const eventIdOf = (id: string): string => `evt_${id.padStart(LONGEST_BIGINT, '0')}`;

export function envelopeOf({ eventId, subjectType, subjectId, occurredAt, ...event }: StoredEvent): WebhookEnvelope {
  return {
    id: eventIdOf(eventId),
    type: event.type,
    schemaVersion: event.schemaVersion,
    occurredAt: occurredAt.toISOString(),
    subject: { type: subjectType, id: subjectId },
    // Only `Statements`, imports and bulk jobs write causes.
    cause: event.cause as Cause | null,
    data: event.data,
  };
}

/** Returns the id of a request with several events: the same for the same events. */
export const batchIdOf = (events: readonly WebhookEnvelope[]): string =>
  `batch_${createHash('sha256')
    .update(events.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 32)}`;
