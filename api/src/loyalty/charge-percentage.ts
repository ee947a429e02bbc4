/**
 * SQL: the percent that purchases earn the shopper `:userId`; without one, a guest's, which is the percent of the first
 * level. A statement works it out once.
 */
export const CHARGE_PERCENTAGE = `coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
    WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" <= coalesce(
      (SELECT a."moneySpent" FROM "loyalty_account" a WHERE a."userId" = :userId?::uuid), 0)
    ORDER BY l."requiredSpentAmount" DESC LIMIT 1), 0)`;
