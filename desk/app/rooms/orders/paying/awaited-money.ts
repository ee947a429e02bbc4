import type { WholeOrderFragment } from '../../../graphql/generated/graphql';

type Awaiting = Pick<WholeOrderFragment, 'status' | 'amountDue' | 'paymentType' | 'paid' | 'totalPrice'> & {
  history: readonly Pick<WholeOrderFragment['history'][number], 'status' | 'actorKind'>[];
};

/**
 * Returns the money, in kopecks, that an operator can record as taken by the shop itself; 0 if the order awaits none. An
 * order whose time is over can still be paid, if nobody has cancelled it.
 */
export function awaitedMoney({ status, amountDue, paymentType, paid, totalPrice, history }: Awaiting): number {
  if (paid) return amountDue;
  if (paymentType === 'ON_DELIVERY') return 0;
  if (status === 'AWAITING_PAY' || status === 'ACCEPT_MEET_WAIT_PAID') return amountDue;
  const last = history.find((entry) => entry.status !== null);
  return status === 'CANCEL_PURCHASE' && last?.actorKind === 'SYSTEM' ? totalPrice : 0;
}
