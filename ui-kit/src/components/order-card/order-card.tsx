import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Card } from '../card/card.js';
import * as styles from './order-card.styles.js';
import type { OrderCardProps } from './order-card.types.js';
import { orderCardWords } from './order-card.words.js';
import { OrderContext } from './order-context.js';
import { OrderCardDate } from './order-date.js';
import { OrderCardExpected } from './order-expected.js';
import { OrderCardHead } from './order-head.js';
import { OrderCardNumber } from './order-number.js';
import { OrderCardPay } from './order-pay.js';
import { OrderCardPictures } from './order-pictures.js';
import { OrderCardStatus } from './order-status.js';
import { OrderCardTotal } from './order-total.js';

/** An order in a list. The card is one link, with a payment button while payment is due. */
export function OrderCard(passed: OrderCardProps) {
  const props = useDefaultProps('OrderCard', passed);
  const { href, number, placedAt, status, expected, items, total, cashback, paymentHref, ...rest } = props;
  const { extraPayment, headingLevel, classNames, children = wholeCard, ...card } = rest;
  const words = useWords('orderCard', orderCardWords);
  return (
    <OrderContext value={props}>
      <Card as="article" css={styles.card} aria-label={words.order(number)} {...card}>
        {children}
      </Card>
    </OrderContext>
  );
}

const wholeCard = (
  <>
    <OrderCardHead />
    <OrderCardDate />
    <OrderCardStatus />
    <OrderCardExpected />
    <OrderCardPictures />
    <OrderCardPay />
  </>
);

// A server component cannot take a part from a component: it imports `OrderCardStatus` and the like.
OrderCard.Head = OrderCardHead;
OrderCard.Number = OrderCardNumber;
OrderCard.Total = OrderCardTotal;
OrderCard.Date = OrderCardDate;
OrderCard.Status = OrderCardStatus;
OrderCard.Expected = OrderCardExpected;
OrderCard.Pictures = OrderCardPictures;
OrderCard.Pay = OrderCardPay;
