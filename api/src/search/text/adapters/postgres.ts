import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { Statements } from '../../../platform/database/statements.js';
import { MOST_WORDS, type EnginePage, type SearchEngine, type WordMatch } from '../search-engine.js';

/**
 * The embedded engine: full text over words in search form. It ranks; the listing index filters and counts. Its indexes
 * are those of `api/prisma/sql/search-indexes.sql`.
 */
export class PostgresSearchEngine implements SearchEngine {
  constructor(private readonly statements: Statements) {}

  async rank(said: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    const words = said.slice(0, MOST_WORDS);
    if (!words.length) return [];
    if (match === 'some') return this.ids(RANK_SOME, [words.map((word) => anyFormOf(word, '')), limit]);
    const all = (written: (word: UnderstoodWord) => string) => words.map(written).join(' & ');
    return this.ids(RANK_EVERY, [
      all((word) => anyFormOf(word, match === 'named' ? TOLD : '')),
      all((word) => likeliestOf(word, '')),
      all((word) => likeliestOf(word, TOLD)),
      all(begunOf),
      limit,
    ]);
  }

  /** It is the database: where that does not answer, nothing does. */
  fault(): Promise<null> {
    return Promise.resolve(null);
  }

  answersPage(): boolean {
    return false;
  }

  page(): Promise<EnginePage | null> {
    return Promise.resolve(null);
  }

  /** In one row: ten thousand of them would take longer to read than to rank. */
  private async ids(text: string, values: unknown[]): Promise<string[]> {
    const rows = await this.statements.plannedRows<{ ids: string | null }>(text, values);
    return rows[0]!.ids?.split(' ') ?? [];
  }
}

/** What the product is called or is, not what its description happens to say (D). */
const TOLD = 'ABC';

/** Any of its forms; the first may be the beginning of a word. */
function anyFormOf({ forms, prefix }: UnderstoodWord, where: string): string {
  return `(${forms.map((form, place) => quoted(form, (prefix && place === 0 ? '*' : '') + where)).join(' | ')})`;
}

function likeliestOf({ forms, completion }: UnderstoodWord, where: string): string {
  return quoted(completion ?? forms[0]!, where);
}

function begunOf({ forms, prefix }: UnderstoodWord): string {
  return quoted(forms[0]!, (prefix ? '*' : '') + TOLD);
}

/** `where`: weights of the places, after a star for a beginning. */
function quoted(form: string, where: string): string {
  return `'${form.replace(/['\\]/g, '$&$&')}'${where && `:${where}`}`;
}

/**
 * How near to one another and in how weighty a place the words stand, in steps of four: a description (D) has to say
 * something four times to mean as much as a property (C), and so on up to the name (A).
 */
const STEP = (asked: string) =>
  `floor(ln(greatest(ts_rank_cd('{0.015625,0.0625,0.25,1}', t."text", ${asked}), 1e-9)) / ln(4.0::float8))`;

const IDS = (order: string) =>
  `string_agg(f."productId"::text, ' ' ORDER BY ${order}, f."popularity" DESC, f."publishedAt" DESC, f."productId") AS "ids"`;

/**
 * Of a word that half of the products have, the popular ones are ranked: $1 is what must match, $2 its likeliest
 * reading, $3 that reading outside of descriptions, $4 the same with the last word begun, $5 how many.
 */
const RANK_EVERY = `
SELECT ${IDS('f."likeliest" DESC, f."step" DESC')} FROM (
  SELECT t."productId", t."popularity", t."publishedAt",
    (t."text" @@ to_tsquery('simple', $2))::int + (t."text" @@ to_tsquery('simple', $3))::int
      + (t."text" @@ to_tsquery('simple', $4))::int AS "likeliest",
    ${STEP(`to_tsquery('simple', $1)`)} AS "step"
  FROM "search_text" t WHERE t."inStock" AND t."text" @@ to_tsquery('simple', $1)
  ORDER BY t."popularity" DESC LIMIT $5
) f`;

/** What is said of this many products says little about any of them. */
const FREQUENT = 5000;
/** Most products that are looked at for the sake of one word. */
const MOST_NEAR = 1000;

/**
 * $1 are the words, $2 how many products. A word weighs the more the fewer products have it. Of each word those products
 * are looked at that have most of the others, then the popular ones; of a frequent word some of the most popular of all.
 */
const RANK_SOME = `
WITH said AS MATERIALIZED (
  SELECT to_tsquery('simple', w."forms") AS "forms", c."products" FROM unnest($1::text[]) w("forms"), LATERAL (
    SELECT count(*)::int AS "products" FROM (
      SELECT FROM "search_text" t WHERE t."inStock" AND t."text" @@ to_tsquery('simple', w."forms") LIMIT ${FREQUENT}
    ) found) c
  WHERE c."products" > 0
), near AS (
  SELECT r."productId" FROM said s, LATERAL (
    SELECT t."productId" FROM "search_text" t
    WHERE s."products" < ${FREQUENT} AND t."inStock" AND t."text" @@ s."forms"
    ORDER BY (SELECT count(*) FROM said o WHERE t."text" @@ o."forms") DESC, t."popularity" DESC LIMIT ${MOST_NEAR}) r
  UNION
  SELECT r."productId" FROM said s, LATERAL (
    SELECT p."productId" FROM (
      SELECT t."productId", t."text" FROM "search_text" t
      WHERE s."products" >= ${FREQUENT} AND t."inStock" ORDER BY t."popularity" DESC LIMIT ${FREQUENT}) p
    WHERE p."text" @@ s."forms" LIMIT ${MOST_NEAR}) r
)
SELECT ${IDS('f."weight" DESC, f."step" DESC')} FROM (
  SELECT t."productId", t."popularity", t."publishedAt", w."weight", w."step"
  FROM near JOIN "search_text" t USING ("productId"), LATERAL (
    SELECT sum(ln(1 + ${FREQUENT}::float8 / s."products")) AS "weight", max(${STEP('s."forms"')}) AS "step"
    FROM said s WHERE t."text" @@ s."forms") w
  ORDER BY w."weight" DESC, w."step" DESC, t."popularity" DESC, t."productId" LIMIT $2
) f`;
