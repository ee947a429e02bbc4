import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { isOnTheWay } from '../order-status-timeline/order-stages.js';
import { orderStatusWords } from '../order-status-timeline/order-status.words.js';
import { Text, type TextProps } from '../text/text.js';
import { useOrder } from './order-context.js';

export type OrderCardExpectedProps = Omit<TextProps, 'children'>;

/** When the order is expected. It is shown only while the order is on its way. */
export function OrderCardExpected(props: OrderCardExpectedProps) {
  const { expected, status, classNames } = useOrder('Expected');
  const words = useWords('orderStatus', orderStatusWords);
  const isAwaited = typeof status === 'string' ? isOnTheWay(status) : status.onTheWay;
  if (!expected || !isAwaited) return null;
  return (
    <Text size="small" tone="muted" {...partProps('expected', classNames, props)}>
      {words.expected(expected)}
    </Text>
  );
}
