import type { FitCounts, ReviewMark } from '@meet/ui-kit';
import type { ProductReviewsQuery } from '../graphql/generated/graphql';
import { cardFit } from './card-fit';

type Figures = ProductReviewsQuery['reviewList'];

/** Number of reviews for each rating. */
export function markCounts(histogram: Figures['histogram']): Record<ReviewMark, number> {
  const of = (mark: ReviewMark) => histogram.find(({ rating }) => rating === mark)?.count ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

/** Number of buyers for each fit: runs small, true to size, runs large. */
export function fitCounts(fits: Figures['fits']): FitCounts {
  const of = (name: keyof FitCounts) => fits.find(({ fit }) => cardFit[fit] === name)?.count ?? 0;
  return { small: of('small'), true: of('true'), large: of('large') };
}
