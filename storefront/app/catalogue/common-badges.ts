import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

type Badged = Pick<ProductCardFieldsFragment, 'badges'>;

/** In a list with fewer cards than this, every badge is shown. */
const shortList = 4;

/** Maximum number of cards in a row. A badge is shown on only one of this number of neighbouring cards. */
const row = 4;

/** Titles of badges on at least half of the cards in a list. They do not help to tell the cards apart. */
function commonBadges(cards: readonly Badged[]): string[] {
  const titles = cards.flatMap(({ badges }) => badges.map(({ title }) => title));
  return [...new Set(titles)].filter((title) => titles.filter((one) => one === title).length * 2 >= cards.length);
}

/**
 * Returns, for each card of a list, the titles of the badges that are left out: those on at least half of the first
 * `among` cards, and those that are shown on one of the three cards before.
 */
export function hiddenBadges(cards: readonly Badged[], among = cards.length): string[][] {
  if (cards.length < shortList) return cards.map(() => []);
  const common = commonBadges(cards.slice(0, among));
  const lastAt = new Map<string, number>();
  return cards.map(({ badges }, index) =>
    badges.flatMap(({ title }) => {
      if (common.includes(title) || index - (lastAt.get(title) ?? -row) < row) return title;
      lastAt.set(title, index);
      return [];
    }),
  );
}
