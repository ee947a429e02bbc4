import { useId, type ComponentPropsWithRef } from 'react';
import { formatDate } from '../../locale/format-dates.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partOf, type PartClasses } from '../../parts/parts.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { ButtonLink } from '../button/button.js';
import { Card } from '../card/card.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import { isOnTheWay, type OrderStatus } from '../order-status-timeline/order-stages.js';
import { orderStatusWords } from '../order-status-timeline/order-status.words.js';
import { Price } from '../price/index.js';
import { Heading, Text } from '../text/text.js';
import * as styles from './order-card.styles.js';
import { orderCardWords } from './order-card.words.js';

export interface OrderCardItem {
  name: string;
  picture: string | null;
}

/** Names of a card's parts, as their elements have them in `data-part`. */
export type OrderCardPart = 'head' | 'number' | 'total' | 'date' | 'status' | 'expected' | 'pictures' | 'pay';

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the order. */
  href: string;
  /** Number of the order, as the shopper knows it. */
  number: string;
  /** When the order was placed, ISO 8601. */
  placedAt: string;
  /** Status of the order. For an unknown one the card says that the status is being clarified. */
  status: OrderStatus;
  /** Expected delivery, such as «24–28 ноября». Default: none. */
  expected?: string;
  /** The ordered products; up to four pictures are shown. */
  items: readonly OrderCardItem[];
  /** Total of the order, in minor units. */
  total: number;
  /** Points that the order earned or will earn. Default: 0, which is not shown. */
  cashback?: number;
  /** Address of the payment page, while the order can be paid. Without it there is no button. Default: none. */
  paymentHref?: string;
  /**
   * Cost of units added to a paid order, in minor units, shown on the button. Default: 0, which means that the order
   * itself is to be paid.
   */
  extraPayment?: number;
  /** Heading level of the number. Default: 3. */
  headingLevel?: 2 | 3;
  /** Classes for the card's parts. Default: none. */
  classNames?: PartClasses<OrderCardPart>;
}

/** Number of pictures that fit in one row on a phone. */
const pictureLimit = 4;

/** An order in a list. The card is one link, with a payment button while payment is due. */
export function OrderCard(passed: OrderCardProps) {
  const props = useDefaultProps('OrderCard', passed);
  const { href, number, placedAt, status, expected, items, total, cashback = 0, paymentHref, ...rest } = props;
  const { extraPayment = 0, headingLevel = 3, classNames, ...card } = rest;
  const words = useWords('orderCard', orderCardWords);
  const statusWords = useWords('orderStatus', orderStatusWords);
  const locale = useLocale();
  const titleId = useId();
  const more = items.length > pictureLimit ? items.length - pictureLimit + 1 : 0;
  const date = formatDate(placedAt, locale);
  return (
    <Card as="article" css={styles.card} aria-labelledby={titleId} {...card}>
      <div css={styles.head} {...partOf('head', classNames)}>
        <Heading level={headingLevel} size="small" id={titleId}>
          <Anchor css={styles.link} href={href} {...partOf('number', classNames)}>
            {words.order(number)}
          </Anchor>
        </Heading>
        <span css={styles.total} {...partOf('total', classNames)}>
          <Price price={total} />
          {cashback > 0 && (
            <Text as="span" size="small" tone="muted">
              <bdi>{words.earned(cashback)}</bdi>
            </Text>
          )}
        </span>
      </div>
      {date && (
        <Text size="small" tone="muted" {...partOf('date', classNames)}>
          {words.orderFrom(date)}
        </Text>
      )}
      <Text css={styles.status} {...partOf('status', classNames)}>
        {(statusWords.orderStatuses[status] ?? statusWords.unknownStatus).title}
      </Text>
      {expected && isOnTheWay(status) && (
        <Text size="small" tone="muted" {...partOf('expected', classNames)}>
          {statusWords.expected(expected)}
        </Text>
      )}
      <ul css={styles.pictures} aria-label={words.orderGoods} {...partOf('pictures', classNames)}>
        {items.slice(0, more > 0 ? pictureLimit - 1 : pictureLimit).map(({ name, picture }, index) => (
          <li key={index} css={styles.picture}>
            <Image contour src={picture} alt={name} sizes="72px" />
          </li>
        ))}
        {more > 0 && (
          <li css={styles.rest}>
            <bdi>+{more}</bdi>
          </li>
        )}
      </ul>
      {paymentHref && (
        <ButtonLink css={styles.pay} href={paymentHref} {...partOf('pay', classNames)}>
          {extraPayment > 0 ? words.payExtra(formatPrice(extraPayment, locale)) : words.payOrder}
        </ButtonLink>
      )}
    </Card>
  );
}
