import type { PluralForms } from '@meet/ui-kit';

/** Forms of «товар», for `countOf`. */
export const goodsForms: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };
