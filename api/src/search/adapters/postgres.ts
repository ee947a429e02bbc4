import { normaliseText } from '@meet/search-indexer/language';
import type { Statements } from '../../platform/database/statements.js';
import type { SearchEngine, SearchSuggestion } from '../search-engine.js';

/** The embedded engine: Russian full text for word forms, trigrams for slips of the finger. */
export class PostgresSearchEngine implements SearchEngine {
  constructor(private readonly statements: Statements) {}

  async rank(query: string, limit: number): Promise<string[]> {
    const words = normaliseText(query);
    if (!words) return [];
    const rows = await this.statements.rows<{ productId: string }>('search-rank', RANK, [
      words,
      prefixQuery(words),
      limit,
    ]);
    return rows.map(({ productId }) => productId);
  }

  async suggest(query: string, limit: number): Promise<SearchSuggestion[]> {
    const words = normaliseText(query);
    if (!words) return [];
    return this.statements.rows<SearchSuggestion & Record<string, unknown>>('search-suggest', SUGGEST, [words, limit]);
  }
}

/** Every word may be the beginning of one: «крос nike» → 'крос':* & 'nike':* */
function prefixQuery(words: string): string {
  return words
    .split(' ')
    .map((word) => `'${word.replaceAll("'", "''")}':*`)
    .join(' & ');
}

/**
 * Words that all match stand before words that merely resemble. `<%` uses the trigram index; its threshold is the
 * server's default, 0.6.
 */
const RANK = `
WITH asked AS (
  SELECT websearch_to_tsquery('russian', $1) || to_tsquery('simple', $2) AS "forms"
)
SELECT d."productId"
FROM "search_document" d, asked
WHERE NOT d."deleted" AND (d."text" @@ asked."forms" OR $1 <% d."words")
ORDER BY (d."text" @@ asked."forms") DESC,
  ts_rank_cd(d."text", asked."forms") + word_similarity($1, d."words") DESC,
  (d."document"->>'popularity')::float8 DESC, d."productId"
LIMIT $3`;

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
