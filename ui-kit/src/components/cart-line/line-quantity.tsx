import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';

export type CartLineQuantityProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** The number of units. It is shown only if the line has `quantity` and can be ordered. */
export function CartLineQuantity(props: CartLineQuantityProps) {
  const { quantity, gone, classNames } = useLine('Quantity');
  if (gone || !quantity) return null;
  return (
    <div css={styles.quantity} {...partProps('quantity', classNames, props)}>
      {quantity}
    </div>
  );
}
