import type { UnderstoodWord } from '@meet/search-indexer/language';
import { statement } from '../../../platform/database/statement.js';
import type { Statements } from '../../../platform/database/statements.js';
import { MOST_WORDS, type EnginePage, type SearchEngine, type WordMatch } from '../search-engine.js';

/**
 * The engine built into PostgreSQL: full-text search over stemmed words. It only ranks products; the listing index
 * filters and counts them. Its database indexes are defined in `api/prisma/sql/search-indexes.sql`.
 */
export class PostgresSearchEngine implements SearchEngine {
  /**
   * A ranking changes in the transaction of a document; only a rebuild that repairs texts changes the ranking alone.
   */
  readonly keepsMs = 60_000;

  constructor(private readonly statements: Statements) {}

  async rank(said: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    const words = said.slice(0, MOST_WORDS);
    if (!words.length) return [];
    if (match === 'some') {
      const forms = words.map((word) => anyFormOf(word, ''));
      return idsOf(await this.statements.plannedRows(RANK_SOME, { forms, limit }));
    }
    const all = (written: (word: UnderstoodWord) => string) => words.map(written).join(' & ');
    return idsOf(
      await this.statements.plannedRows(RANK_EVERY, {
        asked: all((word) => anyFormOf(word, match === 'named' ? TOLD : '')),
        likeliest: all((word) => likeliestOf(word, '')),
        told: all((word) => likeliestOf(word, TOLD)),
        begun: all(begunOf),
        limit,
      }),
    );
  }

  /** Always null: this engine is the database itself, and if the database is down, the whole API is. */
  fault(): Promise<null> {
    return Promise.resolve(null);
  }

  answersPage(): boolean {
    return false;
  }

  page(): Promise<EnginePage | null> {
    return Promise.resolve(null);
  }
}

/** The statement returns all ids in one row, because reading ten thousand rows would take longer than ranking them. */
function idsOf([row]: { ids: string | null }[]): string[] {
  return row!.ids?.split(' ') ?? [];
}

/** tsvector weights of name (A), kind (B) and properties (C), without the description (D). */
const TOLD = 'ABC';

/** A tsquery that matches any form of the word, the first form also as a prefix if the word may be unfinished. */
function anyFormOf({ forms, prefix }: UnderstoodWord, where: string): string {
  return `(${forms.map((form, place) => quoted(form, (prefix && place === 0 ? '*' : '') + where)).join(' | ')})`;
}

function likeliestOf({ forms, completion }: UnderstoodWord, where: string): string {
  return quoted(completion ?? forms[0]!, where);
}

function begunOf({ forms, prefix }: UnderstoodWord): string {
  return quoted(forms[0]!, (prefix ? '*' : '') + TOLD);
}

/** `where` is the suffix of a tsquery term: `*` for a prefix match, then the weights to search. */
function quoted(form: string, where: string): string {
  return `'${form.replace(/['\\]/g, '$&$&')}'${where && `:${where}`}`;
}

/**
 * SQL for a rank by nearness and weight of the words, rounded down to powers of four. A word in a property (C) counts
 * as much as four in a description (D), one in the kind (B) as much as four in properties, one in the name (A) as much
 * as four in the kind.
 */
const STEP = (asked: string) =>
  `floor(ln(greatest(ts_rank_cd('{0.015625,0.0625,0.25,1}', t."text", ${asked}), 1e-9)) / ln(4.0::float8))`;

const IDS = (order: string) =>
  `string_agg(f."productId"::text, ' ' ORDER BY ${order}, f."popularity" DESC, f."publishedAt" DESC, f."productId") AS "ids"`;

/**
 * Ranks the `:limit` most popular products that match `:asked`. Each product gets a point for matching the `:likeliest`
 * reading, another for matching it outside the description (`:told`) and another for matching the words as typed, an
 * unfinished last word as a prefix, outside the description (`:begun`). More points come first.
 */
const RANK_EVERY = statement('rank-every')`
SELECT ${IDS('f."likeliest" DESC, f."step" DESC')} FROM (
  SELECT t."productId", t."popularity", t."publishedAt",
    (t."text" @@ to_tsquery('simple', :likeliest))::int + (t."text" @@ to_tsquery('simple', :told))::int
      + (t."text" @@ to_tsquery('simple', :begun))::int AS "likeliest",
    ${STEP(`to_tsquery('simple', :asked)`)} AS "step"
  FROM "search_text" t WHERE t."inStock" AND t."text" @@ to_tsquery('simple', :asked)
  ORDER BY t."popularity" DESC LIMIT :limit
) f`;

/** A word that at least this many products contain says little about any of them. */
const FREQUENT = 5000;
/** Maximum number of candidate products per word. */
const MOST_NEAR = 1000;

/**
 * Ranks at most `:limit` products that contain some of the words `:forms`; rare words weigh more. Candidates for each
 * word are the products with most of the other words, then the popular ones. For a frequent word only the most popular
 * products are searched.
 */
const RANK_SOME = statement('rank-some')`
WITH said AS MATERIALIZED (
  SELECT to_tsquery('simple', w."forms") AS "forms", c."products" FROM unnest(:forms::text[]) w("forms"), LATERAL (
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
  ORDER BY w."weight" DESC, w."step" DESC, t."popularity" DESC, t."productId" LIMIT :limit
) f`;
