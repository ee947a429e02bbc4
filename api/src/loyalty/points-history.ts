import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { PointsEntryPage } from './points-entry.model.js';

@Injectable()
export class PointsHistory {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of the entries, the newest first. */
  async page(userId: string, request: PageRequest): Promise<PointsEntryPage> {
    const [{ total } = { total: 0 }] = await this.statements.rows(COUNT, { userId });
    const items = await this.statements.rows(PAGE, { userId, limit: request.limit, offset: offsetOf(request) });
    return { items, pagination: paginate(request, total) };
  }
}

/** SQL expression: the points earned by an entry `e`. */
const EARNED = `CASE WHEN e."kind" IN ('ACCRUAL', 'ACCRUAL_REVERSED') THEN e."amount" - e."debt" ELSE 0 END`;

const PAGE = statement('points-page')`
SELECT e."id"::text, e."kind", e."amount", e."pending", e."held", e."debt", ${EARNED} AS "earned", e."createdAt", e."availableAt", e."reason", e."orderUuid",
  (SELECT o."number" FROM "shop_order" o WHERE o."uuid" = e."orderUuid") AS "orderNumber"
FROM "points_entry" e WHERE e."userId" = :userId ORDER BY e."id" DESC LIMIT :limit OFFSET :offset`;

const COUNT = statement('points-count')`SELECT count(*)::int AS "total" FROM "points_entry" WHERE "userId" = :userId`;
