import { anywhere } from '../../operator/index.js';
import type { OrdersInput } from './operator-order.input.js';

/** The filters of orders, as parameters of {@link ORDER_SOURCE}. */
export const orderConditions = ({ search, statuses, customField, ...dto }: OrdersInput) => ({
  ...{ search: sought(search), statuses: statuses?.length ? statuses : null, userId: dto.userId ?? null },
  ...{ number: dto.number ?? null },
  ...{ paidFrom: dto.paidFrom ?? null, paidTo: dto.paidTo ?? null },
  ...{ from: dto.from ?? null, to: dto.to ?? null, changedSince: dto.changedSince ?? null },
  ...{ lapsedSince: dto.lapsedSince ?? null },
  ...{ city: dto.city?.trim() || null, paymentTypes: dto.paymentTypes?.length ? dto.paymentTypes : null },
  ...{ promocode: dto.promocode?.trim() || null, itemId: dto.itemId ?? null },
  ...{ totalMin: dto.totalMin ?? null, totalMax: dto.totalMax ?? null, externalId: dto.externalId ?? null },
  ...{ fieldCode: customField?.code ?? null, fieldValue: customField?.value ?? null },
});

/**
 * Returns the LIKE pattern for the typed text. A telephone is reduced to its last ten digits, so its notation does not
 * matter.
 */
function sought(typed: string | null | undefined): string | null {
  const text = typed?.trim().toLowerCase() ?? '';
  const isPhone = /^[+\d][\d\s()-]{9,}$/.test(text);
  const digits = text.replace(/\D/g, '');
  return isPhone ? anywhere(digits.slice(-10)) : anywhere(text);
}

/** Equals the expression of the index in `api/prisma/sql/find-orders-index.sql`. */
const TEXT = `
lower(o."number"::text || ' ' || coalesce(o."surname", '') || ' ' || o."name" || ' ' || coalesce(o."lastname", '') || ' '
  || coalesce(o."surname", '') || ' ' || o."phone" || ' ' || coalesce(o."email", ''))`;

/** The field, if it is of one of these types. */
const fieldOf = (types: string): string => `(SELECT d."id" FROM "custom_field" d
  WHERE d."owner" = 'ORDER' AND d."code" = :fieldCode AND d."type" ${types})`;

/** The orders whose field, of one of these types, has a value that meets this condition; without the field none are read. */
const withFieldValue = (types: string, condition: string): string => `SELECT v."ownerId" FROM "custom_field_value" v
  WHERE ${fieldOf(types)} IS NOT NULL AND v."fieldId" = ${fieldOf(types)} AND ${condition}`;

/**
 * SQL condition on the value of a custom field as typed. Texts and options have an index each
 * (`api/prisma/sql/order-list-indexes.sql`), which one condition on all kinds of values could not use.
 */
const HAS_FIELD = `
o."uuid" = ANY(ARRAY(
  ${withFieldValue(`= 'TEXT'`, 'left(v."text", 200) = left(:fieldValue?::text, 200) AND v."text" = :fieldValue')}
  UNION ALL ${withFieldValue(`= 'LIST'`, 'v."option" = :fieldValue')}
  UNION ALL ${withFieldValue(
    `NOT IN ('TEXT', 'LIST')`,
    `(v."number"::text = :fieldValue OR v."flag"::text = :fieldValue OR v."referenceId"::text = :fieldValue)`,
  )}))`;

/**
 * The shop cancelled the order by itself since then. The order has changed since then too, and the index of changes finds
 * it by that.
 */
const HAS_LAPSED = `
(o."status" = 'CANCEL_PURCHASE' AND o."paidAt" IS NULL AND o."updatedAt" >= :lapsedSince AND EXISTS (
  SELECT FROM "order_product_item" u JOIN "order_status_change" c ON c."orderItemId" = u."id"
  WHERE u."orderUuid" = o."uuid" AND c."status" = 'CANCEL_PURCHASE' AND c."actorKind" = 'SYSTEM'
    AND c."createdAt" >= :lapsedSince))`;

/** All orders that match, apart from their status; {@link ORDER_SOURCE} has those that match the status too. */
export const ORDERS_OF_ANY_STATUS = `
FROM "shop_order" o
WHERE (:search?::text IS NULL OR ${TEXT} LIKE :search)
  AND (:number?::int IS NULL OR o."number" = :number)
  AND (:userId?::uuid IS NULL OR o."userId" = :userId)
  AND (:from?::timestamptz IS NULL OR o."createdAt" >= :from) AND (:to?::timestamptz IS NULL OR o."createdAt" < :to)
  AND (:paidFrom?::timestamptz IS NULL OR o."paidAt" >= :paidFrom) AND (:paidTo?::timestamptz IS NULL OR o."paidAt" < :paidTo)
  AND (:changedSince?::timestamptz IS NULL OR o."updatedAt" >= :changedSince)
  AND (:lapsedSince?::timestamptz IS NULL OR ${HAS_LAPSED})
  AND (:city?::text IS NULL OR lower(coalesce(o."address" ->> 'city', o."pickupPoint" ->> 'city')) = lower(:city))
  AND (:paymentTypes?::"PaymentType"[] IS NULL OR o."paymentType" = ANY(:paymentTypes))
  AND (:promocode?::text IS NULL OR o."promocodeId" = (
    SELECT c."id" FROM "promocode" c WHERE c."code" = upper(:promocode)))
  AND (:itemId?::uuid IS NULL OR o."uuid" = ANY(ARRAY(
    SELECT u."orderUuid" FROM "order_product_item" u WHERE u."itemId" = :itemId)))
  AND (:totalMin?::bigint IS NULL OR o."totalPrice" >= :totalMin) AND (:totalMax?::bigint IS NULL OR o."totalPrice" <= :totalMax)
  AND (:externalId?::text IS NULL OR o."externalId" = :externalId)
  AND (:fieldCode?::text IS NULL OR ${HAS_FIELD})`;

export const HAS_STATUS = `(:statuses?::"OrderStatus"[] IS NULL OR o."status" = ANY(:statuses))`;

export const ORDER_SOURCE = `${ORDERS_OF_ANY_STATUS} AND ${HAS_STATUS}`;
