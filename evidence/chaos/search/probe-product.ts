import type { Pool } from 'pg';
import { PROBE } from './writer.js';

const SEARCH = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) { items { id name } } }`;
const ANSWERED_WITHIN_MS = 20_000;

/** Puts a product on sale that `Writer` never changes, and returns its id. */
export async function putProbeOnSale(database: Pool, slug: string, name: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(NEW_PROBE, [`${PROBE}${slug}`, name]);
  return rows[0]!.id;
}

/**
 * Returns the products that an exact search for the word finds. Throws if the API does not respond, or responds with
 * errors.
 */
export async function findByWord(origin: string, word: string): Promise<{ id: string; name: string }[]> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SEARCH, variables: { dto: { query: word, exact: true } } }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  const said = await answer.text();
  const { data, errors } = JSON.parse(said) as {
    data?: { searchFilteredProducts: { items: { id: string; name: string }[] } };
    errors?: unknown;
  };
  if (!data || errors) throw new Error(`${answer.status} to «${word}»: ${said.slice(0, 300)}`);
  return data.searchFilteredProducts.items;
}

/** Returns an invented word, a different one for each number, that no product contains. */
export function unheardOf(n: number): string {
  const syllables = ['бук', 'вом', 'гыр', 'дюп', 'жаф', 'зец', 'кош', 'лущ'];
  const digits = n.toString(8).padStart(4, '0');
  return [...digits].map((digit) => syllables[Number(digit)]).join('');
}

const NEW_PROBE = `
WITH made AS (
  INSERT INTO "product" ("slug", "name", "publishedAt") VALUES ($1, $2, now()) RETURNING "id"
), item AS (
  INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock")
  SELECT made."id", s."sizeId", s."supplierId", 3 FROM made, (SELECT "sizeId", "supplierId" FROM "product_item" LIMIT 1) s
  RETURNING "id", "productId"
), price AS (
  INSERT INTO "price_details" ("itemId", "price") SELECT "id", 500000 FROM item
)
SELECT "productId" AS "id" FROM item`;
