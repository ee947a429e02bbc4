import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PartClasses } from '../../parts/parts.js';
import type { OrderStatus } from '../order-status-timeline/order-stages.js';

export interface OrderCardItem {
  name: string;
  picture: string | null;
}

/** A status that is not of the kit's: what the card says of the order. */
export interface OwnOrderStatus {
  /** The status in your words, such as «Собираем». */
  label: string;
  /** The order is still to come, so the card says when it is expected. Default: false. */
  onTheWay?: boolean;
}

/** Names of a card's parts, as their elements have them in `data-part`. */
export type OrderCardPart =
  'head' | 'heading' | 'number' | 'total' | 'date' | 'status' | 'expected' | 'pictures' | 'pay';

export interface OrderCardProps extends ComponentPropsWithRef<'div'> {
  /** Address of the order. */
  href: string;
  /** Number of the order, as the shopper knows it. */
  number: string;
  /** When the order was placed, ISO 8601. */
  placedAt: string;
  /**
   * Status of the order: one of the kit's, or yours with its text. For an unknown one the card says that the status is
   * being clarified.
   */
  status: OrderStatus | OwnOrderStatus;
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
  /**
   * The parts of the card in the order of yours, with whatever stands between them. Default: head, date, status, expected
   * delivery, pictures and payment.
   */
  children?: ReactNode;
}
