import { Injectable } from '@nestjs/common';
import {
  nextStatuses,
  ORDER_COLUMNS,
  orderNotFound,
  presentOrder,
  type OrderRow,
  type OrderStatus,
} from '../orders/index.js';
import { KnownLinks } from '../payment/index.js';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest } from '../shared/page.js';
import type { OrdersInput } from './operator-order.input.js';
import type { OperatorOrder, OperatorOrderPage, OrderPayment } from './operator-order.model.js';
import { anywhere, readPage } from './read-page.js';

type Extra = Pick<
  OperatorOrder['orderProductItems'][number],
  'id' | 'unit' | 'markingCode' | 'discountValue' | 'bonuses'
>;
type Row = OrderRow & {
  userId: string | null;
  extras: (Extra & { deliveryIsoCode: string; status: OrderStatus })[];
  paymentRows: (Omit<OrderPayment, 'createdAt'> & { createdAt: string })[];
};

/** The text that is searched is that of the index in `api/prisma/sql/find-orders-index.sql`, to the letter. */
@Injectable()
export class FindOrders {
  constructor(
    private readonly statements: Statements,
    private readonly links: KnownLinks,
  ) {}

  /** The newest first. */
  async page({ search, statuses, userId, from, to }: OrdersInput, request: PageRequest): Promise<OperatorOrderPage> {
    const values = [sought(search), statuses?.length ? statuses : null, userId, from, to];
    const found = { name: 'operator-orders', columns: COLUMNS, source: SOURCE, order: 'o."number" DESC', values };
    const { items, pagination } = await readPage<Row>(this.statements, found, request);
    return { items: await this.present(items), pagination };
  }

  /** Throws ORDER_NOT_FOUND. */
  byUuid(uuid: string): Promise<OperatorOrder> {
    return this.one('operator-order', `o."uuid" = $1`, uuid);
  }

  /** By what people say on the telephone. Throws ORDER_NOT_FOUND. */
  byNumber(number: number): Promise<OperatorOrder> {
    return this.one('operator-order-number', `o."number" = $1`, number);
  }

  private async one(name: string, condition: string, value: string | number): Promise<OperatorOrder> {
    const text = `SELECT ${COLUMNS} FROM "shop_order" o WHERE ${condition}`;
    const [order] = await this.present(await this.statements.rows<Row>(name, text, [value]));
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
        paidAt: row.paidAt,
        payments: row.paymentRows.map((payment) => ({ ...payment, createdAt: new Date(payment.createdAt) })),
        orderProductItems: order.orderProductItems.map((item) => {
          const extra = extras.get(item.id)!;
          return { ...item, ...extra, nextStatuses: nextStatuses(extra, 'OPERATOR') };
        }),
      };
    });
  }
}

/** Words in the order of the index's text; a telephone however it is written. */
function sought(typed: string | null | undefined): string | null {
  const text = typed?.trim().toLowerCase() ?? '';
  const isPhone = /^[+\d][\d\s()-]{9,}$/.test(text);
  const digits = text.replace(/\D/g, '');
  return isPhone ? anywhere(digits.slice(-10)) : anywhere(text);
}

const COLUMNS = `${ORDER_COLUMNS}, o."userId",
(SELECT jsonb_agg(jsonb_build_object('id', i."id", 'status', i."status", 'unit', i."unit", 'markingCode', i."markingCode",
   'discountValue', i."discountValue", 'bonuses', i."bonuses", 'deliveryIsoCode', i."deliveryIsoCode"))
 FROM "order_product_item" i WHERE i."orderUuid" = o."uuid") AS "extras",
(SELECT coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'state', p."state", 'amount', p."amount",
   'refunded', p."refunded", 'provider', p."provider", 'providerId', p."providerId",
   'cancellationReason', p."cancellationReason", 'createdAt', p."createdAt") ORDER BY p."createdAt"), '[]')
 FROM "payment" p WHERE p."orderUuid" = o."uuid") AS "paymentRows"`;

const TEXT = `
lower(o."number"::text || ' ' || coalesce(o."surname", '') || ' ' || o."name" || ' ' || coalesce(o."lastname", '') || ' '
  || coalesce(o."surname", '') || ' ' || o."phone" || ' ' || coalesce(o."email", ''))`;

const SOURCE = `
FROM "shop_order" o
WHERE ($1::text IS NULL OR ${TEXT} LIKE $1) AND ($2::text[] IS NULL OR o."status" = ANY($2::"OrderStatus"[]))
  AND ($3::uuid IS NULL OR o."userId" = $3)
  AND ($4::timestamptz IS NULL OR o."createdAt" >= $4) AND ($5::timestamptz IS NULL OR o."createdAt" < $5)`;
