import { Injectable } from '@nestjs/common';
import { EraseAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/**
 * Deletes the texts and pictures of a shopper's requests when they delete their account. The requests stay with their
 * orders, because goods may be on their way back, and the accounts must show the refunds.
 */
@Injectable()
export class ForgetReturns {
  constructor(erased: EraseAccount) {
    erased.add((queries, userId) => this.of(queries, userId));
  }

  private async of(queries: Queries, userId: string): Promise<void> {
    await queries.rows(LOCK_ORDERS, { userId });
    await queries.rows(FORGET, { userId });
  }
}

const LOCK_ORDERS = statement('returns-lock-orders')`
SELECT 1 AS "locked" FROM "shop_order" o WHERE o."userId" = :userId
  AND EXISTS (SELECT FROM "return_request" r WHERE r."orderUuid" = o."uuid") ORDER BY o."uuid" FOR NO KEY UPDATE`;

const FORGET = statement('returns-forget')`
WITH forgotten AS (
  UPDATE "return_request" r SET "photos" = '{}' FROM "shop_order" o
  WHERE o."uuid" = r."orderUuid" AND o."userId" = :userId RETURNING r."id"
)
UPDATE "return_item" x SET "comment" = '' FROM forgotten WHERE x."requestId" = forgotten."id"`;
