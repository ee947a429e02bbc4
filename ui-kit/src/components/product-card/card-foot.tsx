import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { ProductCardCashback } from './card-cashback.js';
import { ProductCardColours } from './card-colours.js';
import { useCard } from './card-context.js';
import { ProductCardNotify } from './card-notify.js';
import * as styles from './product-card.styles.js';

export type ProductCardFootProps = ComponentPropsWithRef<'div'>;

/**
 * The bottom of a card, with the height of a touch target. Default content: cashback and colours. For a sold-out
 * product, its button replaces the whole foot.
 */
export function ProductCardFoot({ children, ...props }: ProductCardFootProps) {
  const { offer, onNotify, quickAdd, classNames } = useCard('Foot');
  if (!children && !offer && onNotify) return <ProductCardNotify />;
  return (
    <div css={[styles.marks, quickAdd && styles.besideButton]} {...partProps('foot', classNames, props)}>
      {children ?? (
        <>
          <ProductCardCashback />
          <ProductCardColours />
        </>
      )}
    </div>
  );
}
