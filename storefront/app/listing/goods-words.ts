import { countOf, type PluralForms } from '@meet/ui-kit';

/** Forms of «товар», for `countOf`. */
export const goodsForms: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** The label of the button that shows what the filters have found. */
export const showGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `Показать ${countOf(count, goodsForms)}`;
