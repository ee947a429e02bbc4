import type { ComponentPropsWithRef } from 'react';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';
import { productCardWords } from './product-card.words.js';

export type ProductCardCashbackProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** Points that the purchase earns. The line is reserved even without cashback, so that cards in a row align. */
export function ProductCardCashback(props: ProductCardCashbackProps) {
  const { offer, classNames } = useCard('Cashback');
  const words = useWords('productCard', productCardWords);
  const locale = useLocale();
  const cashback = offer?.cashback ?? 0;
  return (
    <p css={styles.cashback} {...partProps('cashback', classNames, props)}>
      {cashback > 0 && words.cashback(formatCount(cashback, locale))}
    </p>
  );
}
