import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { LoyaltyConfig } from './loyalty.config.js';

/** What the ledger says of one shopper. Points, kopecks. */
export interface PointsAccount {
  balance: number;
  held: number;
  pending: number;
  debt: number;
  moneySpent: number;
}

/** What can be spent now. */
export const spendable = ({ balance, held, pending }: Pick<PointsAccount, 'balance' | 'held' | 'pending'>): number =>
  balance - held - pending;

/** One unit of an order, as far as points go. */
export interface PointsUnit {
  orderUuid: string;
  orderItemId: string;
}

/**
 * Entries of the ledger. Every method is called in the transaction of what it belongs to, with the account locked by
 * {@link lock}.
 *
 * An entry changes the account by `api/prisma/sql/post-points-entry.sql`, which refuses one that would take the account
 * below zero; `api/prisma/sql/points-once.sql` refuses a second entry of a kind for one unit,
 * `api/prisma/sql/append-only.sql` a changed entry. Due entries are found by `api/prisma/sql/points-indexes.sql`.
 */
@Injectable()
export class Points {
  constructor(@Inject(CONFIG) private readonly config: LoyaltyConfig) {}

  /** Orders of one shopper go one after another from here to the end of the transaction. */
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

  /** Points that were held are spent. */
  async writeOff(queries: Queries, userId: string, orderUuid: string, points: number): Promise<void> {
    if (points) await this.post(queries, { userId, kind: 'WRITE_OFF', amount: -points, held: -points, orderUuid });
  }

  /** A unit is delivered: it earns points, spendable after the return window, and counts towards the level. */
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
   * A delivered unit comes back: what it earned is taken back. What was spent already is owed by later accruals.
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
      // What it had repaid is owed again.
      debt: amount - taken + repaid,
      moneySpent: -money,
    });
  }

  /** Points that paid for a unit come back with it. */
  async giveBack(queries: Queries, userId: string, unit: PointsUnit, points: number): Promise<void> {
    if (points) await this.post(queries, { ...unit, userId, kind: 'RETURNED', amount: points });
  }

  /** By an operator. Throws the database's check violation where there is less to take. */
  async adjust(
    queries: Queries,
    userId: string,
    points: number,
    reason: string,
    actorId: string | null,
  ): Promise<void> {
    await this.post(queries, { userId, kind: 'MANUAL', amount: points, reason, actorId });
  }

  /** Accruals whose return window is over become spendable. Returns how many. */
  async releaseDue(queries: Queries): Promise<number> {
    const due = await queries.rows(DUE_ACCOUNTS);
    const released = await queries.rows(RELEASE_DUE, { userIds: due.map(({ userId }) => userId) });
    return released.length;
  }

  /** Spendable points of accounts where nothing has happened for the points' life. Returns how many accounts. */
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

/** What is left of the accrual of a unit; none where it was taken back. */
const EARNED = statement('points-earned')`
SELECT e."amount", -e."debt" AS "repaid",
  e."pending" + coalesce((SELECT r."pending" FROM "points_entry" r
    WHERE r."orderItemId" = e."orderItemId" AND r."kind" = 'ACCRUAL_RELEASED'), 0) AS "pending"
FROM "points_entry" e
WHERE e."orderItemId" = :orderItemId AND e."kind" = 'ACCRUAL'
  AND NOT EXISTS (SELECT FROM "points_entry" r WHERE r."orderItemId" = :orderItemId AND r."kind" = 'ACCRUAL_REVERSED')`;

// First the accounts are locked, then a statement of its own looks again at what is true of them.

const DUE = `
FROM "points_entry" e
WHERE e."kind" = 'ACCRUAL' AND e."availableAt" <= now()
  AND NOT EXISTS (SELECT FROM "points_entry" r WHERE r."orderItemId" = e."orderItemId"
                  AND r."kind" IN ('ACCRUAL_RELEASED', 'ACCRUAL_REVERSED'))`;

const DUE_ACCOUNTS = statement('points-due-accounts')`
SELECT a."userId" FROM "loyalty_account" a WHERE a."userId" IN (SELECT e."userId" ${DUE} LIMIT 200)
FOR NO KEY UPDATE SKIP LOCKED`;

const RELEASE_DUE = statement('points-release-due')`
INSERT INTO "points_entry" ("userId", "kind", "pending", "orderUuid", "orderItemId")
SELECT e."userId", 'ACCRUAL_RELEASED', -e."pending", e."orderUuid", e."orderItemId" ${DUE} AND e."userId" = ANY(:userIds)
RETURNING 1`;

const IDLE = `
a."balance" > a."held" + a."pending"
  AND NOT EXISTS (SELECT FROM "points_entry" e WHERE e."userId" = a."userId" AND e."createdAt" > now() - make_interval(days => :days))`;

const IDLE_ACCOUNTS = statement('points-idle-accounts')`
SELECT a."userId" FROM "loyalty_account" a WHERE ${IDLE} LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`;

const EXPIRE = statement('points-expire')`
INSERT INTO "points_entry" ("userId", "kind", "amount")
SELECT a."userId", 'EXPIRED', a."held" + a."pending" - a."balance" FROM "loyalty_account" a
WHERE a."userId" = ANY(:userIds) AND ${IDLE}
RETURNING 1`;
