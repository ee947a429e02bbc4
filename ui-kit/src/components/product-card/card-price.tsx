import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { soldOutWords } from '../../locale/words/sold-out.words.js';
import { partProps } from '../../parts/parts.js';
import { Price } from '../price/index.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardPriceProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** The price of the best offer, or the text that the product is sold out. */
export function ProductCardPrice(props: ProductCardPriceProps) {
  const { offer, classNames } = useCard('Price');
  const { soldOut } = useWords('soldOut', soldOutWords);
  if (!offer)
    return (
      <span css={styles.gone} {...partProps('sold-out', classNames, props)}>
        {soldOut}
      </span>
    );
  return (
    <Price
      css={styles.price}
      price={offer.price}
      oldPrice={offer.oldPrice}
      loyaltyPrice={offer.loyaltyPrice}
      from={offer.from}
      {...partProps('price', classNames, props)}
    />
  );
}
