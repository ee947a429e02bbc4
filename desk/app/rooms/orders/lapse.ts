import type { OrderLineFragment, WholeOrderFragment } from '../../graphql/generated/graphql';

/** What an order lacks, without which it is cancelled by itself. */
export type Lack =
  /** The buyer has not confirmed the telephone, and no operator has taken the order up. */
  | 'PHONE'
  /** The shop has not confirmed the order. */
  | 'CALL'
  /** Nobody has paid for it. */
  | 'PAYMENT';

type Lapsing = Pick<OrderLineFragment, 'status' | 'paid' | 'phoneConfirmed'>;
type Event = Pick<WholeOrderFragment['history'][number], 'id' | 'kind' | 'status' | 'actorKind'>;

/** Returns what an order lacks, without which it is cancelled after `expiresAt`; null if it is not cancelled by itself. */
export function lackOf({ status, paid, phoneConfirmed }: Lapsing): Lack | null {
  if (paid) return null;
  if (status === 'AWAITING_CALL') return phoneConfirmed ? 'CALL' : 'PHONE';
  return status === 'AWAITING_PAY' || status === 'ACCEPT_MEET_WAIT_PAID' ? 'PAYMENT' : null;
}

/** Returns why the shop cancelled an order by itself, by the status before; null for any other event. */
export function lapsedFor(event: Event, events: readonly Event[], phoneConfirmed: boolean): Lack | null {
  if (event.status !== 'CANCEL_PURCHASE' || event.actorKind !== 'SYSTEM') return null;
  const earlier = events.slice(events.findIndex(({ id }) => id === event.id) + 1);
  const before = earlier.find(({ kind }) => kind === 'STATUS')?.status;
  return before ? lackOf({ status: before, paid: false, phoneConfirmed }) : null;
}
