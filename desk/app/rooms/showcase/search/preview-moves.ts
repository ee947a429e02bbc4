import type { PreviewedGoodsFragment } from '../../../graphql/generated/graphql';

/** Effect of a rule on a product in the results: `by` is the number of places that it moves up, or down if negative. */
export type Move = { kind: 'SAME' } | { kind: 'NEW' } | { kind: 'MOVED'; by: number };

export interface MovedProduct {
  product: PreviewedGoodsFragment;
  move: Move;
}

type Products = readonly PreviewedGoodsFragment[];

const placeIn = (products: Products, { id }: PreviewedGoodsFragment): number =>
  products.findIndex((product) => product.id === id);

/** Returns the results with the rule, each with the effect of the rule on it. */
export const movesOf = (before: Products, after: Products): MovedProduct[] =>
  after.map((product, place) => {
    const was = placeIn(before, product);
    if (was < 0) return { product, move: { kind: 'NEW' } };
    return { product, move: was === place ? { kind: 'SAME' } : { kind: 'MOVED', by: was - place } };
  });

/** Returns the products that the rule removes from the first results. */
export const goneOf = (before: Products, after: Products): PreviewedGoodsFragment[] =>
  before.filter((product) => placeIn(after, product) < 0);
