import fc from 'fast-check';
import {
  nextStatuses,
  ORDER_STATUSES,
  statusOfOrder,
  UNPAID,
  type ActorKind,
  type OrderStatus,
} from './order-lifecycle.js';

const ACTORS: ActorKind[] = ['SHOPPER', 'OPERATOR', 'PAYMENT', 'SYSTEM'];
const ENDS: OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

function reachable(deliveryIsoCode: string, from: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen)
    for (const by of ACTORS) for (const next of nextStatuses({ status, deliveryIsoCode }, by)) seen.add(next);
  return seen;
}

describe('the statuses of an item', () => {
  it('are the 19 of the specification', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(19);
  });

  it('are all reached from the two beginnings by goods from abroad', () => {
    const all = new Set([...reachable('TR', 'AWAITING_CALL'), ...reachable('TR', 'AWAITING_PAY')]);
    expect([...ORDER_STATUSES].filter((status) => !all.has(status))).toEqual([]);
  });

  it('skip the way from abroad where goods come from a Russian stock', () => {
    const seen = reachable('RU', 'AWAITING_PAY');
    expect([...seen].filter((status) => /TURKEY|LOGISTICS|SHIPPED_TO_RUSSIA/.test(status))).toEqual([]);
    expect(seen.has('DELIVERED')).toBe(true);
  });

  it('lead to DELIVERED or back to the shopper’s money from everywhere an item was paid for', () => {
    const paid = ORDER_STATUSES.filter((status) => !UNPAID.includes(status) && !ENDS.includes(status));
    for (const status of paid) {
      const ends = reachable('TR', status);
      expect(ends.has('DELIVERED')).toBe(true);
      expect(ends.has('ISSUED_REFUND') || ends.has('CANCEL_PURCHASE')).toBe(true);
    }
  });

  it('become paid by money alone', () => {
    for (const status of ORDER_STATUSES)
      for (const by of ACTORS.filter((actor) => actor !== 'PAYMENT'))
        expect(nextStatuses({ status, deliveryIsoCode: 'TR' }, by)).not.toContain('PAID_READY_TO_SEND');
  });

  it('can be ended by the shopper only before anything is bought for them', () => {
    const own = ORDER_STATUSES.filter((status) => nextStatuses({ status, deliveryIsoCode: 'TR' }, 'SHOPPER').length);
    expect(own).toEqual(['AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID', 'PAID_READY_TO_SEND']);
  });
});

describe('the status of an order', () => {
  const statuses = fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 6 });

  it('is that of its items where they agree', () => {
    for (const status of ORDER_STATUSES) expect(statusOfOrder([status, status])).toBe(status);
  });

  it('is one of its items’, in whatever order they come', () => {
    fc.assert(
      fc.property(statuses, (items) => {
        expect(items).toContain(statusOfOrder(items));
        expect(statusOfOrder([...items].reverse())).toBe(statusOfOrder(items));
      }),
    );
  });

  it('waits for the last one on the way and does not mind those that were called off', () => {
    expect(statusOfOrder(['DELIVERED', 'SHIPPED_TO_RUSSIA_STOCK_MEET', 'CANCEL_PURCHASE'])).toBe(
      'SHIPPED_TO_RUSSIA_STOCK_MEET',
    );
    expect(statusOfOrder(['DELIVERED', 'ISSUED_REFUND'])).toBe('DELIVERED');
    expect(statusOfOrder(['CANCEL_PURCHASE', 'ISSUED_REFUND'])).toBe('ISSUED_REFUND');
  });
});
