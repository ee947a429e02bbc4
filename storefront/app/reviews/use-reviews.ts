import { useEffect, useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { loadReviews, ProductReviews } from './load-reviews.server';
import { readReviewQuery, reviewsSearch, type ReviewQuery } from './review-query';

/**
 * The reviews selected by the URL. The reviews loaded with the page are used until others are selected. While others
 * load, the previous ones stay.
 */
export function useReviews(productId: string, first: ProductReviews) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const query = readReviewQuery(search);
  const asked = reviewsSearch(new URLSearchParams(), query);
  const [came, setCame] = useState({ asked, first });
  const fetcher = useFetcher<typeof loadReviews>({ key: `reviews ${productId}` });
  const { load } = fetcher;

  // The page was reloaded with the reviews of its current URL.
  if (came.first !== first) setCame({ asked, first });

  const isFirst = came.asked === asked;
  useEffect(() => {
    if (!isFirst) void load(`/product-reviews/${productId}${asked}`);
  }, [isFirst, asked, load, productId]);

  return {
    query,
    reviews: isFirst ? first : (fetcher.data ?? first),
    isLoading: !isFirst && fetcher.state !== 'idle',
    hrefOf: (changes: Partial<ReviewQuery>) =>
      `${pathname}${reviewsSearch(search, { ...query, page: 1, ...changes })}#reviews`,
  };
}
