import { Inject, Injectable } from '@nestjs/common';
import {
  inOwnStock,
  nextStatuses,
  ORDER_COLUMNS,
  orderNotFound,
  presentOrder,
  toPickupPoint,
  type OrdersConfig,
} from '../index.js';
import { KnownLinks } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { StatementTypes } from '../../platform/database/statement-types.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import { ORDER_SOURCE, orderConditions } from './order-conditions.js';
import type { OrdersInput, PaymentKeyInput } from './operator-order.input.js';
import type { OperatorOrder, OperatorOrderPage, OrderNote, OrderPayment } from './operator-order.model.js';
import { ACCOUNT_NAME, notFound, readPage } from '../../operator/index.js';

type Row = StatementTypes['operator-order']['row'];

/** Finds orders, and returns all fields of them that operators see. */
@Injectable()
export class FindOrders {
  constructor(
    private readonly statements: Statements,
    private readonly links: KnownLinks,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Returns a page of orders, the newest first. */
  async page(dto: OrdersInput, request: PageRequest): Promise<OperatorOrderPage> {
    const conditions = orderConditions(dto);
    const { items, pagination } = await readPage(request, {
      count: () => this.statements.plannedRows(COUNT, conditions),
      rows: (slice) => this.statements.plannedRows(PAGE, { ...conditions, ...slice }),
    });
    return { items: await this.present(items), pagination };
  }

  /** Throws ORDER_NOT_FOUND for an unknown uuid. */
  async byUuid(uuid: string): Promise<OperatorOrder> {
    return this.one(await this.statements.rows(BY_UUID, { uuid }));
  }

  /** Returns the existing orders among these uuids, by uuid. */
  async byUuids(uuids: readonly string[]): Promise<Map<string, OperatorOrder>> {
    const orders = await this.present(await this.statements.rows(BY_UUIDS, { uuids: [...uuids] }));
    return new Map(orders.map((order) => [order.uuid, order]));
  }

  /** Finds an order by the number that shoppers quote on the telephone. Throws ORDER_NOT_FOUND. */
  async byNumber(number: number): Promise<OperatorOrder> {
    return this.one(await this.statements.rows(BY_NUMBER, { number }));
  }

  /** Throws NOT_FOUND, and BAD_USER_INPUT unless exactly one of the ids is passed. */
  async payment({ id = null, providerId = null }: PaymentKeyInput): Promise<OrderPayment> {
    if (!id === !providerId) throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['id', 'providerId'] })]);
    const [row] = await this.statements.rows(PAYMENT, { id, providerId });
    if (!row) throw notFound();
    return presentPayment(row.payment);
  }

  private async one(rows: Row[]): Promise<OperatorOrder> {
    const [order] = await this.present(rows);
    if (!order) throw orderNotFound();
    return order;
  }

  private async present(rows: Row[]): Promise<OperatorOrder[]> {
    const payable = rows.filter((row) => row.payable).map(({ uuid }) => uuid);
    const links = await this.links.of(payable);
    return rows.map((row) => {
      const order = presentOrder(row, links.get(row.uuid) ?? null);
      const extras = new Map(row.extras.map((extra) => [extra.id, extra]));
      return {
        ...order,
        userId: row.userId,
        claim: row.claim && { ...row.claim, createdAt: new Date(row.claim.createdAt) },
        clientName: row.clientName,
        externalId: row.externalId,
        paidAt: row.paidAt,
        toGiveBack: Number(row.toGiveBack),
        notes: row.notes.map(presentNote),
        payments: row.paymentRows.map(presentPayment),
        orderProductItems: order.orderProductItems.map((item) => {
          const extra = extras.get(item.id)!;
          const possible = nextStatuses(extra, 'OPERATOR', this.config.ORDER_STATUSES);
          const allowed = order.cdekDelivery ? toPickupPoint(possible) : possible;
          return { ...item, ...extra, nextStatuses: allowed };
        }),
      };
    });
  }
}

const presentPayment = ({ createdAt, ...payment }: Row['paymentRows'][number]): OrderPayment => ({
  ...payment,
  createdAt: new Date(createdAt),
});

