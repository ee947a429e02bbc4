import type pg from 'pg';

let codes = 0;

/** A code of ten percent unless told otherwise; answers how it reads. */
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
