import { Inject, Injectable } from '@nestjs/common';
import { Points } from '../../loyalty/index.js';
import { Payments } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { AddUnits, type Addition, type WantedAddition } from './add-units.js';
import { announce } from '../news/announce.js';
import type { Actor } from './change-items.js';
import { FirstPayment } from '../paying/first-payment.js';
import { isSold, lockOffers, lockOrder, paidFor, priceOf, type LockedItem, type LockedOrder } from './locked-order.js';
import { OrderDestination, type DeliveryTerms, type Destination } from '../placing/order-destination.js';
import { hashOf } from '../placing/order-keys.js';
import { HANDED_OVER, isEnded } from './order-lifecycle.js';
import { orderNotFound } from '../order.errors.js';
import type { OrderDeliveryInput } from '../order.input.js';
import type { OrdersConfig } from '../orders.config.js';
import { refundUnits } from './refund-units.js';
import { ReplaceUnits, type Replacement, type WantedReplacement } from './replace-units.js';
import { SUM_UP } from './sum-up.js';
import { removable, takeOutUnits } from './take-out-units.js';
import { WaitingUnits } from './waiting-units.js';

/** The changes to be made in an order. */
export interface OrderChanges {
  orderUuid: string;
  /** `updatedAt` of the order that the caller saw. */
  updatedAt: Date;
  /** Ids of the units to be removed. */
  removeItemIds: string[];
  /** Units, by id, to be replaced by another offer of their product. */
  replaceItems: WantedReplacement[];
  /** Offers of which units are to be added. */
  addItems: WantedAddition[];
  /** New place of delivery; null if it stays. */
  delivery: OrderDeliveryInput | null;
}

/** Changes with all data that must be collected before the transaction begins. */
export interface PreparedEdit extends OrderChanges {
  place: { destination: Destination; delivery: DeliveryTerms } | null;
}

/** The effect of an edit on the price of an order. Amounts are kopecks. */
export interface EditTerms {
  deliveryPrice: number;
  totalPrice: number;
  /** Money that is refunded for the units removed from a paid order. */
  amountToReturn: number;
  /** Points that the shopper gets back. */
  bonusesToReturn: number;
  /** Money that the shopper of a paid order still has to pay for added units, added now or earlier. */
  amountToPay: number;
  /** Minutes in which units that are added to a paid order must be paid for; null if none are added. */
  minutesToPay: number | null;
  /** What the carrier asks for the new place now; null if the place stays. */
  carrierPrice: number | null;
  /** Days by which the latest day of delivery moves with the new place; null if the place stays. */
  daysLater: number | null;
  replacements: Replacement[];
}

interface EditPlan {
  order: LockedOrder;
  removed: LockedItem[];
  /** Units that waited for their payment, and are released. */
  unpaid: LockedItem[];
  replaced: Replacement[];
  added: Addition | null;
  terms: EditTerms;
}

/** A call that edits an order, identified by its idempotency key and its content. */
export interface EditAttempt {
  key: string;
  orderUuid: string;
  bodyHash: Buffer;
}

export const editAttemptOf = (key: string, changes: OrderChanges): EditAttempt => ({
  key: key.toLowerCase(),
  orderUuid: changes.orderUuid.toLowerCase(),
  bodyHash: hashOf(changes),
});

/**
 * Edits orders that no carrier has yet (ADR 34). An unpaid order gets a new price and a new payment; the payments
 * opened before become outdated (`Payments.supersede`). Units added to a paid order wait for a payment of their own.
 */
