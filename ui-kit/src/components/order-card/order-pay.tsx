import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { ButtonLink, type ButtonLinkProps } from '../button/button.js';
import * as styles from './order-card.styles.js';
import { orderCardWords } from './order-card.words.js';
import { useOrder } from './order-context.js';

export type OrderCardPayProps = Omit<ButtonLinkProps, 'children' | 'href'>;

/** The link that pays the order. It is shown only if the card has `paymentHref`. */
export function OrderCardPay(props: OrderCardPayProps) {
  const { paymentHref, extraPayment = 0, classNames } = useOrder('Pay');
  const words = useWords('orderCard', orderCardWords);
  const locale = useLocale();
  if (!paymentHref) return null;
  return (
    <ButtonLink css={styles.pay} href={paymentHref} {...partProps('pay', classNames, props)}>
      {extraPayment > 0 ? words.payExtra(formatPrice(extraPayment, locale)) : words.payOrder}
    </ButtonLink>
  );
}
