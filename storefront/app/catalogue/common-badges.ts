import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** In a list shorter than this every badge is shown. */
const shortList = 4;

/** Titles of badges on at least half of the cards in a list. They do not help to tell the cards apart. */
export function commonBadges(cards: readonly Pick<ProductCardFieldsFragment, 'badges'>[]): string[] {
  if (cards.length < shortList) return [];
  const titles = cards.flatMap(({ badges }) => badges.map(({ title }) => title));
  return [...new Set(titles)].filter((title) => titles.filter((one) => one === title).length * 2 >= cards.length);
}
