import { statement } from '../platform/database/statement.js';
import type { NamedSlug } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { distinct, idsBySlug } from './ids-by-slug.js';
import { foldName } from './slug.js';

/**
 * Returns the ids of brands by slug; missing brands are created. Brands are the same if their names differ only in
 * case, spaces and marks: `NEW-BALANCE`, `NewBalance`. The first spelling stays. The name of a brand that was merged
 * means the target brand.
 */
export async function brandIds(
  transaction: Transaction,
  brands: readonly NamedSlug[],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const wanted = distinct(brands, known);
  if (wanted.length === 0) return new Map();
  const keyOf = ({ slug }: NamedSlug): string => slug.replaceAll('-', '');
  const bySpelling = new Map<string, NamedSlug[]>();
  for (const brand of wanted) bySpelling.set(keyOf(brand), [...(bySpelling.get(keyOf(brand)) ?? []), brand]);
  const rows = await transaction.rows(BRANDS_BY_SPELLING, {
    keys: [...bySpelling.keys()],
    names: wanted.map(({ name }) => name.toLowerCase()),
  });
  const ids = new Map<string, string>();
  const missing: NamedSlug[] = [];
  for (const [key, spellings] of bySpelling) {
    const names = new Set(spellings.map(({ name }) => foldName(name)));
    const found = ({ isFormer }: { isFormer: boolean }) => {
      const among = rows.filter((row) => row.isFormer === isFormer);
      return (
        among.find(({ slug, name }) => spellings.some((one) => one.name === name && one.slug === slug)) ??
        among.find(({ name }) => names.has(foldName(name))) ??
        among.find((one) => keyOf(one) === key)
      );
    };
    const row = found({ isFormer: false }) ?? found({ isFormer: true });
    if (row) for (const { slug } of spellings) ids.set(slug, row.id);
    else missing.push(spellings[0]!);
  }
  const made = await idsBySlug(transaction, missing, 'brand', async (absent) => {
    await transaction.rows(INSERT_BRANDS, { named: JSON.stringify(absent) });
  });
  for (const [slug, id] of made)
    for (const spelling of bySpelling.get(keyOf({ slug, name: '' })) ?? []) ids.set(spelling.slug, id);
  return ids;
}

const BRANDS_BY_SPELLING = statement('brands-by-spelling')`
SELECT "slug", "name", "id", false AS "isFormer" FROM "brand"
WHERE replace("slug", '-', '') = ANY(:keys) OR lower("name") = ANY(:names)
UNION ALL SELECT n."slug", n."name", b."id", true FROM "former_name" n JOIN "brand" b ON b."id" = n."brandId"
WHERE n."kind" = 'BRAND' AND (replace(n."slug", '-', '') = ANY(:keys) OR lower(n."name") = ANY(:names))
ORDER BY "slug"`;

const INSERT_BRANDS = statement('insert-brands')`
INSERT INTO "brand" ("slug", "name")
SELECT i."slug", i."name" FROM jsonb_to_recordset(:named::jsonb) AS i("slug" text, "name" text)
ON CONFLICT ("slug") DO NOTHING`;
