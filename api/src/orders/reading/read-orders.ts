import { Injectable } from '@nestjs/common';
import { ExportAccount } from '../../identity/index.js';
import { KnownLinks } from '../../payment/index.js';
import { productBrands } from '../../platform/database/product-brands.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import { orderConnection } from './order-connection.js';
import { DUE_ON_DELIVERY } from './due-on-delivery.js';
import { notTheirs } from '../order-owner.js';
import { inOwnStock } from '../changing/own-stock.js';
import { orderNotFound } from '../order.errors.js';
import type { Order, OrderPage, PublicOrder } from '../order.model.js';
import { presentOrder, publicView, type OrderRow } from './present-order.js';

@Injectable()
export class ReadOrders {
  constructor(
    private readonly statements: Statements,
    private readonly links: KnownLinks,
    exported: ExportAccount,
  ) {
    exported.add('orders', (userId) => this.all(userId));
  }

  /** Returns a page of the shopper's orders, the newest first. */
  async page(userId: string, request: PageRequest): Promise<OrderPage> {
    const [count] = await this.statements.rows(COUNT, { userId });
    const rows = await this.statements.rows(PAGE, { userId, limit: request.limit, offset: offsetOf(request) });
    return { items: await this.present(rows), pagination: paginate(request, count!.total) };
  }

  /**
   * Returns the shopper's orders after a cursor, the newest first. Throws CURSOR_INVALID. `counted`: with their number.
   */
  async connection(userId: string, request: ConnectionRequest, counted: boolean): Promise<Connection<Order>> {
    return orderConnection(listKey('userOrders', userId), request, {
      count: async () => (counted ? (await this.statements.rows(COUNT, { userId }))[0]!.total : 0),
      rows: (slice) => this.statements.rows(SLICE, { userId, ...slice }),
      present: (rows) => this.present(rows),
    });
  }

  /** Returns all orders of a shopper, for the export of personal data. */
  private async all(userId: string): Promise<Order[]> {
    const rows = await this.statements.rows(PAGE, { userId, limit: null, offset: 0 });
    return rows.map((row) => presentOrder(row, null));
  }

  /**
   * Returns the order if the user owns it or if it has no owner; null is a guest. Throws ORDER_NOT_FOUND, UNAUTHORIZED
   * for a guest.
   */
  async own(userId: string | null, uuid: string): Promise<Order> {
    const order = await this.ownIfAny(userId, uuid);
    if (!order) throw notTheirs(userId);
    return order;
  }

  /** Returns the order if `own` would; otherwise null. */
  async ownIfAny(userId: string | null, uuid: string): Promise<Order | null> {
    const [order] = await this.present(await this.statements.rows(OWN, { uuid, userId }));
    return order ?? null;
  }

  /** Returns the order with this public id if the user owns it. Throws ORDER_NOT_FOUND. */
  async ownById(userId: string, id: string): Promise<Order> {
    const found = await this.statements.prisma.order.findFirst({ where: { id, userId }, select: { uuid: true } });
    if (!found) throw orderNotFound();
    return this.own(userId, found.uuid);
  }

  /** Returns the public view of an order, which anybody with the link may see. */
  async public(id: string): Promise<PublicOrder> {
    const rows = await this.statements.rows(PUBLIC, { id });
    const [order] = await this.present(rows);
    if (!order) throw orderNotFound();
    return publicView(order);
  }

  private async present(rows: OrderRow[]): Promise<Order[]> {
    const payable = rows.filter(({ payable }) => payable).map(({ uuid }) => uuid);
    const links = await this.links.of(payable);
    return rows.map((row) => presentOrder(row, links.get(row.uuid) ?? null));
  }
}

