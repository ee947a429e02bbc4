import { Injectable } from '@nestjs/common';
import { numbered } from '../platform/database/numbered.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import type { LoyaltyLevel } from './loyalty-level.model.js';

export interface PointsStatement {
  balance: number;
  held: number;
  pending: number;
  debt: number;
  entries: { kind: string; amount: number; pending: number; debt: number; createdAt: string }[];
}

export interface LoyaltyTerms {
  chargePercentage: number;
  chargeOffPercentage: number;
  bonusesAvailable: number;
}

@Injectable()
export class ReadLoyalty {
  constructor(private readonly statements: Statements) {}

  /** Returns all levels, the lowest first. */
  async levels(): Promise<LoyaltyLevel[]> {
    const levels = await this.statements.prisma.loyaltyLevel.findMany({
      where: { deletedAt: null },
      select: { name: true, chargePercentage: true, chargeOffPercentage: true, requiredSpentAmount: true },
      orderBy: { requiredSpentAmount: 'asc' },
    });
    return levels.map(numbered);
  }

  /** Returns the highest level that the shopper's spending reaches; null if the shop has no levels. */
  async levelOf(userId: string): Promise<LoyaltyLevel | null> {
    const [level] = await this.statements.rows(LEVEL, { userId });
    return level ? { ...level, requiredSpentAmount: Number(level.requiredSpentAmount) } : null;
  }

  /** Returns what a quote needs: the percentages of the shopper's level and the number of spendable points. */
  async termsOf(queries: Queries, userId: string): Promise<LoyaltyTerms> {
    const [row] = await queries.rows(TERMS, { userId });
    return row ?? { chargePercentage: 0, chargeOffPercentage: 0, bonusesAvailable: 0 };
  }

  /** Returns the shopper's account with all its ledger entries. */
  async historyOf(userId: string): Promise<PointsStatement | null> {
    const [row] = await this.statements.rows(HISTORY, { userId });
    return row ?? null;
  }
}

const LEVEL = statement('loyalty-level')`
SELECT l."name", l."chargePercentage", l."chargeOffPercentage", l."requiredSpentAmount"
FROM "loyalty_level" l
WHERE l."deletedAt" IS NULL
  AND l."requiredSpentAmount" <= coalesce((SELECT a."moneySpent" FROM "loyalty_account" a WHERE a."userId" = :userId), 0)
ORDER BY l."requiredSpentAmount" DESC LIMIT 1`;

const TERMS = statement('loyalty-terms')`
SELECT coalesce(l."chargePercentage", 0) AS "chargePercentage",
  coalesce(l."chargeOffPercentage", 0) AS "chargeOffPercentage", a."balance" - a."held" - a."pending" AS "bonusesAvailable"
FROM "loyalty_account" a
LEFT JOIN LATERAL (SELECT * FROM "loyalty_level" l WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" <= a."moneySpent"
                   ORDER BY l."requiredSpentAmount" DESC LIMIT 1) l ON true
WHERE a."userId" = :userId`;

const HISTORY = statement('points-history')`
SELECT a."balance", a."held", a."pending", a."debt",
  (SELECT coalesce(json_agg(json_build_object('kind', e."kind", 'amount', e."amount", 'pending', e."pending",
     'debt', e."debt", 'createdAt', e."createdAt") ORDER BY e."id"), '[]') FROM "points_entry" e WHERE e."userId" = a."userId") AS "entries"
FROM "loyalty_account" a WHERE a."userId" = :userId`;
