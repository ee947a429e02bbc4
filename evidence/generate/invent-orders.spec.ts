import { inventShoppers, type Offer, type Wanted } from './invent-orders.js';

const offer = (n: number, deliveryIsoCode: string): Offer => ({
  ...{ itemId: `item-${n}`, productId: `product-${n}`, name: 'Кеды', slug: `kedy-${n}`, image: null },
  ...{ sizeSlug: '42', sizeName: '42', supplierName: 'Meet', deliveryIsoCode, oldPrice: 900_000, price: 700_000 + n },
});
const OFFERS = [offer(1, 'RU'), offer(2, 'RU'), offer(3, 'TR')];
const WANTED: Wanted = {
  ...{ shoppers: 300, orders: 2000, seed: '1', until: new Date('2026-11-01'), chargePercentage: 3 },
  from: { shopper: 1, order: 10_000 },
};
const shoppers = [...inventShoppers(WANTED, OFFERS)];
const orders = shoppers.flatMap((shopper) => shopper.orders);

it('inventShoppers gives shoppers, orders, units and payments unique ids and numbers orders consecutively', () => {
  const ids = [
    ...shoppers.map(({ id }) => id),
    ...orders.flatMap(({ uuid, paymentId, sandboxId, units }) => [
      uuid,
      paymentId,
      sandboxId,
      ...units.map(({ id }) => id),
    ]),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: 2000 }, (_, n) => 10_000 + n));
});

it('inventShoppers never spends points that a shopper does not have at that time', () => {
  let spent = 0;
  for (const { entries } of shoppers) {
    const account = { balance: 0, held: 0, pending: 0 };
    for (const { kind, amount, held, pending } of entries) {
      account.balance += amount;
      account.held += held;
      account.pending += pending;
      expect(
        Math.min(account.held, account.pending, account.balance - account.held - account.pending),
      ).toBeGreaterThanOrEqual(0);
      if (kind === 'WRITE_OFF') spent -= amount;
    }
    expect(account.held).toBe(0);
  }
  expect(spent).toBeGreaterThan(10_000);
});

it('inventShoppers dates no event before its cause or after the end date', () => {
  for (const { createdAt, orders: own } of shoppers)
    for (const { history } of own) {
      const times = [createdAt, ...history.map(({ at }) => at), WANTED.until].map(Number);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
});

it('inventShoppers gives orders from abroad more delivery steps than orders from Russia', () => {
  const ways = new Set(
    orders
      .filter(({ status }) => status === 'DELIVERED')
      .map(({ units, history }) => `${units[0]!.offer.deliveryIsoCode} ${history.length}`),
  );
  expect([...ways].sort()).toEqual(['RU 5', 'TR 11']);
});

it('inventShoppers returns the same shoppers for the same seed and others for another', () => {
  expect([...inventShoppers(WANTED, OFFERS)]).toEqual(shoppers);
  expect([...inventShoppers({ ...WANTED, seed: '2' }, OFFERS)][0]).not.toEqual(shoppers[0]);
});