const UNITS = (which: string) => `
coalesce((SELECT jsonb_agg(jsonb_build_object('id', i."id", 'status', i."status",
   'estimatedDeliveryFrom', i."estimatedDeliveryFrom", 'estimatedDeliveryDate', i."estimatedDeliveryDate",
   'price', i."price", 'discountValue', i."discountValue", 'bonuses', i."bonuses", 'soldPrice', i."soldPrice", 'cashback', i."cashback", 'trackCode', i."trackCode",
   'cdekWaybillId', i."cdekWaybillId", 'itemId', i."itemId", 'productId', i."productId", 'name', i."name", 'slug', i."slug",
   'brands', ${productBrands('i."productId"')},
   'image', i."image", 'size', jsonb_build_object('slug', i."sizeSlug", 'name', i."sizeName"), 'supplier', i."supplierName",
   'deliveryIsoCode', i."deliveryIsoCode", 'inOwnStock', ${inOwnStock('i')},
   'history', coalesce((SELECT jsonb_agg(jsonb_build_object('status', c."status", 'previousStatus', c."previousStatus",
                 'createdAt', c."createdAt") ORDER BY c."id") FROM "order_status_change" c WHERE c."orderItemId" = i."id"), '[]')
   ) ORDER BY i."position") FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND ${which}), '[]')`;

export const ORDER_COLUMNS = `
o."uuid", o."id", o."number", o."status", o."createdAt", o."updatedAt", o."name", o."surname", o."lastname", o."phone",
o."email", o."comment", o."paymentType", o."goodsPrice", o."discountValue", o."paidByBonuses", o."deliveryPrice",
o."totalPrice", o."refunded", o."cashback", o."pickupPoint", o."address", o."paidAt", o."expiresAt",
o."phoneConfirmedAt" IS NOT NULL AS "phoneConfirmed", o."cancelReason",
coalesce((o."status" IN ('AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID') OR o."paidAt" IS NOT NULL) AND o."expiresAt" > now(), false) AS "payable",
coalesce(o."paidAt" IS NULL AND o."expiresAt" > now() AND EXISTS (SELECT FROM "payment" y WHERE y."orderUuid" = o."uuid"
  AND y."state" = 'CANCELED' AND y."cancelRequestedAt" IS NULL AND y."supersededAt" IS NULL), false) AS "paymentRefused",
${DUE_ON_DELIVERY} AS "dueOnDelivery",
(SELECT coalesce(jsonb_agg(jsonb_build_object('createdAt', e."createdAt", 'deliveryChanged', e."deliveryChanged", 'removedUnits', e."removedUnits", 'replacedUnits', e."replacedUnits",
   'addedUnits', e."addedUnits", 'amountToPay', e."amountToPay", 'unpaidUnits', e."unpaidUnits",
   'previousTotalPrice', e."previousTotalPrice", 'totalPrice', e."totalPrice") ORDER BY e."createdAt"), '[]')
 FROM "order_edit" e WHERE e."orderUuid" = o."uuid") AS "edits",
(SELECT p."code" FROM "promocode" p WHERE p."id" = o."promocodeId") AS "promocode",
${UNITS(`i."removedAt" IS NULL AND NOT i."awaitsPayment"`)} AS "items",
${UNITS(`i."awaitsPayment"`)} AS "awaiting"`;

const COUNT = statement('order-count')`SELECT count(*)::int AS "total" FROM "shop_order" WHERE "userId" = :userId`;

const PAGE = statement('order-page')`
SELECT ${ORDER_COLUMNS} FROM "shop_order" o WHERE o."userId" = :userId ORDER BY o."createdAt" DESC, o."number" DESC LIMIT :limit? OFFSET :offset`;

const SLICE = statement('order-slice')`
SELECT ${ORDER_COLUMNS} FROM "shop_order" o WHERE o."userId" = :userId AND (:before?::int IS NULL OR o."number" < :before)
ORDER BY o."number" DESC LIMIT :limit`;

const OWN = statement('order-own')`
SELECT ${ORDER_COLUMNS} FROM "shop_order" o WHERE o."uuid" = :uuid AND (o."userId" IS NULL OR o."userId" = :userId)`;

const PUBLIC = statement('order-public')`SELECT ${ORDER_COLUMNS} FROM "shop_order" o WHERE o."id" = :id`;
