import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Carts } from '../cart/index.js';
import { Deliveries, Gazetteer } from '../delivery/index.js';
import { emailRecipient, given, phoneRecipient, type IdentityConfig } from '../identity/index.js';
import { Points } from '../loyalty/index.js';
import { Payments } from '../payment/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import type { PricedItem, Quote } from '../pricing/index.js';
import { Promocodes } from '../promo/index.js';
import { ApiError, badUserInput, unauthorized } from '../shared/api-error.js';
import type { OrdersConfig } from './orders.config.js';
import { announce } from './announce.js';
import { HoldLimits } from './hold-limits.js';
import { lockOrder } from './locked-order.js';
import type { CreateOrderInput, OrderAddressInput } from './order.input.js';
import { receiptOf } from './order-receipt.js';
import { PayOrder } from './pay-order.js';
import { QuoteOrder } from './quote-order.js';

export type OrderKind = 'REQUEST' | 'PAYMENT';

/** Who orders: null is a guest. */
export interface Buyer {
  userId: string | null;
  client: Client;
}

export interface PlacedOrder {
  uuid: string;
  id: string;
  number: number;
  /** The payment it awaits. */
  paymentId: string | null;
}

/** Days goods take to our own hands before they are handed over for delivery, by the speed of their offer. */
const DAYS_TO_US = { FAST: 2, SLOW: 21 };

interface Destination {
  pickupPoint: object | null;
  address: object | null;
}

