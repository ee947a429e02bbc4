import type pg from 'pg';

let codes = 0;

/** Inserts a promo code of 10 percent, unless `changes` says otherwise, and returns the code's text. */
export async function insertPromocode(
  database: Pick<pg.Pool, 'query'>,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const row = { code: `CODE${(codes += 1)}`, kind: 'PERCENT', value: 10, ...changes };
  const columns = Object.keys(row);
  await database.query(
    `INSERT INTO "promocode" (${columns.map((name) => `"${name}"`).join(', ')})
     VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.code;
}
