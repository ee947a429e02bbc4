import fc from 'fast-check';
import {
  nextStatuses,
  ORDER_STATUSES,
  statusOfOrder,
  UNPAID,
  type ActorKind,
  type OrderStatus,
  type StatusSettings,
} from './order-lifecycle.js';
import { isCore } from './status-settings.js';

const ACTORS: ActorKind[] = ['SHOPPER', 'OPERATOR', 'PAYMENT', 'SYSTEM'];
const ENDS: OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

function reachable(deliveryIsoCode: string, from: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen)
    for (const by of ACTORS) for (const next of nextStatuses({ status, deliveryIsoCode }, by)) seen.add(next);
  return seen;
}

describe('the statuses of an item', () => {
  it('an item has the 19 statuses of the specification', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(19);
  });

  it('all item statuses can be reached from the two initial ones for products from abroad', () => {
    const all = new Set([...reachable('TR', 'AWAITING_CALL'), ...reachable('TR', 'AWAITING_PAY')]);
    expect([...ORDER_STATUSES].filter((status) => !all.has(status))).toEqual([]);
  });

  it('products in Russian stock skip the statuses of shipping from abroad', () => {
    const seen = reachable('RU', 'AWAITING_PAY');
    expect([...seen].filter((status) => /TURKEY|LOGISTICS|SHIPPED_TO_RUSSIA/.test(status))).toEqual([]);
    expect(seen.has('DELIVERED')).toBe(true);
  });

  it('every status of a paid item leads to DELIVERED or to a refund', () => {
    const paid = ORDER_STATUSES.filter((status) => !UNPAID.includes(status) && !ENDS.includes(status));
    for (const status of paid) {
      const ends = reachable('TR', status);
      expect(ends.has('DELIVERED')).toBe(true);
      expect(ends.has('ISSUED_REFUND') || ends.has('CANCEL_PURCHASE')).toBe(true);
    }
  });

  it('an item becomes paid only by payment', () => {
    for (const status of ORDER_STATUSES)
      for (const by of ACTORS.filter((actor) => actor !== 'PAYMENT'))
        expect(nextStatuses({ status, deliveryIsoCode: 'TR' }, by)).not.toContain('PAID_READY_TO_SEND');
  });

  it('a shopper can cancel an item only before it is bought', () => {
    const own = ORDER_STATUSES.filter((status) => nextStatuses({ status, deliveryIsoCode: 'TR' }, 'SHOPPER').length);
    expect(own).toEqual(['AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID', 'PAID_READY_TO_SEND']);
  });
});

describe('the status of an order', () => {
  const statuses = fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 6 });

  it('an order has the status of its items if all are equal', () => {
    for (const status of ORDER_STATUSES) expect(statusOfOrder([status, status])).toBe(status);
  });

  it('an order’s status is that of one of its items, independent of their order', () => {
    fc.assert(
      fc.property(statuses, (items) => {
        expect(items).toContain(statusOfOrder(items));
        expect(statusOfOrder([...items].reverse())).toBe(statusOfOrder(items));
      }),
    );
  });

  it('an order’s status is that of its least advanced item, ignoring cancelled ones', () => {
    expect(statusOfOrder(['DELIVERED', 'SHIPPED_TO_RUSSIA_STOCK_MEET', 'CANCEL_PURCHASE'])).toBe(
      'SHIPPED_TO_RUSSIA_STOCK_MEET',
    );
    expect(statusOfOrder(['DELIVERED', 'ISSUED_REFUND'])).toBe('DELIVERED');
    expect(statusOfOrder(['CANCEL_PURCHASE', 'ISSUED_REFUND'])).toBe('ISSUED_REFUND');
    expect(statusOfOrder(['ISSUED_REFUND', 'ARRANGED_EXCHANGE'])).toBe('ARRANGED_EXCHANGE');
  });
});

describe('statuses that the shop does not use', () => {
  const off = (...statuses: OrderStatus[]) =>
    Object.fromEntries(statuses.map((status) => [status, { used: false }])) as StatusSettings;
  const abroad = (status: OrderStatus) => ({ status, deliveryIsoCode: 'TR' });

  it('are stepped over onto what follows them, however many there are', () => {
    const settings = off(
      ...(['PURCHASED_FROM_SELLER', 'TRANSFERRED_TO_LOGISTICS_CENTER', 'CUSTOMS_CLEARANCE_IN_TURKEY'] as const),
      ...(['CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', 'SHIPPED_TO_RUSSIA_STOCK_MEET'] as const),
      ...(['ACCEPTED_IN_RUSSIA_STOCK_MEET', 'AWAITING_RESPONSE_FROM_SUPPLIER'] as const),
    );
    expect(nextStatuses(abroad('PAID_READY_TO_SEND'), 'OPERATOR', settings)).toEqual([
      'AWAITING_SENT_FROM_MEET',
      'CANCEL_PURCHASE',
    ]);
  });

  it('leave a way to DELIVERED and back from every status, whichever are off', () => {
    const optional = ORDER_STATUSES.filter((status) => !isCore(status));
    for (let mask = 0; mask < 2 ** optional.length; mask += 1) {
      const settings = off(...optional.filter((_, n) => mask & (1 << n)));
      for (const deliveryIsoCode of ['TR', 'RU']) {
        const seen = new Set<OrderStatus>(['PAID_READY_TO_SEND']);
        for (const status of seen)
          for (const next of nextStatuses({ status, deliveryIsoCode }, 'OPERATOR', settings)) seen.add(next);
        expect(seen.has('DELIVERED')).toBe(true);
        expect([...seen].filter((status) => settings[status])).toEqual([]);
      }
    }
  });
});
