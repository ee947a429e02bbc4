import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { UserOrderStatistics } from './statistics.model.js';

@Injectable()
export class OrderStatistics {
  constructor(private readonly statements: Statements) {}

  async of(userId: string): Promise<UserOrderStatistics> {
    const [row] = await this.statements.rows(STATISTICS, { userId });
    const { balance, held, pending, debt, earned, repaid, moneySpent, orderCount, level, next } = row!;
    return {
      bonuses: balance,
      bonusesAvailable: balance - held - pending,
      bonusesPending: pending,
      bonusesHeld: held,
      bonusesOwed: debt,
      bonusesEarned: earned,
      bonusesRepaid: repaid,
      moneySpent: Number(moneySpent),
      orderCount,
      loyaltyLevel: level,
      nextLoyaltyLevel: next,
    };
  }
}

const LEVEL = `jsonb_build_object('name', l."name", 'chargePercentage', l."chargePercentage",
  'chargeOffPercentage', l."chargeOffPercentage", 'requiredSpentAmount', l."requiredSpentAmount")`;

const STATISTICS = statement('order-statistics')`
SELECT a."balance", a."held", a."pending", a."debt", a."moneySpent", points."earned", points."repaid",
  (SELECT count(*)::int FROM "shop_order" o WHERE o."userId" = a."userId") AS "orderCount",
  (SELECT ${LEVEL} FROM "loyalty_level" l WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" <= a."moneySpent"
   ORDER BY l."requiredSpentAmount" DESC LIMIT 1) AS "level",
  (SELECT ${LEVEL} FROM "loyalty_level" l WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" > a."moneySpent"
   ORDER BY l."requiredSpentAmount" LIMIT 1) AS "next"
FROM "loyalty_account" a
CROSS JOIN LATERAL (
  SELECT coalesce(sum(e."amount" - e."debt"), 0)::int AS "earned",
    coalesce(-sum(e."debt") FILTER (WHERE e."kind" = 'ACCRUAL'), 0)::int AS "repaid"
  FROM "points_entry" e WHERE e."userId" = a."userId" AND e."kind" IN ('ACCRUAL', 'ACCRUAL_REVERSED')) AS points
WHERE a."userId" = :userId`;
