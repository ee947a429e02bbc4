import type { LoyaltyLevelCardProps } from '@meet/ui-kit';
import type { LevelFieldsFragment } from '../graphql/generated/graphql';
import type { Statistics } from './load-statistics.server';

/**
 * The cards of all loyalty levels. Each card says whether the shopper has passed the level, is at it, or reaches it
 * next.
 */
export function levelCards(
  levels: readonly LevelFieldsFragment[],
  { moneySpent, loyaltyLevel, nextLoyaltyLevel }: Pick<Statistics, 'moneySpent' | 'loyaltyLevel' | 'nextLoyaltyLevel'>,
): LoyaltyLevelCardProps[] {
  return [...levels]
    .sort((left, right) => left.requiredSpentAmount - right.requiredSpentAmount)
    .map(({ name, chargePercentage, chargeOffPercentage, requiredSpentAmount }) => ({
      name,
      cashback: chargePercentage,
      spend: chargeOffPercentage,
      required: requiredSpentAmount,
      spent: moneySpent,
      state: stateOf(name, requiredSpentAmount),
    }));

  function stateOf(name: string, required: number): LoyaltyLevelCardProps['state'] {
    if (name === loyaltyLevel?.name) return 'current';
    if (name === nextLoyaltyLevel?.name) return 'next';
    return required <= (loyaltyLevel?.requiredSpentAmount ?? -1) ? 'reached' : 'locked';
  }
}
