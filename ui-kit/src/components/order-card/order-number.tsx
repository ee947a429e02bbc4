import { useWords } from '../../locale/use-words.js';
import { partOf, partProps } from '../../parts/parts.js';
import { Anchor } from '../link/link-provider.js';
import { Heading, type HeadingProps } from '../text/text.js';
import * as styles from './order-card.styles.js';
import { orderCardWords } from './order-card.words.js';
import { useOrder } from './order-context.js';

export type OrderCardNumberProps = Omit<HeadingProps, 'children' | 'level'>;

/** The heading of a card: the order's number, whose link covers the whole card. */
export function OrderCardNumber(props: OrderCardNumberProps) {
  const { href, number, headingLevel = 3, classNames } = useOrder('Number');
  const words = useWords('orderCard', orderCardWords);
  return (
    <Heading level={headingLevel} size="small" {...partProps('heading', classNames, props)}>
      <Anchor css={styles.link} href={href} {...partOf('number', classNames)}>
        {words.order(number)}
      </Anchor>
    </Heading>
  );
}
