import type { ComponentPropsWithRef } from 'react';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { cartLineWords } from './cart-line.words.js';
import { useLine } from './line-context.js';

export type CartLinePriceChangeProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** How the price has changed since the shopper saw it. It is shown only if the line can be ordered and has `seenPrice`. */
export function CartLinePriceChange(props: CartLinePriceChangeProps) {
  const { price, seenPrice = price, gone, classNames } = useLine('PriceChange');
  const words = useWords('cartLine', cartLineWords);
  const locale = useLocale();
  if (gone || seenPrice === price) return null;
  const rose = seenPrice < price;
  return (
    <p css={[styles.notice, styles.notices[rose ? 'rose' : 'fell']]} {...partProps('price-change', classNames, props)}>
      {(rose ? words.priceRose : words.priceFell)(formatPrice(seenPrice, locale))}
    </p>
  );
}
