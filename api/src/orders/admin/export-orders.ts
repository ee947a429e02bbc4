import { Injectable } from '@nestjs/common';
import type { Column, ExportTable } from '../../exports/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { STATUS_NAMES } from '../index.js';
import { ORDER_SOURCE, type orderConditions } from './order-conditions.js';

const PAYMENT_TYPES = { BANK_CARD: 'Карта', SBP: 'СБП', WALLET: 'Кошелёк', ON_DELIVERY: 'При получении' };

/** Exports orders as a file, the newest first. Orders that are placed while the file is written are not in it. */
@Injectable()
export class ExportOrders implements ExportTable<Row> {
  readonly kind = 'ORDERS';
  readonly title = 'Заказы';
  readonly columns = COLUMNS;

  constructor(private readonly statements: Statements) {}

  page(filter: unknown, after: string | null, limit: number): Promise<Row[]> {
    const conditions = filter as ReturnType<typeof orderConditions>;
    return this.statements.rows(PAGE, { ...conditions, before: after === null ? null : Number(after), limit });
  }
}

/** Units of the order, without those that an edit removed or that wait for a payment of their own. */
const UNITS = `"order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."removedAt" IS NULL AND NOT i."awaitsPayment"`;

/** Payments of the order that it kept; money that came when the order could not be kept went back at once. */
const KEPT = `"payment" p WHERE p."orderUuid" = o."uuid" AND p."outcome" = 'KEEP' AND p."state" IN ('WAITING_FOR_CAPTURE', 'SUCCEEDED')`;

const PAGE = statement('export-orders')`
WITH page AS MATERIALIZED (
  SELECT o."uuid" ${ORDER_SOURCE} AND (:before?::int IS NULL OR o."number" < :before) ORDER BY o."number" DESC LIMIT :limit
)
SELECT o."number"::text AS "key", o."number", o."status", o."createdAt", o."paidAt",
  concat_ws(' ', o."surname", o."name", o."lastname") AS "buyer", o."phone", o."email",
  coalesce(o."address" ->> 'city', o."pickupPoint" ->> 'city', '') AS "city",
  CASE WHEN o."pickupPoint" IS NULL THEN concat_ws(', ', o."address" ->> 'index', o."address" ->> 'country', o."address" ->> 'city', o."address" ->> 'street',
      o."address" ->> 'house', o."address" ->> 'building', o."address" ->> 'apartment')
    ELSE concat_ws(', ', 'ПВЗ ' || (o."pickupPoint" ->> 'code'), o."pickupPoint" ->> 'city', o."pickupPoint" ->> 'address') END AS "address", o."paymentType",
  (SELECT coalesce(string_agg(i."name" || ', ' || i."sizeName", '; ' ORDER BY i."position"), '') FROM ${UNITS}) AS "goods",
  (SELECT count(*)::int FROM ${UNITS}) AS "units", o."goodsPrice"::float8,
  (SELECT coalesce(sum(i."price"), 0)::float8 FROM ${UNITS}) AS "price",
  (SELECT coalesce(sum(p."amount"), 0)::float8 FROM ${KEPT}) AS "received",
  (SELECT coalesce(sum(p."refunded"), 0)::float8 FROM ${KEPT}) AS "givenBack",
  o."discountValue"::float8, o."paidByBonuses", o."deliveryPrice"::float8, o."totalPrice"::float8,
  (SELECT p."code" FROM "promocode" p WHERE p."id" = o."promocodeId") AS "promocode", o."comment"
FROM page JOIN "shop_order" o ON o."uuid" = page."uuid" ORDER BY o."number" DESC`;

type Row = (typeof PAGE)['types']['row'];

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Номер', type: 'NUMBER', of: (row) => row.number },
  { title: 'Оформлен', type: 'TIME', of: (row) => row.createdAt },
  { title: 'Когда оплачен', type: 'TIME', of: (row) => row.paidAt },
  { title: 'Статус', type: 'TEXT', of: (row) => STATUS_NAMES[row.status] },
  { title: 'Покупатель', type: 'TEXT', of: (row) => row.buyer },
  { title: 'Телефон', type: 'TEXT', of: (row) => row.phone },
  { title: 'Почта', type: 'TEXT', of: (row) => row.email },
  { title: 'Город', type: 'TEXT', of: (row) => row.city },
  { title: 'Адрес', type: 'TEXT', of: (row) => row.address },
  { title: 'Способ оплаты', type: 'TEXT', of: (row) => PAYMENT_TYPES[row.paymentType] },
  { title: 'Состав', type: 'TEXT', of: (row) => row.goods },
  { title: 'Штук', type: 'NUMBER', total: true, of: (row) => row.units },
  { title: 'Товары', type: 'MONEY', total: true, of: (row) => row.goodsPrice },
  { title: 'Скидка на товары', type: 'MONEY', total: true, of: (row) => row.goodsPrice - row.price },
  { title: 'Скидка по промокоду', type: 'MONEY', total: true, of: (row) => row.discountValue },
  { title: 'Баллами', type: 'NUMBER', total: true, of: (row) => row.paidByBonuses },
  { title: 'Доставка', type: 'MONEY', total: true, of: (row) => row.deliveryPrice },
  { title: 'Итого', type: 'MONEY', total: true, of: (row) => row.totalPrice },
  { title: 'Оплачено', type: 'MONEY', total: true, of: (row) => row.received },
  { title: 'Возвращено', type: 'MONEY', total: true, of: (row) => row.givenBack },
  { title: 'Осталось у магазина', type: 'MONEY', total: true, of: (row) => row.received - row.givenBack },
  { title: 'Промокод', type: 'TEXT', of: (row) => row.promocode },
  { title: 'Комментарий', type: 'TEXT', of: (row) => row.comment },
];
