import { countOf, formatCount } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';

/** The number of units in a cart: «3 товара», or «Выбрано 2 из 3» if not all of them are selected. */
export const cartCount = (units: number, chosen: number): string =>
  chosen === units ? countOf(units, goodsForms) : `Выбрано ${formatCount(chosen)} из\u00A0${formatCount(units)}`;
