import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { freeRows } from '../platform/queue/due-rows.js';
import type { LoyaltyConfig } from './loyalty.config.js';

/** A shopper's points account, i.e. the sums of the ledger. All fields are points, except `moneySpent` in kopecks. */
export interface PointsAccount {
  balance: number;
  held: number;
  pending: number;
  debt: number;
  moneySpent: number;
}

/** Returns the points that can be spent now. */
export const spendable = ({ balance, held, pending }: Pick<PointsAccount, 'balance' | 'held' | 'pending'>): number =>
  balance - held - pending;

/** The ordered unit that a ledger entry belongs to. */
export interface PointsUnit {
  orderUuid: string;
  orderItemId: string;
}

/**
 * Adds entries to the points ledger. Callers call {@link lock} first and pass the transaction of the change that the
 * entry belongs to.
 *
 * Inserting an entry updates the account (`api/prisma/sql/post-points-entry.sql`), which refuses an entry that would
 * make it negative. `api/prisma/sql/points-once.sql` refuses a second entry of the same kind for one unit,
 * `api/prisma/sql/append-only.sql` changes of an entry. Indexes of `api/prisma/sql/points-indexes.sql` find the entries
 * that are due.
 */
@Injectable()
export class Points {
  constructor(@Inject(CONFIG) private readonly config: LoyaltyConfig) {}

  /** Locks the account and returns it. Other orders of the shopper wait until the transaction ends. */
  async lock(queries: Queries, userId: string): Promise<PointsAccount> {
    const [row] = await queries.rows(LOCK, { userId });
    return { ...row!, moneySpent: Number(row!.moneySpent) };
  }

  async hold(queries: Queries, userId: string, orderUuid: string, points: number): Promise<void> {
    if (points) await this.post(queries, { userId, kind: 'HOLD', held: points, orderUuid });
  }

  async release(queries: Queries, userId: string, orderUuid: string, points: number): Promise<void> {
    if (points) await this.post(queries, { userId, kind: 'HOLD_RELEASED', held: -points, orderUuid });
  }

  /** Spends the points held for an order. */
  async writeOff(queries: Queries, userId: string, orderUuid: string, points: number): Promise<void> {
    if (points) await this.post(queries, { userId, kind: 'WRITE_OFF', amount: -points, held: -points, orderUuid });
  }

  /**
   * Credits the points of a delivered unit, which become spendable after the return window, and adds its price to the
   * money that decides the loyalty level.
   */
  async accrue(
    queries: Queries,
    userId: string,
    unit: PointsUnit,
    { points, money }: { points: number; money: number },
  ): Promise<void> {
    const { debt } = await this.lock(queries, userId);
    const repaid = Math.min(debt, points);
    const earned = points - repaid;
    const availableAt = new Date(Date.now() + this.config.RETURN_WINDOW_DAYS * 86_400_000);
    await this.post(queries, {
      ...unit,
      userId,
      kind: 'ACCRUAL',
      amount: earned,
      pending: earned,
      debt: -repaid,
      moneySpent: money,
      availableAt,
    });
  }

  /**
   * Removes the points earned by a returned unit. If they have already been spent, they become a debt, which later
   * accruals repay first.
   */
  async reverse(queries: Queries, userId: string, unit: PointsUnit, money: number): Promise<void> {
    const account = await this.lock(queries, userId);
    const [earned] = await queries.rows(EARNED, { orderItemId: unit.orderItemId });
    if (!earned) return;
    const { amount, repaid, pending } = earned;
    const taken = Math.min(amount, pending + spendable(account));
    await this.post(queries, {
      ...unit,
      userId,
      kind: 'ACCRUAL_REVERSED',
      amount: -taken,
      pending: -pending,
      // If the accrual had repaid a debt, that debt is owed again.
      debt: amount - taken + repaid,
      moneySpent: -money,
    });
  }

  /**
   * Credits points for a review of a delivered unit, which can be spent at once; what the shopper owes is repaid first.
   * Does nothing if the unit's review was rewarded before.
   */
  async rewardReview(queries: Queries, userId: string, unit: PointsUnit, points: number): Promise<void> {
    const { debt } = await this.lock(queries, userId);
    const [rewarded] = await queries.rows(REWARDED, { orderItemId: unit.orderItemId });
    if (rewarded) return;
    const repaid = Math.min(debt, points);
    await this.post(queries, { ...unit, userId, kind: 'REVIEW', amount: points - repaid, debt: -repaid });
  }

  /** Credits again the points that were spent on a returned unit. */
  async giveBack(queries: Queries, userId: string, unit: PointsUnit, points: number): Promise<void> {
    if (points) await this.post(queries, { ...unit, userId, kind: 'RETURNED', amount: points });
  }

  /**
   * Adds or removes points on behalf of an operator, and adds `moneySpent` (kopecks) to the sum that decides the
   * loyalty level. If the account has too few points, throws the database's check violation.
   */
  async adjust(
    queries: Queries,
    userId: string,
    points: number,
    reason: string,
    actorId: string | null,
    moneySpent = 0,
  ): Promise<void> {
    await this.post(queries, { userId, kind: 'MANUAL', amount: points, moneySpent, reason, actorId });
  }

