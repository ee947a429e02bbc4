import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import * as styles from './order-card.styles.js';
import { useOrder } from './order-context.js';
import { OrderCardNumber } from './order-number.js';
import { OrderCardTotal } from './order-total.js';

export type OrderCardHeadProps = ComponentPropsWithRef<'div'>;

/** The first line of a card. Default content: number and total. */
export function OrderCardHead({ children, ...props }: OrderCardHeadProps) {
  const { classNames } = useOrder('Head');
  return (
    <div css={styles.head} {...partProps('head', classNames, props)}>
      {children ?? (
        <>
          <OrderCardNumber />
          <OrderCardTotal />
        </>
      )}
    </div>
  );
}
