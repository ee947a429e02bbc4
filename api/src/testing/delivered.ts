import type pg from 'pg';
import { orderOf, REQUEST } from './orders.js';
import type { Shopper } from './shoppers.js';

export interface Offer {
  id: string;
  productId: string;
  slug: string;
  size: string;
  price: number;
}

/** Returns all offers of the shop, grouped by the slug of their product and ordered by size. */
export async function offersOf(database: pg.Pool): Promise<Record<string, Offer[]>> {
  const { rows } = await database.query<Offer>(
    `SELECT i."id", p."id" AS "productId", p."slug", s."name" AS "size", r."price"::int FROM "product_item" i
     JOIN "product" p ON p."id" = i."productId" JOIN "size" s ON s."id" = i."sizeId"
     JOIN "price_details" r ON r."itemId" = i."id" ORDER BY p."slug", s."name"`,
  );
  const offers: Record<string, Offer[]> = {};
  for (const row of rows) (offers[row.slug] ??= []).push(row);
  return offers;
}

/**
 * Orders these offers and sets the units directly to a status, without the statuses before it; by default they are
 * delivered. Returns the ids of the ordered units.
 */
export async function delivered(
  database: pg.Pool,
  shopper: Shopper,
  offers: Offer[],
  { status = 'DELIVERED', days = 0 } = {},
): Promise<string[]> {
  const { data, errors } = await shopper.ask(REQUEST, {
    dto: orderOf(offers.map(({ id, price }) => ({ id, price }))),
  });
  if (!data?.createOrderRequest) throw new Error(JSON.stringify(errors));
  const { uuid } = data.createOrderRequest as { uuid: string };
  const { rows } = await database.query<{ id: string }>(
    `UPDATE "order_product_item" SET "status" = $2::"OrderStatus", "deliveredAt" = CASE WHEN $2 = ANY('{DELIVERED,ISSUED_REFUND,ARRANGED_EXCHANGE}') THEN now() - make_interval(days => $3) END
     WHERE "orderUuid" = $1 RETURNING "id"`,
    [uuid, status, days],
  );
  return rows.map(({ id }) => id);
}

/**
 * Inserts a checked upload of the shopper, or of a guest, without its bytes. Returns the upload's id and the key of its
 * picture.
 */
export async function checkedUpload(
  database: pg.Pool,
  shopper: { id: string | null },
  purpose = 'REVIEW_PHOTO',
): Promise<{ id: string; key: string }> {
  const { rows } = await database.query<{ id: string; key: string }>(
    `WITH stored AS (
       INSERT INTO "picture" ("key", "contentType", "bytes", "width", "height", "colour", "preview")
       VALUES ('uploads/' || gen_random_uuid() || '.jpg', 'image/jpeg', 9, 40, 30, '#204060', 'data:,') RETURNING "key"
     )
     INSERT INTO "upload" ("userId", "purpose", "state", "fileName", "contentType", "byteSize", "pictureKey", "expiresAt")
     SELECT $1, $2::"UploadPurpose", 'CHECKED', 'фото.jpg', 'image/jpeg', 9, "key", now() + interval '1 day' FROM stored
     RETURNING "id", "pictureKey" AS "key"`,
    [shopper.id, purpose],
  );
  return rows[0]!;
}
