import { countOf, type PluralForms } from '../../locale/plural.js';

const reviews: PluralForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
const stars: PluralForms = { one: 'звезда', few: 'звезды', many: 'звёзд' };

/** The Russian texts of `ReviewSummary`. */
export const russianReviewSummary = {
  reviewCount: (count: number) => countOf(count, reviews),
  reviewMarks: 'Оценки',
  marksOf: (mark: number, count: number, percent: number) =>
    `${countOf(mark, stars)}: ${countOf(count, reviews)}, ${percent}\u00A0%`,
};
