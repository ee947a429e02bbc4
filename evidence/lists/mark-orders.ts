import type pg from 'pg';

/** What orders are marked with, for the filters by it. */
export const MARKS = { promocode: 'ПРОБА', field: 'warehouse', fieldValue: 'Склад 7', externalId: 'ERP-1000' };

/** Every third order has the promo code. */
const EVERY = 3;
/** Number of different values of the custom field. */
const VALUES = 30;

/** Gives all orders an id of another system and a custom field, and a third of them a promo code, with triggers off. */
export async function markOrders(database: pg.Pool): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`INSERT INTO "promocode" ("code", "kind", "value") VALUES ($1, 'PERCENT', 5)`, [
      MARKS.promocode,
    ]);
    await client.query(
      `UPDATE "shop_order" o SET "externalId" = 'ERP-' || o."number", "promocodeId" = CASE WHEN o."number" % $2 = 0 THEN c."id" END
       FROM "promocode" c WHERE c."code" = $1`,
      [MARKS.promocode, EVERY],
    );
    await client.query(
      `INSERT INTO "custom_field" ("owner", "code", "type", "name") VALUES ('ORDER', $1, 'TEXT', 'Склад')`,
      [MARKS.field],
    );
    await client.query(
      `INSERT INTO "custom_field_value" ("ownerId", "fieldId", "owner", "type", "multiple", "text")
       SELECT o."uuid", f."id", f."owner", f."type", f."multiple", 'Склад ' || o."number" % $2
       FROM "shop_order" o, "custom_field" f WHERE f."code" = $1`,
      [MARKS.field, VALUES],
    );
    await client.query('COMMIT');
    // The rows lie as before the update; the second one marks pages as visible to all, which the first does not.
    await client.query('VACUUM FULL "shop_order"');
    await client.query('VACUUM ANALYZE "shop_order", "custom_field_value"');
  } finally {
    client.release();
  }
}
