import { normaliseText } from '@meet/search-indexer/language';
import type { Statements } from '../../platform/database/statements.js';
import type { SearchEngine, SearchSuggestion } from '../search-engine.js';

/** The embedded engine: Russian full text for word forms, trigrams for slips of the finger. */
export class PostgresSearchEngine implements SearchEngine {
  constructor(private readonly statements: Statements) {}

  /** Words that match; when none does, words that resemble them. */
  async rank(query: string, limit: number): Promise<string[]> {
    const words = normaliseText(query);
    if (!words) return [];
    const exact = await this.ids('search-rank', RANK, [words, prefixQuery(words), limit]);
    return exact.length ? exact : this.ids('search-rank-close', RANK_CLOSE, [words.split(' '), limit]);
  }

  async suggest(query: string, limit: number): Promise<SearchSuggestion[]> {
    const words = normaliseText(query);
    if (!words) return [];
    return this.statements.rows<SearchSuggestion & Record<string, unknown>>('search-suggest', SUGGEST, [words, limit]);
  }

  private async ids(name: string, text: string, values: unknown[]): Promise<string[]> {
    const rows = await this.statements.rows<{ productId: string }>(name, text, values);
    return rows.map(({ productId }) => productId);
  }
}

/** Every word may be the beginning of one: «крос nike» → 'крос':* & 'nike':* */
function prefixQuery(words: string): string {
  return words
    .split(' ')
    .map((word) => `'${word.replaceAll("'", "''")}':*`)
    .join(' & ');
}

const RANKED = `ORDER BY ts_rank_cd(t."text", asked."forms") DESC, t."popularity" DESC, t."productId"`;

const RANK = `
WITH asked AS (SELECT websearch_to_tsquery('russian', $1) || to_tsquery('simple', $2) AS "forms")
SELECT t."productId" FROM "search_text" t, asked WHERE t."text" @@ asked."forms" ${RANKED} LIMIT $3`;

/**
 * Each word stands for the known ones that are spelt most like it; all of those that stand for anything must match.
 * `%` uses the trigram index; its threshold is the server's default, 0.3.
 */
const RANK_CLOSE = `
WITH meant AS (
  SELECT (SELECT string_agg(quote_literal(c."word"), ' | ') FROM (
    SELECT w."word" FROM "search_word" w WHERE w."word" % typed."word"
    ORDER BY similarity(w."word", typed."word") DESC, w."word" LIMIT 3) c) AS "words"
  FROM unnest($1::text[]) AS typed("word")
), asked AS MATERIALIZED (
  SELECT to_tsquery('russian', string_agg('(' || "words" || ')', ' & ')) AS "forms" FROM meant WHERE "words" IS NOT NULL
)
SELECT t."productId" FROM "search_text" t, asked WHERE t."text" @@ asked."forms" ${RANKED} LIMIT $2`;

const SUGGEST = `
SELECT "kind", "text", "slug" FROM (
  SELECT 'BRAND' AS "kind", b."name" AS "text", b."slug", word_similarity($1, lower(b."name")) + 0.2 AS "score"
  FROM "brand" b WHERE b."deletedAt" IS NULL
  UNION ALL
  SELECT 'CATEGORY', c."name", c."slug", word_similarity($1, replace(lower(c."name"), 'ё', 'е')) + 0.1
  FROM "category" c WHERE c."deletedAt" IS NULL
) named
WHERE "score" > 0.55
ORDER BY "score" DESC, "text" LIMIT $2`;
