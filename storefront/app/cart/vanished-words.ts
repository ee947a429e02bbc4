import { countOf, type PluralForms } from '@meet/ui-kit';
import { goodsForms } from '../offers/goods-forms';
import { sizeName } from '../offers/size-name';
import type { VanishedLine } from './cart-line';

/** Maximum number of items named; the rest are counted. */
const namedAtMost = 5;

const soldNoMore: PluralForms = {
  one: 'товар больше не продаётся',
  few: 'товара больше не продаются',
  many: 'товаров больше не продаются',
};

/** Says which items the shop removed from the cart because they are no longer sold. */
export function vanishedWords(lines: readonly VanishedLine[]): { title: string; text: string } {
  const title = countOf(lines.length, soldNoMore);
  const after = `Мы убрали ${lines.length === 1 ? 'его' : 'их'} из корзины.`;
  const named = lines.flatMap(({ name, size }) => (name ? (size ? `${name}, ${sizeName(size)}` : name) : []));
  const shown = named.slice(0, namedAtMost);
  if (shown.length === 0) return { title, text: after };
  const rest = lines.length - shown.length;
  const names = [shown.join('; '), ...(rest > 0 ? [`ещё ${countOf(rest, goodsForms)}`] : [])].join(' и ');
  return { title, text: `${names}. ${after}` };
}
