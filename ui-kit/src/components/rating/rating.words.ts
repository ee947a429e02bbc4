import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

const markWords: readonly string[] = ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'];
const markWordsEn: readonly string[] = ['Terrible', 'Poor', 'Okay', 'Good', 'Excellent'];

const reviews = (count: number) => countOf(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' });
const reviewsEn = (count: number) => countOf(count, { one: 'review', other: 'reviews' }, english);

/** Texts that Rating shows on its own. */
export const ratingWords = {
  rating: (stars: string, count?: number) =>
    count === undefined ? `${stars} из 5` : `${stars} из 5, ${reviews(count)}`,
  reviews,
  noReviews: 'Отзывов пока нет',
  markWords,
  mark: (mark: number) => `${mark} из 5, ${markWords[mark - 1]?.toLowerCase()}`,
};

export const ratingWordsEn: typeof ratingWords = {
  rating: (stars, count) => (count === undefined ? `${stars} out of 5` : `${stars} out of 5, ${reviewsEn(count)}`),
  reviews: reviewsEn,
  noReviews: 'No reviews yet',
  markWords: markWordsEn,
  mark: (mark) => `${mark} out of 5, ${markWordsEn[mark - 1]?.toLowerCase()}`,
};
