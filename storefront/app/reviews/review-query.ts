import type { ReviewListInput, ReviewSort } from '../graphql/generated/graphql';

/** Reviews per page. */
export const reviewsAtOnce = 5;

export const reviewOrders: readonly { value: ReviewSort; label: string }[] = [
  { value: 'NEW_FIRST', label: 'Сначала новые' },
  { value: 'HELPFUL_FIRST', label: 'Сначала полезные' },
  { value: 'HIGH_RATING_FIRST', label: 'Сначала высокие оценки' },
  { value: 'LOW_RATING_FIRST', label: 'Сначала низкие оценки' },
];

/** The selection of reviews, stored in the address of the product page. */
export interface ReviewQuery {
  /** From 1 to 5; null shows all ratings. */
  stars: 1 | 2 | 3 | 4 | 5 | null;
  withPhotos: boolean;
  sort: ReviewSort;
  /** Page number, starting from 1. */
  page: number;
}

const isOrder = (value: string | null): value is ReviewSort => reviewOrders.some((order) => order.value === value);

/** Reads the selection from the address and ignores invalid values. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const sort = search.get('order');
  const stars = search.get('stars') ?? '';
  const page = search.get('reviews') ?? '';
  return {
    stars: /^[1-5]$/.test(stars) ? (Number(stars) as ReviewQuery['stars']) : null,
    withPhotos: search.get('photos') === '1',
    sort: isOrder(sort) ? sort : 'NEW_FIRST',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the query of an address with another selection. Other parameters of the product page are kept. */
export function reviewsSearch(current: URLSearchParams, query: ReviewQuery): string {
  const search = new URLSearchParams(current);
  const parts = {
    stars: query.stars === null ? null : String(query.stars),
    photos: query.withPhotos ? '1' : null,
    order: query.sort === 'NEW_FIRST' ? null : query.sort,
    reviews: query.page > 1 ? String(query.page) : null,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const words = search.toString();
  return words && `?${words}`;
}

/** The arguments of `reviewList`. */
export function reviewListVariables(productId: string, { stars, withPhotos, sort, page }: ReviewQuery) {
  const dto: ReviewListInput = { productId, rating: stars, withPhotos, sort };
  return { dto, pagination: { page, limit: reviewsAtOnce } };
}
