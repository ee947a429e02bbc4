import { Injectable } from '@nestjs/common';
import type { Column, ExportTable } from '../../exports/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { STATUS_NAMES } from '../index.js';
import { ORDER_SOURCE, type orderConditions } from './order-conditions.js';

/**
 * Exports the units of orders as a file, one row for each, those of the newest orders first. Units that an edit removed
 * or that wait for a payment of their own are left out.
 */
@Injectable()
export class ExportOrderUnits implements ExportTable<Row> {
  readonly kind = 'ORDER_UNITS';
  readonly title = 'Вещи заказов';
  readonly columns = COLUMNS;

  constructor(private readonly statements: Statements) {}

  page(filter: unknown, after: string | null, limit: number): Promise<Row[]> {
    const conditions = filter as ReturnType<typeof orderConditions>;
    const [lastNumber, lastPosition, lastId = null] = after?.split(' ') ?? [];
    const last = {
      lastNumber: lastNumber === undefined ? null : Number(lastNumber),
      lastPosition: lastPosition === undefined ? null : Number(lastPosition),
      lastId,
    };
    return this.statements.plannedRows(PAGE, { ...conditions, ...last, limit });
  }
}

/** The money of a unit counts as paid once it was taken: of a unit that is paid on delivery, when it is handed over. */
const PAID = `(o."paidAt" IS NOT NULL AND NOT i."dueOnDelivery")`;

const PAGE = statement('export-order-units')`
WITH page AS MATERIALIZED (
  SELECT o."uuid", o."number", i."id", i."position"
  FROM (SELECT o."uuid", o."number" ${ORDER_SOURCE} AND (:lastNumber?::int IS NULL OR o."number" <= :lastNumber)) o
  JOIN "order_product_item" i ON i."orderUuid" = o."uuid"
  WHERE i."removedAt" IS NULL AND NOT i."awaitsPayment" AND (:lastNumber IS NULL OR o."number" < :lastNumber
    OR (i."position", i."id") > (:lastPosition?::smallint, :lastId?::uuid))
  ORDER BY o."number" DESC, i."position", i."id" LIMIT :limit
)
SELECT page."number" || ' ' || page."position" || ' ' || page."id" AS "key", o."number", o."createdAt", o."paidAt", i."status",
  w."sku", w."barcode", i."name", i."sizeName",
  (SELECT coalesce(string_agg(b."name", ', ' ORDER BY pb."position"), '') FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
    WHERE pb."productId" = i."productId") AS "brands", i."supplierName",
  i."price"::float8, i."discountValue"::float8, i."soldPrice"::float8, i."bonuses",
  CASE WHEN ${PAID} THEN i."soldPrice" ELSE 0 END::float8 AS "received", CASE WHEN NOT ${PAID} THEN 0
    WHEN i."status" IN ('CANCEL_PURCHASE', 'ISSUED_REFUND') THEN i."soldPrice" ELSE i."compensated" END::float8 AS "givenBack",
  (SELECT p."code" FROM "promocode" p WHERE p."id" = o."promocodeId") AS "promocode", i."markingCode",
  coalesce(o."address" ->> 'city', o."pickupPoint" ->> 'city', '') AS "city", o."pickupPoint" ->> 'code' AS "pickupPoint",
  i."trackCode", i."cdekWaybillId", i."deliveredAt"
FROM page JOIN "shop_order" o ON o."uuid" = page."uuid" JOIN "order_product_item" i ON i."id" = page."id"
JOIN "product_item" w ON w."id" = i."itemId"
ORDER BY page."number" DESC, page."position", page."id"`;

type Row = (typeof PAGE)['types']['row'];

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Номер заказа', type: 'NUMBER', of: (row) => row.number },
  { title: 'Оформлен', type: 'TIME', of: (row) => row.createdAt },
  { title: 'Когда оплачен', type: 'TIME', of: (row) => row.paidAt },
  { title: 'Статус вещи', type: 'TEXT', of: (row) => STATUS_NAMES[row.status] },
  { title: 'Получена', type: 'TIME', of: (row) => row.deliveredAt },
  { title: 'Артикул', type: 'TEXT', of: (row) => row.sku },
  { title: 'Штрихкод', type: 'TEXT', of: (row) => row.barcode },
  { title: 'Товар', type: 'TEXT', of: (row) => row.name },
  { title: 'Размер', type: 'TEXT', of: (row) => row.sizeName },
  { title: 'Бренд', type: 'TEXT', of: (row) => row.brands },
  { title: 'Поставщик', type: 'TEXT', of: (row) => row.supplierName },
  { title: 'Цена', type: 'MONEY', of: (row) => row.price },
  { title: 'Скидка по промокоду', type: 'MONEY', total: true, of: (row) => row.discountValue },
  { title: 'Баллами', type: 'NUMBER', total: true, of: (row) => row.bonuses },
  { title: 'К оплате', type: 'MONEY', total: true, of: (row) => row.soldPrice },
  { title: 'Оплачено', type: 'MONEY', total: true, of: (row) => row.received },
  { title: 'Возвращено', type: 'MONEY', total: true, of: (row) => row.givenBack },
  { title: 'Осталось у магазина', type: 'MONEY', total: true, of: (row) => row.received - row.givenBack },
  { title: 'Промокод', type: 'TEXT', of: (row) => row.promocode },
  { title: 'Код маркировки', type: 'TEXT', of: (row) => row.markingCode },
  { title: 'Город', type: 'TEXT', of: (row) => row.city },
  { title: 'Доставка', type: 'TEXT', of: ({ pickupPoint }) => (pickupPoint ? `СДЭК, ПВЗ ${pickupPoint}` : 'Курьер') },
  { title: 'Трек-номер', type: 'TEXT', of: (row) => row.trackCode },
  { title: 'Накладная СДЭК', type: 'TEXT', of: (row) => row.cdekWaybillId },
];
