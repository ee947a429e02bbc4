import { countOf, plural, type PluralForms } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';

/** The label of the button that shows the found products. */
export const showGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `Показать ${countOf(count, goodsForms)}`;

const foundForms: PluralForms = { one: 'Найден', few: 'Найдено', many: 'Найдено' };

/** The number of found products, shown beside the filters. */
export const foundGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `${plural(count, foundForms)} ${countOf(count, goodsForms)}`;
