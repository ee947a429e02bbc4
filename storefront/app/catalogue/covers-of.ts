import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

type Image = ProductCardFieldsFragment['images'][number];

/** The first picture of each card; cards without pictures are skipped. */
export function coversOf(cards: readonly { images: readonly Pick<Image, 'url'>[] }[]): string[] {
  return cards.flatMap(({ images }) => images[0]?.url ?? []);
}
