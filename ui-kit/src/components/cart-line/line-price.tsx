import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { Price } from '../price/index.js';
import * as styles from './cart-line.styles.js';
import { cartLineWords } from './cart-line.words.js';
import { useLine } from './line-context.js';

export type CartLinePriceProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** The price, or why the line cannot be ordered. */
export function CartLinePrice(props: CartLinePriceProps) {
  const { price, oldPrice, sale, loyaltyPrice, state = 'available', reason, classNames } = useLine('Price');
  const words = useWords('cartLine', cartLineWords);
  if (state !== 'available') {
    // A paragraph takes the same attributes; only the type of the ref differs.
    const attributes = props as ComponentPropsWithRef<'p'>;
    return (
      <p css={[styles.notice, styles.notices.gone]} {...partProps('reason', classNames, attributes)}>
        {reason ?? words.lineGone[state]}
      </p>
    );
  }
  return (
    <Price
      css={styles.price}
      {...partProps('price', classNames, props)}
      price={price}
      oldPrice={oldPrice}
      sale={sale}
      loyaltyPrice={loyaltyPrice}
    />
  );
}
