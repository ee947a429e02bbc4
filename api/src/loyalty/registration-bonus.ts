import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { LoyaltyConfig } from './loyalty.config.js';

/**
 * The bonus for registering. It is credited at once, but becomes spendable only when the shopper confirms a telephone
 * that has never received the bonus. An e-mail address is not enough, because it costs nothing; and registering again
 * after deleting an account must not pay.
 */
@Injectable()
export class RegistrationBonus {
  constructor(@Inject(CONFIG) private readonly config: LoyaltyConfig) {}

  /** Creates the points account of a new shopper, in the transaction that creates the shopper. */
  async credit(queries: Queries, userId: string): Promise<void> {
    await queries.rows(OPEN, { userId });
    await queries.rows(CREDIT, { userId, points: this.config.REGISTRATION_BONUS });
  }

  /**
   * Makes the bonus spendable, unless the telephone has already received one. `phoneHash` is a keyed hash that is kept
   * when the account is deleted.
   */
  async confirm(queries: Queries, userId: string, phoneHash: Buffer): Promise<void> {
    await queries.rows(CONFIRM, { userId, phoneHash });
  }
}

const OPEN = statement('loyalty-open')`INSERT INTO "loyalty_account" ("userId") VALUES (:userId)`;

const CREDIT = statement('registration-credit')`
INSERT INTO "points_entry" ("userId", "kind", "amount", "pending") VALUES (:userId, 'REGISTRATION', :points, :points)`;

/** A single statement, so that the telephone is recorded if and only if the bonus becomes spendable. */
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
