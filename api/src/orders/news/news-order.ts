import type { OrderEditNews } from './announce.js';

/**
 * The data from which letters and SMS about an order are composed, in kopecks and points. It contains no text typed by
 * a shopper: the contact may belong to another person, who would then get a stranger's text from the shop.
 */
export interface NewsOrder {
  number: number;
  awaitsCall: boolean;
  /**
   * Whether the telephone was confirmed by a code, for the account or for this order. An order request without
   * confirmation expires within minutes.
   */
  phoneConfirmed: boolean;
  paid: boolean;
  /** Whether the order is paid for on delivery. */
  onDelivery: boolean;
  /** Kopecks that are still to be paid on delivery; 0 if nothing is. */
  dueOnDelivery: number;
  /** Whether the order belongs to an account. Guests earn no points. */
  hasAccount: boolean;
  totalPrice: number;
  /** URL of the order's public page. */
  link: string;
  /** Address of the pickup point; null if a courier delivers the order. */
  pickupAddress: string | null;
  /** Items that the notification is about. `whole` means that the order has no other items left. */
  items: { name: string; sizeName: string; trackCode: string | null; deliveryIsoCode: string }[];
  whole: boolean;
  /** Kopecks that were refunded. */
  amount: number | null;
  /** Points returned. */
  bonuses: number;
  /** Whether units of a closed return are exchanged. */
  exchanged: boolean;
  /** What an operator wrote to the shopper; null if nothing. */
  note: string | null;
  /** What an operator has changed in the order; null in other notifications. */
  edit: OrderEditNews | null;
  /** Points that the items earned: `earned` were credited, `repaid` reduced the shopper's debt. */
  earned: number;
  repaid: number;
}
