import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** The first picture of every card that has one. */
export function coversOf(cards: readonly ProductCardFieldsFragment[]): string[] {
  return cards.flatMap(({ images }) => images[0]?.url ?? []);
}
