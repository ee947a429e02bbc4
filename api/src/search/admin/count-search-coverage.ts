import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { CoverageCount } from './count-coverage.js';
import type { SearchCoverage } from './search-coverage.model.js';

/** Number of documents that one statement reads, in about a tenth of a second. */
const PART = 5000;

/**
 * Counts for which products the search knows the kind of goods, and which words of names mean a kind but are unknown to
 * the search, and stores the result. Documents are read in parts, because a statement has only some seconds, and
 * counting must not keep the process from answering others.
 */
export async function countSearchCoverage(queries: Queries): Promise<SearchCoverage> {
  // A document that changes meanwhile gets a higher version, so it is counted next time.
  const [latest] = await queries.rows(VERSION);
  const count = new CoverageCount();
  for (let after: string | null = null; ;) {
    const documents: (typeof DOCUMENTS)['types']['row'][] = await queries.rows(DOCUMENTS, { after, limit: PART });
    count.add(documents);
    if (documents.length < PART) break;
    after = documents.at(-1)!.productId;
  }
  const coverage = count.result();
  const [stored] = await queries.rows(STORE, { version: latest!.version, coverage: JSON.stringify(coverage) });
  return { ...coverage, countedAt: stored!.countedAt };
}

const VERSION = statement(
  'search-coverage-version',
)`SELECT coalesce(max("version"), 0)::text AS "version" FROM "search_document"`;

/** A document is unpacked once for all of its fields. */
const DOCUMENTS = statement('search-coverage-documents')`
SELECT d."productId", coalesce(x."name", '') AS "name", coalesce(x."categories" -> 0 ->> 'name', '') AS "category",
  x."goods" ->> 0 AS "goods", ARRAY(SELECT coalesce(b ->> 'name', '') FROM jsonb_array_elements(x."brands") b) AS "brands"
FROM "search_document" d, jsonb_to_record(d."document") AS x("name" text, "categories" jsonb, "goods" jsonb, "brands" jsonb)
WHERE NOT d."deleted" AND (:after?::uuid IS NULL OR d."productId" > :after) ORDER BY d."productId" LIMIT :limit`;

const STORE = statement('search-coverage-store')`
INSERT INTO "search_coverage" ("version", "coverage") VALUES (:version::bigint, :coverage::jsonb)
ON CONFLICT ("one") DO UPDATE SET "version" = excluded."version", "countedAt" = excluded."countedAt", "coverage" = excluded."coverage"
RETURNING "countedAt"`;
