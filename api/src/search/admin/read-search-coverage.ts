import { Injectable } from '@nestjs/common';
import { goodsName, goodsNamed, isCommonWord, searchForm } from '@meet/search-indexer/language';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { SearchCoverage } from './search-coverage.model.js';

/**
 * A word is proposed for a kind if this many names contain the word, and at least this share of them belong to the
 * kind.
 */
const LEAST_NAMES = 10;
const LEAST_SHARE = 0.9;
const MOST_SHOWN = 50;

/**
 * Reads for which products the search knows the kind of goods, and which words of names mean a kind but are unknown to
 * the search.
 */
@Injectable()
export class ReadSearchCoverage {
  constructor(private readonly statements: Statements) {}

  async read(): Promise<SearchCoverage> {
    const [parts, unknown, words] = await Promise.all([
      this.statements.rows(PARTS),
      this.statements.rows(UNKNOWN, { limit: MOST_SHOWN }),
      this.statements.rows(WORDS, { least: LEAST_NAMES, share: LEAST_SHARE }),
    ]);
    const sum = (count: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + count(part), 0);
    return {
      products: sum(({ products }) => products),
      known: sum(({ known }) => known),
      parts,
      unknown: unknown.flatMap(({ name }) => name ?? []),
      words: words
        .flatMap(({ word, goods, products, share }) =>
          word && goods && !isKnown(word) ? [{ word, kind: goodsName(goods), products, share }] : [],
        )
        .slice(0, MOST_SHOWN),
    };
  }
}

/** Returns true for a word that the search understands by itself, in any form. */
function isKnown(word: string): boolean {
  const stems = searchForm(word).split(' ');
  return stems.length > 1 || isCommonWord(stems[0]!) || goodsNamed(stems) !== undefined;
}

const PARTS = statement('search-coverage-parts')`
SELECT coalesce("document" -> 'categories' -> 0 ->> 'name', '') AS "category", count(*)::int AS "products",
  (count(*) FILTER (WHERE jsonb_array_length(coalesce("document" -> 'goods', '[]')) > 0))::int AS "known"
FROM "search_document" WHERE NOT "deleted"
GROUP BY 1 ORDER BY count(*) - count(*) FILTER (WHERE jsonb_array_length(coalesce("document" -> 'goods', '[]')) > 0) DESC, 1`;

const UNKNOWN = statement('search-coverage-unknown')`
SELECT "document" ->> 'name' AS "name" FROM "search_document"
WHERE NOT "deleted" AND jsonb_array_length(coalesce("document" -> 'goods', '[]')) = 0
ORDER BY 1 LIMIT :limit`;

/** Words of brands are names and mean no kind of goods. */
const WORDS = statement('search-coverage-words')`
WITH named AS (
  SELECT DISTINCT "productId", word, "document" -> 'goods' ->> 0 AS "goods"
  FROM "search_document", regexp_split_to_table(lower("document" ->> 'name'), '[^[:alpha:]]+') word
  WHERE NOT "deleted" AND char_length(word) > 3
    AND NOT EXISTS (SELECT FROM jsonb_array_elements("document" -> 'brands') b WHERE lower(b ->> 'name') LIKE '%' || word || '%')
), counted AS (
  SELECT word, "goods", count(*) AS "having", sum(count(*)) OVER (PARTITION BY word) AS "products" FROM named GROUP BY 1, 2
)
SELECT word AS "word", "goods" AS "goods", "products"::int AS "products", round("having" / "products", 3)::float8 AS "share"
FROM counted
WHERE "goods" IS NOT NULL AND "products" >= :least::int AND "having" >= "products" * :share::float8
ORDER BY "products" DESC, word LIMIT 500`;