/**
 * Places orders. Everything it decides on is read and written in one transaction, in which nobody outside is asked:
 * prices and units are those the shopper saw, or nothing is written.
 *
 * The database does its part: `api/prisma/sql/move-unit.sql` reserves a unit with every row of "order_product_item",
 * `api/prisma/sql/order-checks.sql` and `api/prisma/sql/check-order-sums.sql` refuse sums that do not add up, and
 * `api/prisma/sql/order-key-first.sql` lets the key be claimed before its order is written.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly statements: Statements,
    private readonly quoteOrder: QuoteOrder,
    private readonly points: Points,
    private readonly promocodes: Promocodes,
    private readonly deliveries: Deliveries,
    private readonly gazetteer: Gazetteer,
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
    private readonly carts: Carts,
    private readonly holds: HoldLimits,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: OrdersConfig & Pick<IdentityConfig, 'PHONE_COUNTRIES'>,
  ) {}

  /**
   * The same key answers the same order for ever. Throws IDEMPOTENCY_CONFLICT for a key of another order, ORDER_CHANGED,
   * TOTAL_CHANGED, BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE, the errors of delivery,
   * ORDER_TOO_LARGE, TOO_MANY_REQUESTS where somebody would hold too much without paying and for guessed codes.
   */
  async place(kind: OrderKind, dto: CreateOrderInput, { userId, client }: Buyer): Promise<PlacedOrder> {
    const { idempotencyKey: key, ...body } = dto;
    const bodyHash = createHash('sha256')
      .update(canonical([kind, userId, body]))
      .digest();
    const known = await this.known(key, bodyHash);
    if (known) return known;

    if (!userId && (dto.promocode || dto.bonuses)) throw unauthorized();
    if (dto.items.length > this.config.ORDER_LINES)
      throw new ApiError('ORDER_TOO_LARGE', `В одном заказе помещается ${this.config.ORDER_LINES} вещей`, {
        reason: 'LINES',
        most: this.config.ORDER_LINES,
      });
    const phone = given(phoneRecipient(dto.contact.phone, this.config.PHONE_COUNTRIES), 'dto.contact.phone').address;
    const email = dto.contact.email ? given(emailRecipient(dto.contact.email), 'dto.contact.email').address : null;
    const destination = await this.destination(dto.delivery);
    const choice = dto.delivery.pickupPointCode
      ? { pickupPointCode: dto.delivery.pickupPointCode }
      : { cityId: dto.delivery.address!.cityId };
    const cost = await this.deliveries.cost(
      choice,
      dto.items.map(({ id }) => id),
    );
    await this.limit(key, bodyHash, userId, client);
    if (userId && dto.promocode) await this.promocodes.ask(dto.promocode, userId);

    // Whoever comes second with a key finds it claimed, also where that was us and the answer to our commit was lost.
    const write = async (queries: Queries) => {
      const uuid = randomUUID();
      const [claimed] = await queries.rows('order-claim-key', CLAIM_KEY, [key, bodyHash, uuid]);
      // Somebody with the same key was first; the claim has waited for them.
      if (!claimed) return null;
      await this.holds.queue(queries, { userId, phone, client });
      const order = { uuid, id: randomBytes(16).toString('base64url'), phone, email, destination, cost, client };
      return this.write(queries, kind, dto, userId, order);
    };
    const placed = await this.statements.transaction(write, { idempotent: true });
    return placed ?? (await this.known(key, bodyHash))!;
  }

  /** A shopper who asks again with the same key is counted once. */
  private limit(key: string, bodyHash: Buffer, userId: string | null, client: Client): Promise<void> {
    // Against who orders: a telephone may be anybody's.
    return this.limits.hitOnce(
      `order:${key}:${bodyHash.toString('base64url', 0, 18)}`,
      3600,
      userId
        ? [{ key: `order:account:${userId}`, most: this.config.ACCOUNT_ORDERS_PER_HOUR, windowSeconds: 3600 }]
        : this.guestLimits(client),
    );
  }

  private async write(
    queries: Queries,
    kind: OrderKind,
    dto: CreateOrderInput,
    userId: string | null,
    order: {
      uuid: string;
      id: string;
      phone: string;
      email: string | null;
      destination: Destination;
      cost: { price: number; minDays: number; maxDays: number };
      client: Client;
    },
  ): Promise<PlacedOrder> {
    const { uuid, id, cost } = order;
    if (userId) await this.points.lock(queries, userId);
    const { items, answer, promocodeId } = await this.quoteOrder.of(queries, dto, userId, cost.price);

    const { owner } = await this.holds.check(
      queries,
      { userId, phone: order.phone, client: order.client },
      answer.lines,
    );

    const status = kind === 'REQUEST' ? 'AWAITING_CALL' : 'AWAITING_PAY';
    const seconds = this.secondsToHold(kind, owner);
    const { contact, comment = null, paymentType } = dto;
    const [inserted] = await queries.rows<{ number: number }>('order-insert', INSERT_ORDER, [
      ...[uuid, id, userId, status],
      ...[contact.name, contact.surname ?? null, contact.lastname ?? null, order.phone, order.email],
      ...[comment, paymentType, answer.goodsPrice, answer.discountValue, answer.bonuses, cost.price],
      ...[answer.totalPrice, answer.cashback, promocodeId, promocodeId !== null],
      ...[json(order.destination.pickupPoint), json(order.destination.address), cost.minDays, cost.maxDays, seconds],
      ...[order.client.address, order.client.network, owner],
    ]);
    await queries.rows('order-items-insert', INSERT_ITEMS, [
      uuid,
      status,
      JSON.stringify(snapshots(items, answer, cost.maxDays)),
      userId ? 'SHOPPER' : 'SYSTEM',
      userId,
    ]);
    if (userId) {
      await this.points.hold(queries, userId, uuid, answer.bonuses);
      await this.carts.takeOut(
        queries,
        userId,
        items.map((item) => item.id),
      );
    }
    await announce(queries, { orderUuid: uuid, news: 'PLACED' });
    return {
      uuid,
      id,
      number: inserted!.number,
      paymentId: kind === 'PAYMENT' ? await this.awaitPayment(queries, uuid) : null,
    };
  }

  /** An order that costs no money is paid for at once. */
  private async awaitPayment(queries: Queries, uuid: string): Promise<string | null> {
    const order = (await lockOrder(queries, uuid))!;
    if (!order.totalPrice) {
      await this.payOrder.pay(queries, order);
      return null;
    }
    const { id } = await this.payments.open(queries, {
      orderUuid: uuid,
      publicId: order.id,
      amount: order.totalPrice,
      description: `Заказ ${order.number}`,
      paymentType: order.paymentType,
      receipt: receiptOf(order, order.items, order.deliveryPrice),
    });
    return id;
  }

  private async known(key: string, bodyHash: Buffer): Promise<PlacedOrder | null> {
    type Row = PlacedOrder & { same: boolean };
    const [order] = await this.statements.rows<Row & Record<string, unknown>>('order-known', KNOWN, [key, bodyHash]);
    if (!order) return null;
    if (!order.same) throw new ApiError('IDEMPOTENCY_CONFLICT', 'Этот ключ уже принадлежит другому заказу');
    const { uuid, id, number } = order;
    return { uuid, id, number, paymentId: await this.payments.openOf(uuid) };
  }

  /** A request whose telephone may be anybody's holds for minutes: until it is confirmed, or an operator sees to it. */
  private secondsToHold(kind: OrderKind, owner: boolean): number {
    if (kind === 'PAYMENT') return this.config.PAYMENT_MINUTES * 60;
    return owner ? this.config.REQUEST_HOURS * 3600 : this.config.REQUEST_HOLD_MINUTES * 60;
  }

  private async destination({ pickupPointCode, address }: CreateOrderInput['delivery']): Promise<Destination> {
    if (Boolean(pickupPointCode) === Boolean(address))
      throw badUserInput([{ field: 'dto.delivery', message: 'give pickupPointCode or address, one of the two' }]);
    if (address) return { pickupPoint: null, address: this.wholeAddress(address) };
    const point = await this.deliveries.point(pickupPointCode!);
    if (!point) throw new ApiError('PICKUP_POINT_NOT_FOUND', 'Такого пункта выдачи нет');
    return { pickupPoint: point, address: null };
  }

  private wholeAddress({ cityId, street, house, building, apartment, index }: OrderAddressInput): object {
    const city = this.gazetteer.city(cityId);
    if (!city) throw new ApiError('CITY_NOT_FOUND', 'Нет такого города');
    const country = this.gazetteer.country(city.countryId)?.title ?? city.countryId;
    return { country, city: city.title, cityId, street, house, building, apartment, index };
  }

  /** A guest's telephone is anybody's: open orders of many would hold the goods of a whole shop. */
  private guestLimits({ address, network }: Client) {
    const { GUEST_ORDERS_PER_HOUR: most } = this.config;
    return [
      { key: `order:address:${address}`, most, windowSeconds: 3600 },
      { key: `order:network:${network}`, most: most * 5, windowSeconds: 3600 },
    ];
  }
}

