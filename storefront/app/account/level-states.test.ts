import { levelCards } from './level-states';

const level = (name: string, requiredSpentAmount: number) => ({
  ...{ name, requiredSpentAmount, chargePercentage: 3, chargeOffPercentage: 20 },
});
const ladder = [level('Золото', 15_000), level('Старт', 0), level('Бронза', 2_000), level('Серебро', 5_000)];

it('levelCards lists levels from the lowest, as reached, current, next and locked', () => {
  const cards = levelCards(ladder, { moneySpent: 3_000, loyaltyLevel: ladder[2]!, nextLoyaltyLevel: ladder[3]! });
  expect(cards.map(({ name, state }) => [name, state])).toEqual([
    ['Старт', 'reached'],
    ['Бронза', 'current'],
    ['Серебро', 'next'],
    ['Золото', 'locked'],
  ]);
  expect(cards[2]).toMatchObject({ required: 5_000, spent: 3_000 });
});

it('levelCards marks the highest level as current when there is no next one', () => {
  const cards = levelCards(ladder, { moneySpent: 20_000, loyaltyLevel: ladder[0]!, nextLoyaltyLevel: null });
  expect(cards.map(({ state }) => state)).toEqual(['reached', 'reached', 'reached', 'current']);
});
