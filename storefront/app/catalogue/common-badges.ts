import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** In a shorter list every badge is shown. */
const shortList = 4;

/** Titles of badges that half of a list or more carries. There they tell one thing from another no more. */
export function commonBadges(cards: readonly Pick<ProductCardFieldsFragment, 'badges'>[]): string[] {
  if (cards.length < shortList) return [];
  const titles = cards.flatMap(({ badges }) => badges.map(({ title }) => title));
  return [...new Set(titles)].filter((title) => titles.filter((one) => one === title).length * 2 >= cards.length);
}
