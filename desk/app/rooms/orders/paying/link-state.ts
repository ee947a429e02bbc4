import type { WholeOrderFragment } from '../../../graphql/generated/graphql';

/** What can be done about the payment link of an order. */
export type LinkState =
  /** There is a link that the buyer can pay by. */
  | 'READY'
  /** There is none, but one can be made. */
  | 'ABSENT'
  /** None can be made: the shop must confirm the order first. */
  | 'UNCONFIRMED'
  /** None can be made: the time to pay is over. */
  | 'EXPIRED';

type Payable = Pick<WholeOrderFragment, 'status' | 'amountDue' | 'paymentType' | 'paid' | 'payable' | 'paymentLink'>;

/** Returns what can be done about the payment link; null if the order awaits no payment by a link. */
export function linkState({ status, amountDue, paymentType, paid, payable, paymentLink }: Payable): LinkState | null {
  if (amountDue === 0 || status === 'CANCEL_PURCHASE') return null;
  if (paymentType === 'ON_DELIVERY' && !paid) return null;
  if (payable) return paymentLink ? 'READY' : 'ABSENT';
  return status === 'AWAITING_CALL' ? 'UNCONFIRMED' : 'EXPIRED';
}
