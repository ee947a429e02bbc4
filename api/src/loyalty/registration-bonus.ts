import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { LoyaltyConfig } from './loyalty.config.js';

/**
 * The bonus for registering. It is credited at once and becomes spendable when a telephone is confirmed that never had it
 * before: mailboxes cost nothing, and registering again after deleting an account must not pay.
 */
@Injectable()
export class RegistrationBonus {
  constructor(@Inject(CONFIG) private readonly config: LoyaltyConfig) {}

  /** Opens the account of a new shopper, in the transaction that makes them. */
  async credit(queries: Queries, userId: string): Promise<void> {
    await queries.rows(OPEN, { userId });
    await queries.rows(CREDIT, { userId, points: this.config.REGISTRATION_BONUS });
  }

  /** `phoneHash` is a keyed hash that outlives the account. Does nothing for a number that had its bonus. */
  async confirm(queries: Queries, userId: string, phoneHash: Buffer): Promise<void> {
    await queries.rows(CONFIRM, { userId, phoneHash });
  }
}

const OPEN = statement('loyalty-open')`INSERT INTO "loyalty_account" ("userId") VALUES (:userId)`;

const CREDIT = statement('registration-credit')`
INSERT INTO "points_entry" ("userId", "kind", "amount", "pending") VALUES (:userId, 'REGISTRATION', :points, :points)`;

/** One statement, so that the number is recorded if and only if the points are released. */
const CONFIRM = statement('registration-confirm')`
WITH credited AS (
  INSERT INTO "points_entry" ("userId", "kind", "pending")
  SELECT e."userId", 'REGISTRATION_CONFIRMED', -e."pending" FROM "points_entry" e
  WHERE e."userId" = :userId AND e."kind" = 'REGISTRATION'
    AND NOT EXISTS (SELECT FROM "credited_phone" WHERE "phoneHash" = :phoneHash)
  ON CONFLICT ("userId", "kind") WHERE "kind" IN ('REGISTRATION', 'REGISTRATION_CONFIRMED') DO NOTHING
  RETURNING 1
)
INSERT INTO "credited_phone" ("phoneHash") SELECT :phoneHash FROM credited`;
