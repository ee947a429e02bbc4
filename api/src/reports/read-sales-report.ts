import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { toKopecks } from '../shared/kopecks.js';
import { dayOf, shopZone, startOfDay, startOfNextDay } from '../shared/shop-time.js';
import { datedSales } from './dated-sales.js';
import { SalesReportBy, type SalesFigures, type SalesReport, type SalesReportInput } from './sales-report.model.js';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 3_660;
const UNITS_OF_TIME = { [SalesReportBy.DAY]: 'day', [SalesReportBy.WEEK]: 'week', [SalesReportBy.MONTH]: 'month' };

const isTime = (by: SalesReportBy): by is keyof typeof UNITS_OF_TIME => by in UNITS_OF_TIME;

/**
 * Reads sums of days, and the facts that they do not contain yet, in one statement, so that no fact is missed or
 * counted twice.
 */
@Injectable()
export class ReadSalesReport {
  constructor(private readonly statements: Statements) {}

  /** Throws BAD_USER_INPUT for a period that ends before it begins, or is too long. */
  async read({ from: asked, to: last, by, limit }: SalesReportInput): Promise<SalesReport> {
    const to = last ?? dayOf(new Date());
    const from = asked ?? plusDays(to, 1 - DEFAULT_DAYS);
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days < 1) throw badUserInput([fieldFault('dto.to', 'notBefore', { other: 'from' })]);
    if (days > MOST_DAYS) throw badUserInput([fieldFault('dto.to', 'mostDays', { other: 'from', most: MOST_DAYS })]);

    const period = { zone: shopZone(), from, to };
    const [totals, lines, returns] = await Promise.all([
      this.statements.rows(TOTALS, { ...period, earliest: plusDays(from, -days) }),
      isTime(by)
        ? this.statements.rows(BY_TIME, { ...period, unit: UNITS_OF_TIME[by] })
        : this.statements.rows(BY_KEY, { ...period, ...wholeMonths(from, to), dimension: by, limit }),
      this.statements.rows(RETURNS, { since: startOfDay(from), until: startOfNextDay(to), limit }),
    ]);
    const [total, before] = [true, false].map((within) => figures(totals.find((row) => row.within === within)!));
    return {
      ...{ from, to, total: total!, before: before!, returns },
      lines: lines.map((row) => ({ key: row.key!, name: row.name!, slug: row.slug, ...figures(row) })),
    };
  }
}

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the first day of the first whole month of a period, and the day after its last whole month; the day after the
 * period twice if there is no whole month.
 */
function wholeMonths(from: string, to: string): { monthsFrom: string; monthsTo: string } {
  const end = plusDays(to, 1);
  const monthsTo = `${end.slice(0, 7)}-01`;
  const [year, month] = from.split('-').map(Number) as [number, number];
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const monthsFrom = from.endsWith('-01') ? from : next;
  return monthsFrom < monthsTo ? { monthsFrom, monthsTo } : { monthsFrom: end, monthsTo: end };
}

type Sums = Record<'orders' | 'revenue' | 'refunded' | 'units' | 'goods' | 'returned' | 'goodsReturned', number>;

const figures = ({ orders, revenue, refunded, units, goods, returned, goodsReturned }: Sums): SalesFigures => ({
  ...{ orders, units, returned },
  ...{ revenue: toKopecks(revenue), refunded: toKopecks(refunded) },
  ...{ goods: toKopecks(goods), goodsReturned: toKopecks(goodsReturned) },
  average: orders ? toKopecks(Math.round(revenue / orders)) : null,
});

const SUMS = `coalesce(sum(s."orders"), 0)::int AS "orders", coalesce(sum(s."revenue"), 0)::float8 AS "revenue",
  coalesce(sum(s."refunded"), 0)::float8 AS "refunded", coalesce(sum(s."units"), 0)::int AS "units",
  coalesce(sum(s."goods"), 0)::float8 AS "goods", coalesce(sum(s."returned"), 0)::int AS "returned",
  coalesce(sum(s."goodsReturned"), 0)::float8 AS "goodsReturned"`;

const COLUMNS = ['day', 'key', 'orders', 'revenue', 'refunded', 'units', 'goods', 'returned', 'goodsReturned']
  .map((name) => `s."${name}"`)
  .join(', ');

