import { english } from '../../locale/english.js';
import { countOf, type PluralForms } from '../../locale/plural.js';

const reviews: PluralForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
const stars: PluralForms = { one: 'звезда', few: 'звезды', many: 'звёзд' };
const reviewsEn: PluralForms = { one: 'review', other: 'reviews' };
const starsEn: PluralForms = { one: 'star', other: 'stars' };

/** Texts that ReviewSummary shows on its own. */
export const reviewSummaryWords = {
  reviewCount: (count: number) => countOf(count, reviews),
  reviewMarks: 'Оценки',
  marksOf: (mark: number, count: number, percent: string) =>
    `${countOf(mark, stars)}: ${countOf(count, reviews)}, ${percent}`,
};

export const reviewSummaryWordsEn: typeof reviewSummaryWords = {
  reviewCount: (count) => countOf(count, reviewsEn, english),
  reviewMarks: 'Ratings',
  marksOf: (mark, count, percent) =>
    `${countOf(mark, starsEn, english)}: ${countOf(count, reviewsEn, english)}, ${percent}`,
};
