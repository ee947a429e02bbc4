/**
 * SQL: the percent that purchases earn the shopper whose id is the parameter. A guest's, whose id is null, is that of the
 * first level. Worked out once a statement.
 */
export function chargeOf(userId: `$${number}`): string {
  return `coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
    WHERE l."deletedAt" IS NULL AND l."requiredSpentAmount" <= coalesce(
      (SELECT a."moneySpent" FROM "loyalty_account" a WHERE a."userId" = ${userId}::uuid), 0)
    ORDER BY l."requiredSpentAmount" DESC LIMIT 1), 0)`;
}
