import { Injectable } from '@nestjs/common';
import { Audit, idOfWritten } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { cleanLine } from '../../shared/clean-line.js';
import { queryKey } from '../rules/query-key.js';
import { COUNT_UNKNOWN } from './edit-search-rules.js';
import type { JudgedQueryInput } from './judged-query.input.js';
import type { JudgedQuery } from './judged-query.model.js';

/** Maximum number of judged queries; a preview may search for all of them, each twice. */
export const MOST_JUDGED = 500;

/**
 * Queries whose results the merchant has judged. The database checks the queries
 * (`api/prisma/sql/search-judged-query.sql`).
 */
@Injectable()
export class JudgedQueries {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  all(): Promise<JudgedQuery[]> {
    return this.statements.rows(JUDGED_QUERIES);
  }

  /** Throws BAD_USER_INPUT for an empty query, unknown products or one query too many. */
  async save(by: Actor, { query: typed, productIds }: JudgedQueryInput): Promise<JudgedQuery> {
    const query = cleanLine(typed);
    if (!queryKey(query)) throw badUserInput([fieldFault('dto.query', 'searchWords')]);
    const [known] = await this.statements.rows(JUDGED_BY_QUERY, { query });
    const action = { by, action: 'saveJudgedQuery', entity: 'JUDGED_QUERY', id: known?.id ?? null } as const;
    await this.audit.change(action, async (queries) => {
      const [unknown] = await queries.rows(COUNT_UNKNOWN, { productIds, categoryIds: [], brandIds: [] });
      if (unknown!.products) throw badUserInput([fieldFault('dto.productIds', 'productIds')]);
      // Judged queries are created one after another, so that two callers do not exceed the limit together.
      await queries.rows(LOCK_JUDGED);
      const [counted] = await queries.rows(COUNT_JUDGED, { query });
      if (counted!.others >= MOST_JUDGED) throw badUserInput([fieldFault('dto', 'mostRows', { most: MOST_JUDGED })]);
      return idOfWritten(queries.rows(WRITE_JUDGED, { query, productIds: [...new Set(productIds)] }));
    });
    const [saved] = await this.statements.rows(JUDGED_BY_QUERY, { query });
    return saved!;
  }

  /** Throws NOT_FOUND for an unknown query. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeJudgedQuery', entity: 'JUDGED_QUERY', id }, (queries) =>
      idOfWritten(queries.rows(REMOVE_JUDGED, { id })),
    );
  }
}

const JUDGED_QUERIES = statement('judged-queries')`
SELECT "id", "query", "productIds" FROM "search_judged_query" ORDER BY "query"`;

const JUDGED_BY_QUERY = statement('judged-by-query')`
SELECT "id", "query", "productIds" FROM "search_judged_query" WHERE "query" = :query`;

const LOCK_JUDGED = statement('lock-judged-queries')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('search_judged_query'))`;

const COUNT_JUDGED = statement('count-judged-queries')`
SELECT count(*)::int AS "others" FROM "search_judged_query" WHERE "query" <> :query`;

const WRITE_JUDGED = statement('write-judged-query')`
INSERT INTO "search_judged_query" ("query", "productIds") VALUES (:query, :productIds::uuid[])
ON CONFLICT ("query") DO UPDATE SET "productIds" = EXCLUDED."productIds" RETURNING "id"`;

const REMOVE_JUDGED = statement('remove-judged-query')`
DELETE FROM "search_judged_query" WHERE "id" = :id RETURNING "id"`;
