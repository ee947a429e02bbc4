import { countOf, plural, type PluralForms } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';

/** The label of the button that shows what the filters have found. */
export const showGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `Показать ${countOf(count, goodsForms)}`;

const foundForms: PluralForms = { one: 'Найден', few: 'Найдено', many: 'Найдено' };

/** Says beside the filters what they have found. */
export const foundGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `${plural(count, foundForms)} ${countOf(count, goodsForms)}`;