@Injectable()
export class EditOrder {
  constructor(
    private readonly statements: Statements,
    private readonly destinations: OrderDestination,
    private readonly payments: Payments,
    private readonly points: Points,
    private readonly replaceUnits: ReplaceUnits,
    private readonly addUnits: AddUnits,
    private readonly waitingUnits: WaitingUnits,
    private readonly firstPayment: FirstPayment,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Asks the carrier, outside any transaction. Throws ORDER_NOT_FOUND, ORDER_MOVED_ON and the errors of delivery. */
  async prepare(changes: OrderChanges): Promise<PreparedEdit> {
    const [order] = await this.statements.rows(TO_EDIT, { orderUuid: changes.orderUuid });
    if (!order) throw orderNotFound();
    refuseOther(changes, order.updatedAt);
    if (!changes.delivery) return { ...changes, place: null };
    const stay = order.units.filter(({ id }) => !changes.removeItemIds.includes(id)).map(({ itemId }) => itemId);
    const added = changes.addItems.flatMap(({ itemId, quantity }) => Array.from({ length: quantity }, () => itemId));
    return { ...changes, place: await this.destinations.of(changes.delivery, [...stay, ...added]) };
  }

  /** Returns the effects of the edit, and writes nothing. Throws what {@link make} throws. */
  async quote(edit: PreparedEdit): Promise<EditTerms> {
    return this.statements.transaction(async (queries) => (await this.plan(queries, edit)).terms);
  }

  /** Locks the order, and returns whether this edit was made before. Throws IDEMPOTENCY_CONFLICT. */
  async isMade(queries: Queries, { key, orderUuid, bodyHash }: EditAttempt): Promise<boolean> {
    await lockOrder(queries, orderUuid);
    const [known] = await queries.rows(KNOWN, { key, orderUuid, bodyHash });
    if (known && !known.same) throw new ApiError('IDEMPOTENCY_CONFLICT');
    return Boolean(known);
  }

  /**
   * Edits the order. Throws ORDER_NOT_FOUND, ORDER_MOVED_ON if it has changed since the caller saw it,
   * ORDER_NOT_EDITABLE, TRANSITION_REFUSED for a unit that can no longer be removed or replaced, ORDER_CHANGED for a
   * missing offer, ORDER_TOO_LARGE, BAD_USER_INPUT, IDEMPOTENCY_CONFLICT.
   */
  async make(queries: Queries, { key, bodyHash }: EditAttempt, edit: PreparedEdit, operatorId: string): Promise<void> {
    const { order, removed, unpaid, replaced, added, terms } = await this.plan(queries, edit);
    const { uuid } = order;
    const deliveryChanged = edit.place !== null;
    const priceChanged = terms.totalPrice !== order.totalPrice;
    const [noted] = await queries.rows(NOTE, {
      ...{ key, bodyHash, orderUuid: uuid, deliveryChanged, removedUnits: removed.length },
      ...{ replacedUnits: replaced.length, addedUnits: added?.items.length ?? 0 },
      ...{ amountToPay: order.paidAt ? (added?.answer.totalPrice ?? 0) : 0, unpaidUnits: unpaid.length },
      ...{ previousTotalPrice: order.totalPrice, totalPrice: terms.totalPrice },
    });
    if (!noted) throw new ApiError('IDEMPOTENCY_CONFLICT');
    const actor = { kind: 'OPERATOR', id: operatorId } as const;
    const current = await this.replaceUnits.make(queries, order, replaced, actor);
    if (added) await this.addUnits.make(queries, current, added, actor);
    if (removed.length)
      await this.takeOut(queries, added ? (await lockOrder(queries, uuid))! : current, removed, actor);
    if (edit.place) await moveTo(queries, uuid, edit.place);
    const compensated = sumOf(removed, (item) => item.compensated);
    await queries.rows(SUM_UP, { uuid, deliveryPrice: terms.deliveryPrice, compensated });
    if (!order.paidAt && (priceChanged || removed.length || replaced.length || added))
      await this.askAnew(queries, order);
    if (terms.amountToReturn)
      await refundUnits(queries, this.payments, order, { units: removed, deliveryPrice: 0, reason: 'Заказ изменён' });
    await this.waitingUnits.release(queries, current, unpaid, actor);
    if (order.paidAt && (added || unpaid.length))
      await this.waitingUnits.ask(queries, (await lockOrder(queries, uuid))!);
    await announce(queries, {
      orderUuid: uuid,
      news: 'EDITED',
      ...{ amount: terms.amountToReturn, bonuses: order.paidAt ? terms.bonusesToReturn : 0 },
      edit: {
        deliveryChanged,
        priceChanged,
        removed: [...removed, ...unpaid].map(({ name, sizeName }) => ({ name, sizeName })),
        replaced: replaced.map(({ unit, sizeName }) => ({ name: unit.name, sizeName })),
        amountToPay: added ? terms.amountToPay : 0,
        added: added?.items.map(({ name, size }) => ({ name, sizeName: size.name })) ?? [],
      },
    });
  }

  private async plan(queries: Queries, edit: PreparedEdit): Promise<EditPlan> {
    const order = await lockOrder(queries, edit.orderUuid);
    if (!order) throw orderNotFound();
    refuseOther(edit, order.updatedAt);
    if (!isEditable(order)) throw new ApiError('ORDER_NOT_EDITABLE', { status: order.status });
    const removeIds = edit.removeItemIds.map((id) => id.toLowerCase());
    const unpaid = order.waiting.filter(({ id }) => removeIds.includes(id));
    const others = removeIds.filter((id) => !unpaid.some((unit) => unit.id === id));
    const removed = removable(order, others, !order.paidAt && edit.addItems.length > 0);
    const offerIds = [...edit.replaceItems, ...edit.addItems].map(({ itemId }) => itemId.toLowerCase());
    if (order.userId && (removed.length || offerIds.length)) await this.points.lock(queries, order.userId);
    // All offers are locked at once, so that they are locked in the order of their ids.
    const held = [...order.items, ...order.waiting].map(({ itemId }) => itemId);
    if (offerIds.length || unpaid.length) await lockOffers(queries, [...held, ...offerIds]);
    const replaced = await this.replaceUnits.plan(queries, order, edit.replaceItems, removed);
    const added = await this.addUnits.plan(queries, order, edit.addItems, {
      stay: held.length - removed.length - unpaid.length,
      alsoWanted: replaced.map(({ itemId }) => itemId),
    });
    // The shopper's paid delivery price covers the new place too.
    const deliveryPrice = (order.paidAt ? null : edit.place?.delivery.price) ?? order.deliveryPrice;
    const goods = order.totalPrice - order.deliveryPrice - sumOf(removed, ({ soldPrice }) => soldPrice);
    const more = added?.answer.totalPrice ?? 0;
    const terms = {
      deliveryPrice,
      totalPrice: goods + deliveryPrice + (order.paidAt ? 0 : more),
      amountToReturn: order.paidAt ? sumOf(removed, paidFor) : 0,
      bonusesToReturn: sumOf(removed, ({ bonuses }) => bonuses),
      amountToPay: order.paidAt ? priceOf(order.waiting) - priceOf(unpaid) + more : 0,
      minutesToPay: order.paidAt && added ? this.config.PAYMENT_MINUTES : null,
      carrierPrice: edit.place?.delivery.price ?? null,
      daysLater: edit.place && edit.place.delivery.maxDays - order.deliveryMaxDays,
      replacements: replaced,
    };
    return { order, removed, unpaid, replaced, added, terms };
  }

  /** Removes units, and returns their points like a cancellation. */
  private async takeOut(queries: Queries, order: LockedOrder, removed: LockedItem[], actor: Actor): Promise<void> {
    const { uuid, userId } = order;
    await takeOutUnits(queries, order, removed, actor);
    if (!userId) return;
    const points = sumOf(removed, ({ bonuses }) => bonuses);
    if (!isSold(order)) return this.points.release(queries, userId, uuid, points);
    for (const { id: orderItemId, bonuses } of removed)
      await this.points.giveBack(queries, userId, { orderUuid: uuid, orderItemId }, bonuses);
  }

  /**
   * Opens a payment of the new price, and gives the shopper the whole time to pay. An order request still waits for its
   * call, and an order paid for on delivery for its delivery.
   */
  private async askAnew(queries: Queries, { uuid, status, paymentType }: LockedOrder): Promise<void> {
    await this.payments.supersede(queries, uuid);
    if (status === 'AWAITING_CALL' || paymentType === 'ON_DELIVERY') return;
    await queries.rows(MORE_TIME, { uuid, seconds: this.config.PAYMENT_MINUTES * 60 });
    await this.firstPayment.of(queries, uuid);
  }
}

/** Returns whether the shop can still change the order: it is not ended, and no carrier has a unit of it. */
const isEditable = ({ items, status }: LockedOrder): boolean =>
  !isEnded(status) && !items.some((item) => HANDED_OVER.includes(item.status));

const sumOf = <Of>(all: readonly Of[], amount: (one: Of) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

function refuseOther({ updatedAt }: OrderChanges, now: Date): void {
  if (updatedAt.getTime() !== now.getTime()) throw new ApiError('ORDER_MOVED_ON', { updatedAt: now.toISOString() });
}

async function moveTo(
  queries: Queries,
  uuid: string,
  { destination, delivery }: NonNullable<PreparedEdit['place']>,
): Promise<void> {
  const json = (value: object | null) => value && JSON.stringify(value);
  const { minDays, maxDays } = delivery;
  await queries.rows(SHIFT_DAYS, { uuid, minDays, maxDays });
  const place = { pickupPoint: json(destination.pickupPoint), address: json(destination.address) };
  await queries.rows(MOVE_TO, { uuid, ...place, minDays, maxDays });
}

const TO_EDIT = statement('order-to-edit')`
SELECT o."updatedAt", (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'itemId', i."itemId")), '[]')
  FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND')) AS "units"
FROM "shop_order" o WHERE o."uuid" = :orderUuid`;

const KNOWN = statement('order-edit-known')`
SELECT "bodyHash" = :bodyHash AND "orderUuid" = :orderUuid::uuid AS "same" FROM "order_edit" WHERE "id" = :key`;

const NOTE = statement('order-edit-note')`
INSERT INTO "order_edit" ("id", "orderUuid", "bodyHash", "deliveryChanged", "removedUnits", "replacedUnits",
  "addedUnits", "amountToPay", "unpaidUnits", "previousTotalPrice", "totalPrice")
VALUES (:key, :orderUuid, :bodyHash, :deliveryChanged, :removedUnits, :replacedUnits, :addedUnits,
  :amountToPay, :unpaidUnits, :previousTotalPrice, :totalPrice)
ON CONFLICT ("id") DO NOTHING RETURNING 1`;

/** The expected days of the units move together with the days of the delivery. */
const SHIFT_DAYS = statement('order-edit-days')`
UPDATE "order_product_item" i SET "estimatedDeliveryDate" = i."estimatedDeliveryDate" + (:maxDays::int - o."deliveryMaxDays"),
  "estimatedDeliveryFrom" = least(i."estimatedDeliveryFrom" + (:minDays::int - o."deliveryMinDays"),
    i."estimatedDeliveryDate" + (:maxDays::int - o."deliveryMaxDays"))
FROM "shop_order" o WHERE o."uuid" = i."orderUuid" AND o."uuid" = :uuid
  AND (o."deliveryMinDays", o."deliveryMaxDays") <> (:minDays::int, :maxDays::int)`;

const MOVE_TO = statement('order-edit-place')`
UPDATE "shop_order" SET "pickupPoint" = :pickupPoint?::jsonb, "address" = :address?::jsonb, "deliveryMinDays" = :minDays,
  "deliveryMaxDays" = :maxDays WHERE "uuid" = :uuid`;

const MORE_TIME = statement('order-edit-time')`
UPDATE "shop_order" SET "expiresAt" = greatest("expiresAt", now() + make_interval(secs => :seconds)) WHERE "uuid" = :uuid`;
