import type pg from 'pg';

/**
 * Describes all objects of a database in PostgreSQL's own notation, e.g. `'trigger shop_order.shop_order_sums'` →
 * `'CREATE CONSTRAINT TRIGGER …'`. Two databases with equal descriptions enforce the same rules.
 */
export async function describeDatabase(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(DESCRIBE);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

/** Ignores objects of extensions, and `_prisma_migrations`, which belongs to the migration engine. */
const DESCRIBE = `
WITH relation AS (
  SELECT c."oid", c."relname", c."relkind" FROM pg_class c
  WHERE c."relnamespace" = 'public'::regnamespace AND c."relname" NOT LIKE '\\_prisma\\_%'
)
SELECT 'extension ' || "extname" AS "name", '' AS "definition" FROM pg_extension
UNION ALL
SELECT 'type ' || t."typname", string_agg(e."enumlabel", ', ' ORDER BY e."enumsortorder")
FROM pg_type t JOIN pg_enum e ON e."enumtypid" = t."oid" GROUP BY t."typname"
UNION ALL
SELECT 'column ' || r."relname" || '.' || a."attname", format_type(a."atttypid", a."atttypmod")
  || CASE WHEN a."attnotnull" THEN ' NOT NULL' ELSE '' END || coalesce(' DEFAULT ' || pg_get_expr(d."adbin", d."adrelid"), '')
FROM relation r JOIN pg_attribute a ON a."attrelid" = r."oid" AND a."attnum" > 0 AND NOT a."attisdropped"
LEFT JOIN pg_attrdef d ON d."adrelid" = a."attrelid" AND d."adnum" = a."attnum"
WHERE r."relkind" = 'r'
UNION ALL
SELECT 'view ' || r."relname", pg_get_viewdef(r."oid") FROM relation r WHERE r."relkind" IN ('v', 'm')
UNION ALL
SELECT 'constraint ' || r."relname" || '.' || n."conname", pg_get_constraintdef(n."oid")
FROM relation r JOIN pg_constraint n ON n."conrelid" = r."oid" WHERE n."contype" <> 'n'
UNION ALL
SELECT 'index ' || r."relname", pg_get_indexdef(r."oid") FROM relation r WHERE r."relkind" = 'i'
UNION ALL
SELECT 'trigger ' || r."relname" || '.' || t."tgname", pg_get_triggerdef(t."oid")
FROM relation r JOIN pg_trigger t ON t."tgrelid" = r."oid" AND NOT t."tgisinternal"
UNION ALL
SELECT 'function ' || p."oid"::regprocedure, pg_get_functiondef(p."oid") FROM pg_proc p
WHERE p."pronamespace" = 'public'::regnamespace AND p."prokind" IN ('f', 'p')
  AND NOT EXISTS (SELECT FROM pg_depend e WHERE e."objid" = p."oid" AND e."deptype" = 'e')
ORDER BY 1`;
