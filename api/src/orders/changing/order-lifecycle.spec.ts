import fc from 'fast-check';
import {
  nextStatuses,
  nextStep,
  ORDER_STATUSES,
  statusOfOrder,
  toPickupPoint,
  UNPAID,
  type ActorKind,
  type OrderStatus,
  type StatusSettings,
} from './order-lifecycle.js';
import { isCore } from './status-settings.js';

const ACTORS: ActorKind[] = ['SHOPPER', 'OPERATOR', 'PAYMENT', 'SYSTEM'];
const ENDS: OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

const ABROAD = { deliveryIsoCode: 'TR', inOwnStock: false };
const SELLER = { deliveryIsoCode: 'RU', inOwnStock: false };
const OWN_STOCK = { deliveryIsoCode: 'RU', inOwnStock: true };
const ORIGINS = [ABROAD, SELLER, OWN_STOCK];

function reachable(origin: typeof ABROAD, from: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen)
    for (const by of ACTORS) for (const next of nextStatuses({ status, ...origin }, by)) seen.add(next);
  return seen;
}

describe('the statuses of an item', () => {
  it('an item has the 19 statuses of the specification', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(19);
  });

  it('all item statuses can be reached from the two initial ones for products from abroad', () => {
    const all = new Set([...reachable(ABROAD, 'AWAITING_CALL'), ...reachable(ABROAD, 'AWAITING_PAY')]);
    expect([...ORDER_STATUSES].filter((status) => !all.has(status))).toEqual([]);
  });

  it('products in Russian stock skip the statuses of shipping from abroad', () => {
    const seen = reachable(SELLER, 'AWAITING_PAY');
    expect([...seen].filter((status) => /TURKEY|LOGISTICS|SHIPPED_TO_RUSSIA/.test(status))).toEqual([]);
    expect(seen.has('DELIVERED')).toBe(true);
  });

  it('every status of a paid item leads to DELIVERED or to a refund', () => {
    const paid = ORDER_STATUSES.filter((status) => !UNPAID.includes(status) && !ENDS.includes(status));
    for (const status of paid) {
      const ends = reachable(ABROAD, status);
      expect(ends.has('DELIVERED')).toBe(true);
      expect(ends.has('ISSUED_REFUND') || ends.has('CANCEL_PURCHASE')).toBe(true);
    }
  });

  it('what is in the shop’s own warehouse is sent, and bought from nobody', () => {
    expect(nextStatuses({ status: 'PAID_READY_TO_SEND', ...OWN_STOCK }, 'OPERATOR')).toEqual([
      'AWAITING_SENT_FROM_MEET',
      'CANCEL_PURCHASE',
    ]);
    const seen = reachable(OWN_STOCK, 'AWAITING_PAY');
    expect([...seen].filter((status) => /SUPPLIER|PURCHASED|ACCEPTED_IN|TURKEY|LOGISTICS/.test(status))).toEqual([]);
  });

  it('what is in the shop’s own warehouse and was bought by mistake is sent all the same', () => {
    for (const status of ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER'] as const)
      expect(nextStep(nextStatuses({ status, ...OWN_STOCK }, 'OPERATOR'))).toBe('AWAITING_SENT_FROM_MEET');
  });

  it('no courier brings what goes to a pickup point', () => {
    const handed = nextStatuses({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', ...OWN_STOCK }, 'OPERATOR');
    expect(nextStep(handed)).toBe('DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER');
    expect(nextStep(toPickupPoint(handed))).toBe('DELIVERED');
  });

  it('own goods that lie abroad travel like others from there', () => {
    const own = { status: 'PAID_READY_TO_SEND', deliveryIsoCode: 'TR', inOwnStock: true } as const;
    expect(nextStatuses(own, 'OPERATOR')).toEqual(nextStatuses({ ...own, inOwnStock: false }, 'OPERATOR'));
  });

  it('every status of a paid item has a usual next step until it is delivered, wherever the item comes from', () => {
    for (const origin of ORIGINS) {
      const way: OrderStatus[] = ['PAID_READY_TO_SEND'];
      for (const status of way) {
        const next = nextStep(nextStatuses({ status, ...origin }, 'OPERATOR'));
        if (next) way.push(next);
      }
      expect(way.at(-1)).toBe('DELIVERED');
    }
    expect(nextStep(nextStatuses({ status: 'PAID_READY_TO_SEND', ...ABROAD }, 'OPERATOR'))).toBe(
      'PURCHASED_FROM_SELLER',
    );
    expect(nextStep(nextStatuses({ status: 'DELIVERED', ...ABROAD }, 'OPERATOR'))).toBeNull();
  });

  it('an item becomes paid only by payment', () => {
    for (const status of ORDER_STATUSES)
      for (const by of ACTORS.filter((actor) => actor !== 'PAYMENT'))
        expect(nextStatuses({ status, ...ABROAD }, by)).not.toContain('PAID_READY_TO_SEND');
  });

  it('a shopper can cancel an item only before it is bought', () => {
    const own = ORDER_STATUSES.filter((status) => nextStatuses({ status, ...ABROAD }, 'SHOPPER').length);
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
  const abroad = (status: OrderStatus) => ({ status, ...ABROAD });

  it('statuses that the shop does not use are skipped, however many follow each other', () => {
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

  it('every order status still leads to DELIVERED and to a return, whichever optional statuses are off', () => {
    const optional = ORDER_STATUSES.filter((status) => !isCore(status));
    for (let mask = 0; mask < 2 ** optional.length; mask += 1) {
      const settings = off(...optional.filter((_, n) => mask & (1 << n)));
      for (const origin of ORIGINS) {
        const seen = new Set<OrderStatus>(['PAID_READY_TO_SEND']);
        for (const status of seen)
          for (const next of nextStatuses({ status, ...origin }, 'OPERATOR', settings)) seen.add(next);
        expect(seen.has('DELIVERED')).toBe(true);
        expect([...seen].filter((status) => settings[status])).toEqual([]);
      }
    }
  });
});
