import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { Price } from '../price/index.js';
import { Text } from '../text/text.js';
import * as styles from './order-card.styles.js';
import { orderCardWords } from './order-card.words.js';
import { useOrder } from './order-context.js';

export type OrderCardTotalProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** The total, and the points that the order earns. */
export function OrderCardTotal(props: OrderCardTotalProps) {
  const { total, cashback = 0, classNames } = useOrder('Total');
  const words = useWords('orderCard', orderCardWords);
  return (
    <span css={styles.total} {...partProps('total', classNames, props)}>
      <Price price={total} />
      {cashback > 0 && (
        <Text as="span" size="small" tone="muted">
          <bdi>{words.earned(cashback)}</bdi>
        </Text>
      )}
    </span>
  );
}
