import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { CoverageCount } from './count-coverage.js';
import type { SearchCoverage } from './search-coverage.model.js';

/** Number of documents that one statement reads, in about a tenth of a second. */
const PART = 5000;

/**
 * Reads for which products the search knows the kind of goods, and which words of names mean a kind but are unknown to
 * the search. Documents are read in parts, because a statement has only some seconds, and counting must not keep the
 * process from answering others.
 */
@Injectable()
export class ReadSearchCoverage {
  constructor(private readonly statements: Statements) {}

  async read(): Promise<SearchCoverage> {
    const count = new CoverageCount();
    for (let after: string | null = null; ;) {
      const documents: (typeof DOCUMENTS)['types']['row'][] = await this.statements.rows(DOCUMENTS, {
        after,
        limit: PART,
      });
      count.add(documents);
      if (documents.length < PART) return count.result();
      after = documents.at(-1)!.productId;
    }
  }
}

/** A document is unpacked once for all of its fields. */
const DOCUMENTS = statement('search-coverage-documents')`
SELECT d."productId", coalesce(x."name", '') AS "name", coalesce(x."categories" -> 0 ->> 'name', '') AS "category",
  x."goods" ->> 0 AS "goods", ARRAY(SELECT coalesce(b ->> 'name', '') FROM jsonb_array_elements(x."brands") b) AS "brands"
FROM "search_document" d, jsonb_to_record(d."document") AS x("name" text, "categories" jsonb, "goods" jsonb, "brands" jsonb)
WHERE NOT d."deleted" AND (:after?::uuid IS NULL OR d."productId" > :after) ORDER BY d."productId" LIMIT :limit`;