function presentNote({ authorId, author, createdAt, ...note }: Row['notes'][number]): OrderNote {
  // Every note has an author (`api/prisma/sql/order-note.sql`); an erased account has no name.
  return { ...note, authorId: authorId!, author: author ?? authorId!, createdAt: new Date(createdAt) };
}

/** A program may add any number of notes; the field says how many are shown. */
const NOTES_SHOWN = 100;

const PAYMENT_JSON = `jsonb_build_object('id', p."id", 'state', p."state", 'amount', p."amount",
   'refunded', p."refunded", 'provider', p."provider", 'providerId', p."providerId",
   'cancellationReason', p."cancellationReason", 'createdAt', p."createdAt", 'orderUuid', p."orderUuid")`;

const COLUMNS = `${ORDER_COLUMNS}, o."userId", o."externalId",
(SELECT jsonb_build_object('contact', c."contact", 'createdAt', c."createdAt") FROM "order_claim" c WHERE c."orderUuid" = o."uuid") AS "claim",
(SELECT c."name" FROM "api_client" c WHERE c."id" = o."clientId") AS "clientName",
(SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'status', i."status", 'unit', i."unit", 'markingCode', i."markingCode", 'compensated', i."compensated",
   'discountValue', i."discountValue", 'bonuses', i."bonuses", 'deliveryIsoCode', i."deliveryIsoCode", 'inOwnStock', ${inOwnStock('i')})), '[]')
 FROM "order_product_item" i WHERE i."orderUuid" = o."uuid") AS "extras",
(SELECT coalesce(sum(r."amount"), 0)::bigint FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
 WHERE p."orderUuid" = o."uuid" AND p."provider" = 'by-hand' AND r."state" = 'REQUESTED') AS "toGiveBack",
(SELECT coalesce(jsonb_agg(${PAYMENT_JSON} ORDER BY p."createdAt"), '[]')
 FROM "payment" p WHERE p."orderUuid" = o."uuid") AS "paymentRows",
(SELECT coalesce(jsonb_agg(jsonb_build_object('id', w."id", 'text', w."text", 'authorId', coalesce(w."operatorId", w."programId"),
   'author', ${ACCOUNT_NAME('coalesce(w."operatorId", w."programId")')}, 'byProgram', w."programId" IS NOT NULL, 'createdAt', w."createdAt")
   ORDER BY w."createdAt", w."id"), '[]')
 FROM (SELECT * FROM "order_note" l WHERE l."orderUuid" = o."uuid" ORDER BY l."createdAt" DESC LIMIT ${NOTES_SHOWN}) w) AS "notes"`;

const COUNT = statement('operator-orders-count')`SELECT count(*)::int AS "total" ${ORDER_SOURCE}`;

/** The columns are read of the page alone, not of the rows that OFFSET skips. */
const PAGE = statement('operator-orders-page')`
SELECT ${COLUMNS} FROM "shop_order" o WHERE o."uuid" = ANY(ARRAY(
  SELECT o."uuid" ${ORDER_SOURCE} ORDER BY o."number" DESC LIMIT :limit OFFSET :offset))
ORDER BY o."number" DESC`;

const BY_UUID = statement('operator-order')`SELECT ${COLUMNS} FROM "shop_order" o WHERE o."uuid" = :uuid`;

const BY_UUIDS = statement('operator-orders')`
SELECT ${COLUMNS} FROM "shop_order" o WHERE o."uuid" = ANY(:uuids::uuid[])`;

const BY_NUMBER = statement('operator-order-number')`SELECT ${COLUMNS} FROM "shop_order" o WHERE o."number" = :number`;

/** Providers number payments by themselves; of two payments with the same number the later one is meant. */
const PAYMENT = statement('operator-payment')`
SELECT ${PAYMENT_JSON} AS "payment" FROM "payment" p
WHERE (:id?::uuid IS NULL OR p."id" = :id) AND (:providerId?::text IS NULL OR p."providerId" = :providerId)
ORDER BY p."createdAt" DESC LIMIT 1`;