const kept = (dimension: string, span: 'DAY' | 'MONTH', when: string) =>
  `SELECT ${COLUMNS} FROM "sales_sum" s WHERE s."dimension" = ${dimension}::"SalesDimension" AND s."span" = '${span}' AND ${when}`;

/** SQL of a dimension's facts that wait to be added to the sums. */
const waiting = (dimension: string, first: string) => `
  SELECT ${COLUMNS} FROM (${datedSales('"sales_fact"')}) AS s
  WHERE s."dimension" = ${dimension}::"SalesDimension" AND s."day" BETWEEN ${first}::date AND :to::date`;

/** SQL of the shop's sales from a day on until `:to`. */
const salesOfShop = (first: string) => `
  ${kept("'SHOP'", 'DAY', `s."day" BETWEEN ${first}::date AND :to::date`)} UNION ALL ${waiting("'SHOP'", first)}`;

/** SQL of the sales of a dimension. Whole months are read from the sums of months. */
const salesOf = (dimension: string) => `
  ${kept(dimension, 'DAY', `s."day" >= :from::date AND s."day" < :monthsFrom::date`)}
  UNION ALL ${kept(dimension, 'MONTH', `s."day" >= :monthsFrom::date AND s."day" < :monthsTo::date`)}
  UNION ALL ${kept(dimension, 'DAY', `s."day" >= :monthsTo::date AND s."day" <= :to::date`)}
  UNION ALL ${waiting(dimension, ':from')}`;

const TOTALS = statement('sales-totals')`
WITH sale AS (${salesOfShop(':earliest')}), half AS (SELECT unnest(ARRAY[true, false]) AS "within")
SELECT h."within", ${SUMS} FROM half h LEFT JOIN sale s ON (s."day" >= :from::date) = h."within" GROUP BY 1`;

const BY_TIME = statement('sales-by-time')`
WITH sale AS (${salesOfShop(':from')}), time AS (
  SELECT generate_series(date_trunc(:unit, :from::date::timestamp), :to::date::timestamp, ('1 ' || :unit)::interval) AS "first"
)
SELECT t."first"::date::text AS "key", t."first"::date::text AS "name", NULL::text AS "slug", ${SUMS}
FROM time t LEFT JOIN sale s ON date_trunc(:unit, s."day"::timestamp) = t."first" GROUP BY t."first" ORDER BY t."first"`;

const BY_KEY = statement('sales-by-key')`
WITH sale AS (${salesOf(':dimension')}), line AS (
  SELECT s."key", ${SUMS} FROM sale s GROUP BY s."key" ORDER BY sum(s."goods") DESC, s."key" LIMIT :limit
)
SELECT line.*, coalesce(CASE :dimension::text
  WHEN 'PRODUCT' THEN (SELECT x."name" FROM "product" x WHERE x."id" = nullif(line."key", '')::uuid)
  WHEN 'BRAND' THEN (SELECT x."name" FROM "brand" x WHERE x."id" = nullif(line."key", '')::uuid)
  WHEN 'CATEGORY' THEN (SELECT x."name" FROM "category" x WHERE x."id" = nullif(line."key", '')::uuid)
  WHEN 'PROMOCODE' THEN (SELECT x."code" FROM "promocode" x WHERE x."id" = nullif(line."key", '')::uuid)
  ELSE line."key" END, '') AS "name",
  CASE :dimension::text
  WHEN 'BRAND' THEN (SELECT x."slug" FROM "brand" x WHERE x."id" = nullif(line."key", '')::uuid)
  WHEN 'CATEGORY' THEN (SELECT x."slug" FROM "category" x WHERE x."id" = nullif(line."key", '')::uuid) END AS "slug"
FROM line ORDER BY line."goods" DESC, line."key"`;

const RETURNS = statement('sales-returns')`
SELECT x."reason", i."sizeName" AS "size", count(*)::int AS "units"
FROM "return_request" r JOIN "return_item" x ON x."requestId" = r."id" JOIN "order_product_item" i ON i."id" = x."orderItemId"
WHERE r."state" = 'REFUNDED' AND r."updatedAt" >= :since AND r."updatedAt" < :until AND x."outcome" IN ('REFUND', 'EXCHANGE')
GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT :limit`;