/** Everything the shopper saw of each unit, as a row of `order_product_item`. */
function snapshots(items: PricedItem[], answer: Quote, deliveryDays: number): object[] {
  const lines = new Map(answer.lines.map((line) => [line.itemId, line]));
  return items.map(({ id, productId, name, slug, images, size, supplierName, deliveryIsoCode }, position) => {
    const { oldPrice, price, discountValue, bonuses, soldPrice, cashback } = lines.get(id)!;
    const days = DAYS_TO_US[deliveryIsoCode === 'RU' ? 'FAST' : 'SLOW'] + deliveryDays;
    return {
      ...{ itemId: id, position, productId, name, slug, image: images[0] ?? null, supplierName, deliveryIsoCode },
      ...{
        sizeSlug: size.slug,
        sizeName: size.name,
        oldPrice,
        price,
        discountValue,
        bonuses,
        soldPrice,
        cashback,
        days,
      },
    };
  });
}

/** The same text for the same body, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function json(value: object | null): string | null {
  return value && JSON.stringify(value);
}

const CLAIM_KEY = `
INSERT INTO "order_key" ("key", "bodyHash", "orderUuid") VALUES ($1, $2, $3) ON CONFLICT ("key") DO NOTHING RETURNING 1`;

const KNOWN = `
SELECT o."uuid", o."id", o."number", k."bodyHash" = $2 AS "same" FROM "order_key" k JOIN "shop_order" o ON o."uuid" = k."orderUuid"
WHERE k."key" = $1`;

const INSERT_ORDER = `
INSERT INTO "shop_order" ("uuid", "id", "userId", "status", "name", "surname", "lastname", "phone", "email", "comment",
  "paymentType", "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback",
  "promocodeId", "promocodeUsed", "pickupPoint", "address", "deliveryMinDays", "deliveryMaxDays", "expiresAt",
  "clientAddress", "clientNetwork", "phoneConfirmedAt")
VALUES ($1, $2, $3, $4::"OrderStatus", $5, $6, $7, $8, $9, $10, $11::"PaymentType", $12, $13, $14, $15, $16, $17, $18, $19,
  $20::jsonb, $21::jsonb, $22, $23, now() + make_interval(secs => $24), $25, $26,
  CASE WHEN $27::boolean THEN now() END)
RETURNING "number"`;

/** The database reserves a unit with every row, or refuses the whole order. */
const INSERT_ITEMS = `
WITH rows AS (
  SELECT * FROM jsonb_to_recordset($3::jsonb) AS r("itemId" uuid, "position" int, "productId" uuid, "name" text,
    "slug" text, "image" jsonb, "supplierName" text, "deliveryIsoCode" text, "sizeSlug" text, "sizeName" text,
    "oldPrice" bigint, "price" bigint, "discountValue" bigint, "bonuses" int, "soldPrice" bigint, "cashback" int, "days" int)
), inserted AS (
  INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug", "image",
    "supplierName", "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "discountValue", "bonuses",
    "soldPrice", "cashback", "estimatedDeliveryDate")
  SELECT $1::uuid, $2::"OrderStatus", "itemId", "position", "productId", "name", "slug", "image", "supplierName",
    "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "discountValue", "bonuses", "soldPrice", "cashback",
    current_date + "days"
  FROM rows ORDER BY "position" RETURNING "id"
)
INSERT INTO "order_status_change" ("orderItemId", "status", "actorKind", "actorId")
SELECT "id", $2::"OrderStatus", $4::"ActorKind", $5 FROM inserted`;
