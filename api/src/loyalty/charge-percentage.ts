/**
 * SQL expression: the percentage that purchases of the shopper `:userId` earn. For a guest (null) it is the percentage
 * of the first level. It is evaluated once per statement.
 */
export const CHARGE_PERCENTAGE = `coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
    WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" <= coalesce(
      (SELECT a."moneySpent" FROM "loyalty_account" a WHERE a."userId" = :userId?::uuid), 0)
    ORDER BY l."requiredSpentAmount" DESC LIMIT 1), 0)`;
