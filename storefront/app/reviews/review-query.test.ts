import { readReviewQuery, reviewListVariables, reviewsSearch } from './review-query';

const read = (search: string) => readReviewQuery(new URLSearchParams(search));
const everything = { stars: null, withPhotos: false, sort: 'NEW_FIRST', page: 1 } as const;

it('the review query reads stars, pictures, order and page from the URL', () => {
  expect(read('size=42&stars=4&photos=1&order=HELPFUL_FIRST&reviews=3')).toEqual({
    stars: 4,
    withPhotos: true,
    sort: 'HELPFUL_FIRST',
    page: 3,
  });
});

it.each(['', 'stars=6', 'stars=4.5', 'photos=yes', 'order=RANDOM', 'reviews=0', 'reviews=-1', 'reviews=1000000'])(
  'the review query shows all reviews for the search string %j',
  (search) => expect(read(search)).toEqual(everything),
);

it('reviewsSearch keeps the size in the URL and writes only chosen filters', () => {
  const current = new URLSearchParams('size=42&stars=4&reviews=2');
  expect(reviewsSearch(current, everything)).toBe('?size=42');
  expect(reviewsSearch(current, { ...everything, stars: 5, withPhotos: true, page: 2 })).toBe(
    '?size=42&stars=5&reviews=2&photos=1',
  );
  expect(reviewsSearch(new URLSearchParams(), everything)).toBe('');
});

it('reviewListVariables asks for one page of reviews', () => {
  expect(reviewListVariables('p', { ...everything, stars: 5, page: 2 })).toEqual({
    dto: { productId: 'p', rating: 5, withPhotos: false, sort: 'NEW_FIRST' },
    pagination: { page: 2, limit: 5 },
  });
});
