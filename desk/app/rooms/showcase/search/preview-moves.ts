import type { PreviewedGoodsFragment } from '../../../graphql/generated/graphql';

/** What a rule does to a product of the results: `by` is how many places it moves up, or down if below 0. */
export type Move = { kind: 'SAME' } | { kind: 'NEW' } | { kind: 'MOVED'; by: number };

export interface MovedProduct {
  product: PreviewedGoodsFragment;
  move: Move;
}

type Products = readonly PreviewedGoodsFragment[];

const placeIn = (products: Products, { id }: PreviewedGoodsFragment): number =>
  products.findIndex((product) => product.id === id);

/** Returns the results with the rule, and what it does to each of them. */
export const movesOf = (before: Products, after: Products): MovedProduct[] =>
  after.map((product, place) => {
    const was = placeIn(before, product);
    if (was < 0) return { product, move: { kind: 'NEW' } };
    return { product, move: was === place ? { kind: 'SAME' } : { kind: 'MOVED', by: was - place } };
  });

/** Returns those that the rule takes from the first results. */
export const goneOf = (before: Products, after: Products): PreviewedGoodsFragment[] =>
  before.filter((product) => placeIn(after, product) < 0);
