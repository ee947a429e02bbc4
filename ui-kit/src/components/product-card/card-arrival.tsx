import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardArrivalProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** Delivery date of the product. Its line is reserved while the date is not known, and for a sold-out product. */
export function ProductCardArrival(props: ProductCardArrivalProps) {
  const { arrival, offer, classNames } = useCard('Arrival');
  if (arrival === undefined) return null;
  return (
    <p css={styles.arrival} {...partProps('arrival', classNames, props)}>
      {offer && arrival}
    </p>
  );
}
