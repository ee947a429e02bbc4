import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';
import { CartLineError } from './line-error.js';
import { CartLinePriceChange } from './line-price-change.js';
import { CartLinePrice } from './line-price.js';
import { CartLineQuantity } from './line-quantity.js';

export type CartLineTermsProps = ComponentPropsWithRef<'div'>;

/** What the line costs. Default content: price, its change, quantity and error. */
export function CartLineTerms({ children, ...props }: CartLineTermsProps) {
  const { classNames } = useLine('Terms');
  return (
    <div css={styles.terms} {...partProps('terms', classNames, props)}>
      {children ?? (
        <>
          <CartLinePrice />
          <CartLinePriceChange />
          <CartLineQuantity />
          <CartLineError />
        </>
      )}
    </div>
  );
}
