import fc from 'fast-check';
import { holdRefusal, shareOf, type HeldUnit, type HoldTerms } from './hold-policy.js';

const TERMS: HoldTerms = {
  units: 4,
  value: 1000,
  addressTimes: 2,
  networkTimes: 3,
  sharePercent: 50,
  ordersPerPhone: 3,
};
const END = new Date('2026-01-01T12:00:00Z');
const unit = (changes: Partial<HeldUnit>): HeldUnit => ({
  orderUuid: 'order',
  itemId: 'held',
  price: 1,
  stock: 100,
  maxPerOrder: 1,
  ofPhone: false,
  ofAccount: false,
  ofAddress: false,
  ofNetwork: false,
  phoneConfirmed: false,
  agreed: false,
  expiresAt: END,
  ...changes,
});
const units = (count: number, changes: Partial<HeldUnit>) =>
  Array.from({ length: count }, (_, n) => unit({ itemId: `held-${n}`, ...changes }));
const wanted = (count: number, price = 1) => Array.from({ length: count }, (_, n) => ({ itemId: `new-${n}`, price }));
const reason = (...args: Parameters<typeof holdRefusal>) => holdRefusal(...args)?.reason ?? null;

describe('what is held without paying is limited by units and by value', () => {
  it.each<[string, Partial<HeldUnit>, number]>([
    ['telephone', { ofPhone: true }, 4],
    ['account', { ofAccount: true }, 4],
    ['address', { ofAddress: true }, 8],
    ['network', { ofNetwork: true }, 12],
  ])('units reserved without payment are limited by number and value for each %s', (_, of, most) => {
    expect(reason(units(most - 1, of), wanted(1), false, TERMS)).toBeNull();
    expect(reason(units(most, of), wanted(1), false, TERMS)).toBe('HELD_UNITS');
    const dear = units(1, { ...of, price: (1000 * most) / 4 - 10 });
    expect(reason(dear, wanted(1, 10), false, TERMS)).toBeNull();
    expect(reason(dear, wanted(1, 11), false, TERMS)).toBe('HELD_VALUE');
  });

  it('a single unit can be reserved whatever it costs', () => {
    expect(reason([], wanted(1, 9999), false, TERMS)).toBeNull();
    expect(reason([], wanted(2, 501), false, TERMS)).toBe('HELD_VALUE');
  });

  it('orders agreed by an operator count only towards the number of open orders', () => {
    const agreed = units(4, { ofPhone: true, agreed: true });
    expect(reason(agreed, wanted(4), false, TERMS)).toBeNull();
    const orders = [1, 2, 3].map((n) => unit({ orderUuid: String(n), ofPhone: true, agreed: true }));
    expect(reason(orders, wanted(1), false, TERMS)).toBe('OPEN_ORDERS');
  });

  it('a refused reservation says when the first current one expires', () => {
    const held = [...units(3, { ofPhone: true }), unit({ ofPhone: true, expiresAt: new Date(END.getTime() - 1000) })];
    expect(holdRefusal(held, wanted(1), false, TERMS)?.retryAt).toEqual(new Date(END.getTime() - 1000));
    expect(holdRefusal([], wanted(5), false, TERMS)?.retryAt).toBeNull();
  });
});

describe('one shopper holds at most a share of an offer’s stock, and at least what one order may have', () => {
  it('one shopper can reserve only a share of an offer’s stock, for every stock and share', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(100), fc.integer({ min: 1, max: 10 }), (stock, percent, maxPerOrder) => {
        const share = shareOf({ stock, maxPerOrder }, percent);
        expect(share).toBeGreaterThanOrEqual(maxPerOrder);
        if (share > maxPerOrder) expect(share).toBeLessThanOrEqual((stock * percent) / 100);
      }),
    );
  });

  it('all units of the new order count towards reservation limits', () => {
    const held = [unit({ ofPhone: true, stock: 8, maxPerOrder: 3 })];
    const more = (count: number) => Array.from({ length: count }, () => ({ itemId: 'held', price: 1 }));
    expect(reason(held, more(3), false, TERMS)).toBeNull();
    expect(holdRefusal(held, more(4), false, { ...TERMS, units: 9 })).toMatchObject({ itemIds: ['held'] });
  });

  const one = [{ itemId: 'held', price: 1 }];
  it.each<[string, Partial<HeldUnit>, boolean, string | null]>([
    ['the same telephone', { ofPhone: true }, false, 'OFFER_SHARE'],
    ['the same account', { ofAccount: true }, true, 'OFFER_SHARE'],
    ['the same address, nobody confirmed', { ofAddress: true }, false, 'OFFER_SHARE'],
    ['the same address, the other one confirmed', { ofAddress: true, phoneConfirmed: true }, false, null],
    ['the same address, and a shopper with a telephone of their own', { ofAddress: true }, true, null],
    ['the same network', { ofNetwork: true }, false, null],
  ])('a shopper may reserve only a share of an offer’s stock without payment: %s', (_, of, owner, expected) => {
    expect(reason([unit({ ...of, stock: 3 })], one, owner, TERMS)).toBe(expected);
    expect(reason([unit({ ...of, stock: 4 })], one, owner, TERMS)).toBeNull();
  });
});
