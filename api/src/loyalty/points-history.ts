import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { PointsEntry, PointsEntryPage } from './points-entry.model.js';

@Injectable()
export class PointsHistory {
  constructor(private readonly statements: Statements) {}

  /** The newest first. */
  async page(userId: string, request: PageRequest): Promise<PointsEntryPage> {
    const count = `SELECT count(*)::int AS "total" FROM "points_entry" WHERE "userId" = $1`;
    const [{ total } = { total: 0 }] = await this.statements.rows<{ total: number }>('points-count', count, [userId]);
    const items = await this.statements.rows<PointsEntry & Record<string, unknown>>('points-page', PAGE, [
      userId,
      request.limit,
      offsetOf(request),
    ]);
    return { items, pagination: paginate(request, total) };
  }
}

/** SQL: of an entry `e`. */
const EARNED = `CASE WHEN e."kind" IN ('ACCRUAL', 'ACCRUAL_REVERSED') THEN e."amount" - e."debt" ELSE 0 END`;

const PAGE = `
SELECT e."id"::text, e."kind", e."amount", e."pending", e."held", e."debt", ${EARNED} AS "earned", e."createdAt", e."availableAt", e."reason", e."orderUuid",
  (SELECT o."number" FROM "shop_order" o WHERE o."uuid" = e."orderUuid") AS "orderNumber"
FROM "points_entry" e WHERE e."userId" = $1 ORDER BY e."id" DESC LIMIT $2 OFFSET $3`;
