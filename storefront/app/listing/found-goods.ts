import { countOf } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';

/** The label of the button that shows what the filters have found. */
export const showGoods = (count: number): string =>
  count === 0 ? 'Ничего не подходит' : `Показать ${countOf(count, goodsForms)}`;
