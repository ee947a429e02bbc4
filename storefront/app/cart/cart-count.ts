import { countOf, formatCount } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';

/** What is in a cart, in units: «3 товара», or «Выбрано 2 из 3» if some of it is not to be ordered. */
export const cartCount = (units: number, chosen: number): string =>
  chosen === units ? countOf(units, goodsForms) : `Выбрано ${formatCount(chosen)} из\u00A0${formatCount(units)}`;
