import type { StatementTypes } from '../platform/database/statement-types.js';
import { nextReturnStates } from './return-lifecycle.js';
import type { ReturnedItem, ReturnRequest } from './return.model.js';

/**
 * SQL of the sum that is or was refunded. A unit that was settled by a sum stays with the shopper, and so do its
 * points.
 */
const SUM = (of: string, settledBySum = '0') => `
(SELECT coalesce(sum(CASE WHEN x."outcome" = 'REFUND' AND i."status" = 'DELIVERED' THEN ${settledBySum} ELSE ${of} END), 0)::int8
 FROM "return_item" x JOIN "order_product_item" i ON i."id" = x."orderItemId"
 LEFT JOIN "points_entry" e ON e."orderItemId" = i."id" AND e."kind" = 'ACCRUAL'
 WHERE x."requestId" = r."id" AND (x."open" OR x."outcome" = 'REFUND'))`;

/** SQL expression: a request as JSON. Expects the alias `r` for `return_request`. */
export const RETURN_JSON = `
jsonb_build_object('id', r."id", 'number', r."number", 'state', r."state",
  'instructions', r."instructions", 'rejectionReason', r."rejectionReason", 'createdAt', r."createdAt",
  'updatedAt', r."updatedAt", 'money', r."deliveryRefunded" + ${SUM('i."soldPrice" - i."compensated"', 'i."compensated"')}, 'bonuses', ${SUM('i."bonuses"')},
  'cashback', ${SUM('e."amount" - e."debt"')},
  'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'name', i."name", 'sizeName', i."sizeName",
              'image', i."image", 'reason', x."reason", 'comment', x."comment", 'outcome', x."outcome",
              'wanted', (SELECT jsonb_build_object('id', w."id", 'sizeName', s."name") FROM "product_item" w
                JOIN "size" s ON s."id" = w."sizeId" WHERE w."id" = x."wantedItemId")) ORDER BY i."position"), '[]')
            FROM "return_item" x JOIN "order_product_item" i ON i."id" = x."orderItemId" WHERE x."requestId" = r."id"),
  'photos', (SELECT coalesce(jsonb_agg(jsonb_build_object('url', coalesce(f."key", ''), 'width', c."width", 'height', c."height",
               'colour', c."colour", 'preview', c."preview") ORDER BY f."place"), '[]')
             FROM unnest(r."photos") WITH ORDINALITY AS f("key", "place") LEFT JOIN "picture" c ON c."key" = f."key"))`;

/** A request in the form of {@link RETURN_JSON}. */
type StoredReturn = StatementTypes['returns-of-shopper']['row']['request'];

export function presentReturn(stored: StoredReturn): ReturnRequest {
  const { money, bonuses, cashback, items, createdAt, updatedAt, ...request } = stored;
  return {
    ...request,
    value: { money, bonuses, cashback },
    // The cast is safe, because `write-order.ts` stored the picture.
    items: items.map((item) => ({ ...item, image: item.image as ReturnedItem['image'] })),
    cancellable:
      nextReturnStates(request.state, 'SHOPPER').includes('CANCELLED') &&
      items.every(({ outcome }) => outcome === null),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}
