import { formatDate } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { Text, type TextProps } from '../text/text.js';
import { orderCardWords } from './order-card.words.js';
import { useOrder } from './order-context.js';

export type OrderCardDateProps = Omit<TextProps, 'children'>;

/** When the order was placed. Without a date nothing is shown. */
export function OrderCardDate(props: OrderCardDateProps) {
  const { placedAt, classNames } = useOrder('Date');
  const words = useWords('orderCard', orderCardWords);
  const date = formatDate(placedAt, useLocale());
  if (!date) return null;
  return (
    <Text size="small" tone="muted" {...partProps('date', classNames, props)}>
      {words.orderFrom(date)}
    </Text>
  );
}