  /** Makes the points of accruals spendable when their return window has ended. Returns the number of accruals. */
  async releaseDue(queries: Queries): Promise<number> {
    const due = await queries.rows(DUE_ACCOUNTS);
    const released = await queries.rows(RELEASE_DUE, { userIds: due.map(({ userId }) => userId) });
    return released.length;
  }

  /**
   * Expires the spendable points of accounts that had no entry for `POINTS_LIFE_DAYS`. Returns the number of accounts.
   */
  async expire(queries: Queries): Promise<number> {
    const { POINTS_LIFE_DAYS: days } = this.config;
    const idle = await queries.rows(IDLE_ACCOUNTS, { days });
    const expired = await queries.rows(EXPIRE, { userIds: idle.map(({ userId }) => userId), days });
    return expired.length;
  }

  private async post(queries: Queries, entry: Entry): Promise<void> {
    await queries.rows(POST, { ...NO_ENTRY, ...entry });
  }
}

const LOCK = statement('points-lock')`
SELECT "balance", "held", "pending", "debt", "moneySpent" FROM "loyalty_account" WHERE "userId" = :userId FOR NO KEY UPDATE`;

const POST = statement('points-post')`
INSERT INTO "points_entry" ("userId", "kind", "amount", "pending", "held", "debt", "moneySpent", "orderUuid",
  "orderItemId", "availableAt", "reason", "actorId")
VALUES (:userId, :kind, :amount, :pending, :held, :debt, :moneySpent, :orderUuid?, :orderItemId?, :availableAt?,
  :reason?, :actorId?)`;

type Entry = Pick<(typeof POST)['types']['params'], 'userId' | 'kind'> & Partial<(typeof POST)['types']['params']>;

const NO_ENTRY = {
  ...{ amount: 0, pending: 0, held: 0, debt: 0, moneySpent: 0 },
  ...{ orderUuid: null, orderItemId: null, availableAt: null, reason: null, actorId: null },
};

/** Selects the accrual of a unit and the part of it that is still pending; no row if the accrual was reversed. */
const EARNED = statement('points-earned')`
SELECT e."amount", -e."debt" AS "repaid",
  e."pending" + coalesce((SELECT r."pending" FROM "points_entry" r
    WHERE r."orderItemId" = e."orderItemId" AND r."kind" = 'ACCRUAL_RELEASED'), 0) AS "pending"
FROM "points_entry" e
WHERE e."orderItemId" = :orderItemId AND e."kind" = 'ACCRUAL'
  AND NOT EXISTS (SELECT FROM "points_entry" r WHERE r."orderItemId" = :orderItemId AND r."kind" = 'ACCRUAL_REVERSED')`;

const REWARDED = statement('points-rewarded')`
SELECT 1 AS "rewarded" FROM "points_entry" WHERE "orderItemId" = :orderItemId AND "kind" = 'REVIEW'`;

// The statements below run in pairs. The first locks the due accounts; the second checks the condition again on the
// locked rows.

const DUE = `
FROM "points_entry" e
WHERE e."kind" = 'ACCRUAL' AND e."availableAt" <= now()
  AND NOT EXISTS (SELECT FROM "points_entry" r WHERE r."orderItemId" = e."orderItemId"
                  AND r."kind" IN ('ACCRUAL_RELEASED', 'ACCRUAL_REVERSED'))`;

const DUE_ACCOUNTS = statement('points-due-accounts')`
${freeRows(
  `SELECT a."userId" FROM "loyalty_account" a WHERE a."userId" IN (SELECT e."userId" ${DUE} LIMIT 200)`,
  'NO KEY UPDATE',
)}`;

const RELEASE_DUE = statement('points-release-due')`
INSERT INTO "points_entry" ("userId", "kind", "pending", "orderUuid", "orderItemId")
SELECT e."userId", 'ACCRUAL_RELEASED', -e."pending", e."orderUuid", e."orderItemId" ${DUE} AND e."userId" = ANY(:userIds)
RETURNING 1`;

const IDLE = `
a."balance" > a."held" + a."pending"
  AND NOT EXISTS (SELECT FROM "points_entry" e WHERE e."userId" = a."userId" AND e."createdAt" > now() - make_interval(days => :days))`;

const IDLE_ACCOUNTS = statement('points-idle-accounts')`
${freeRows(`SELECT a."userId" FROM "loyalty_account" a WHERE ${IDLE} LIMIT 200`, 'NO KEY UPDATE')}`;

const EXPIRE = statement('points-expire')`
INSERT INTO "points_entry" ("userId", "kind", "amount")
SELECT a."userId", 'EXPIRED', a."held" + a."pending" - a."balance" FROM "loyalty_account" a
WHERE a."userId" = ANY(:userIds) AND ${IDLE}
RETURNING 1`;
