import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { orderStatusWords } from '../order-status-timeline/order-status.words.js';
import { Text, type TextProps } from '../text/text.js';
import * as styles from './order-card.styles.js';
import { useOrder } from './order-context.js';

export type OrderCardStatusProps = Omit<TextProps, 'children'>;

/** The status of the order. */
export function OrderCardStatus(props: OrderCardStatusProps) {
  const { status, classNames } = useOrder('Status');
  const words = useWords('orderStatus', orderStatusWords);
  const title = typeof status === 'string' ? (words.orderStatuses[status] ?? words.unknownStatus).title : status.label;
  return (
    <Text css={styles.status} {...partProps('status', classNames, props)}>
      {title}
    </Text>
  );
}
