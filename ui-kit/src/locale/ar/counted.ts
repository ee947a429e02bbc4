import { countOf, plural, type PluralForms } from '../plural.js';

/** The language of the Arabic pack: its plurals and its digits. */
export const arabic = { locale: 'ar' };

/** Returns a number with its noun. In Arabic, one and two are expressed by the form of the noun alone. */
export const counted = (count: number, forms: PluralForms): string =>
  count === 1 || count === 2 ? plural(count, forms, arabic) : countOf(count, forms, arabic);

/** Forms of the nouns that several parts count. */
export const points: PluralForms = {
  one: 'نقطة واحدة',
  two: 'نقطتان',
  few: 'نقاط',
  many: 'نقطة',
  other: 'نقطة',
};
export const items: PluralForms = {
  one: 'منتج واحد',
  two: 'منتجان',
  few: 'منتجات',
  many: 'منتجًا',
  other: 'منتج',
};
export const reviews: PluralForms = {
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: 'تقييمات',
  many: 'تقييمًا',
  other: 'تقييم',
};
export const options: PluralForms = {
  one: 'خيار واحد',
  two: 'خياران',
  few: 'خيارات',
  many: 'خيارًا',
  other: 'خيار',
};
