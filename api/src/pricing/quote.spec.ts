import fc from 'fast-check';
import { quote, type Quote, type QuoteItem, type QuoteUnit, type QuoteTerms } from './quote.js';

/** Number of random carts with which each property is checked. */
const RUNS = 20_000;

const item: fc.Arbitrary<Omit<QuoteItem, 'id'>> = fc
  .record({
    price: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9_000_000 })),
    above: fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null }),
    below: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    agreed: fc.option(fc.integer({ min: 1, max: 130 }), { nil: null }),
    bonusCalcState: fc.constantFrom('ALL', 'ACCRUAL_ONLY', 'WRITE_OFF_ONLY', 'NONE'),
    categoryIds: fc.subarray(['sneakers', 'boots', 'shirts']),
    brandIds: fc.subarray(['nike', 'puma']),
  })
  .map(({ price, above, below, agreed, ...rest }) => ({
    ...rest,
    price,
    oldPrice: above === null ? null : price + above,
    loyaltyPrice: below === null ? null : Math.floor((price * below) / 100),
    personalPrice: agreed === null ? null : Math.floor((price * agreed) / 100),
  }));

const terms: fc.Arbitrary<QuoteTerms> = fc.record({
  // Some offers have several units, which need not stand together.
  items: fc
    .array(fc.record({ one: item, again: fc.boolean() }), { maxLength: 8 })
    .map((items) =>
      items
        .map(({ one }, n) => ({ ...one, id: `item-${n}` }))
        .flatMap((one, n, all) => (items[n]!.again ? [one, all[n % 2]!] : [one])),
    ),
  shopper: fc.option(
    fc.record({
      chargePercentage: fc.integer({ min: 0, max: 100 }),
      chargeOffPercentage: fc.integer({ min: 0, max: 100 }),
      bonusesAvailable: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1_000_000 })),
    }),
    { nil: null },
  ),
  promo: fc.option(
    fc
      .record({
        kind: fc.constantFrom('PERCENT', 'FIXED'),
        percent: fc.integer({ min: 1, max: 100 }),
        fixed: fc.integer({ min: 1, max: 5_000_000 }),
        minimum: fc.constantFrom(0, 0, 100_000, 3_000_000),
        coversSale: fc.boolean(),
        categoryIds: fc.subarray(['sneakers', 'boots']),
        brandIds: fc.subarray(['nike', 'puma']),
      })
      .map(({ percent, fixed, ...promo }) => ({ ...promo, value: promo.kind === 'PERCENT' ? percent : fixed })),
    { nil: null },
  ),
  bonuses: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1_000_000 })),
  deliveryPrice: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null }),
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const holds = (check: (given: QuoteTerms) => void, numRuns = RUNS) => fc.assert(fc.property(terms, check), { numRuns });

describe('whatever the cart, a quote', () => {
  it('a random quote’s parts add up to its totals, in lines and in steps', () => {
    holds((given) => {
      const answer = quote(given);
      const column = (key: 'oldPrice' | 'discountValue' | 'bonuses' | 'soldPrice' | 'cashback') =>
        sum(answer.units.map((line) => line[key]));
      expect(column('oldPrice')).toBe(answer.goodsPrice);
      expect(column('discountValue')).toBe(answer.discountValue);
      expect(column('bonuses')).toBe(answer.bonuses);
      expect(column('cashback')).toBe(answer.cashback);
      expect(column('soldPrice') + (answer.deliveryPrice ?? 0)).toBe(answer.totalPrice);
      const of = (kind: string) => answer.steps.find((step) => step.kind === kind)?.amount ?? 0;
      const taken = of('SALE') + of('LOYALTY_PRICE') + of('PERSONAL_PRICE') + of('PROMOCODE') + of('BONUSES');
      expect(of('GOODS') - taken + of('DELIVERY')).toBe(of('TOTAL'));
    });
  });

  it('a random quote has no negative or fractional amount', () => {
    holds((given) => {
      const { units, steps, ...answer } = quote(given);
      const numbers = [...units, ...steps, answer].flatMap((part) =>
        Object.values(part).filter((value) => typeof value === 'number'),
      );
      expect(numbers.filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
    });
  });

  it('a random quote uses an agreed price only if lower and for a signed-in shopper', () => {
    holds((given) => {
      const usual = quote({ ...given, items: given.items.map((one) => ({ ...one, personalPrice: null })) });
      for (const [n, line] of quote(given).units.entries()) {
        const without = usual.units[n]!.price;
        const { personalPrice: agreed } = given.items[n]!;
        const isLower = given.shopper !== null && agreed !== null && agreed < without;
        expect([line.price, line.personalPrice]).toEqual(isLower ? [agreed, agreed] : [without, null]);
      }
    });
  });

  it('a random quote does not depend on the order of lines', () => {
    holds((given) => {
      const straight = quote(given);
      const turned = quote({ ...given, items: [...given.items].reverse() });
      // Which unit of an offer gets the odd kopeck says nothing, so they are compared as a set.
      const sorted = ({ units, ...sums }: Quote) => ({
        ...sums,
        units: units.map((unit) => JSON.stringify(unit)).sort(),
      });
      expect(sorted(turned)).toEqual(sorted(straight));
    });
  });

  it('a random quote uses points in tens within the requested, available and allowed amounts', () => {
    holds((given) => {
      const answer = quote(given);
      const { shopper, bonuses } = given;
      expect(answer.bonuses % 10).toBe(0);
      expect(answer.bonuses).toBeLessThanOrEqual(Math.min(bonuses, answer.bonusesAvailableToSpent));
      expect(answer.bonusesAvailableToSpent).toBeLessThanOrEqual(shopper?.bonusesAvailable ?? 0);
      const payable = new Set(
        given.items.filter((one) => ['ALL', 'WRITE_OFF_ONLY'].includes(one.bonusCalcState)).map(({ id }) => id),
      );
      const eligible = answer.units.filter(({ itemId }) => payable.has(itemId));
      const worth = sum(eligible.map(({ price, discountValue }) => price - discountValue));
      expect(answer.bonusesAvailableToSpent * 10_000).toBeLessThanOrEqual(worth * (shopper?.chargeOffPercentage ?? 0));
      expect(answer.units.filter(({ itemId, bonuses: paid }) => paid > 0 && !payable.has(itemId))).toEqual([]);
    });
  });

  it('a random quote splits discount and points exactly, with less than one unit of rounding per item', () => {
    holds((given) => {
      const { units, discountValue, bonuses } = quote(given);
      const covered = units.filter((line) => line.discountValue > 0);
      const worth = sum(covered.map(({ price }) => price));
      // The tolerance is one kopeck per unit: if a unit is too cheap to take the kopeck that rounding gives it, another
      // unit takes that kopeck too.
      const away = (part: number, price: number) => Math.abs(part - (discountValue * price) / worth);
      expect(covered.filter((line) => away(line.discountValue, line.price) > units.length)).toEqual([]);
      expect(sum(units.map((line) => line.bonuses))).toBe(bonuses);
      const kept = ({ price, discountValue: off, bonuses: paid, soldPrice }: QuoteUnit) =>
        soldPrice === price - off - paid * 100;
      expect(units.every(kept)).toBe(true);
    });
  });
});

describe('quote', () => {
  const sneakers: QuoteItem = {
    id: 'a',
    price: 1_000_000,
    oldPrice: 1_250_000,
    loyaltyPrice: 950_000,
    personalPrice: null,
    bonusCalcState: 'ALL',
    categoryIds: ['sneakers'],
    brandIds: ['nike'],
  };
  const shirt: QuoteItem = {
    ...sneakers,
    id: 'b',
    price: 300_000,
    oldPrice: null,
    loyaltyPrice: null,
    categoryIds: ['shirts'],
  };
  const shopper = { chargePercentage: 5, chargeOffPercentage: 25, bonusesAvailable: 5000 };
  const promo = { kind: 'PERCENT', value: 10, minimum: 0, coversSale: true, categoryIds: [], brandIds: [] } as const;
  const given = { items: [sneakers, shirt], shopper, promo: null, bonuses: 0, deliveryPrice: null };
  const withPromo = (terms: object) =>
    quote({ ...given, promo: { ...promo, categoryIds: [], brandIds: [], ...terms } });

  it('a quote splits promo code and points over units of an item to the kopeck and point', () => {
    const { units, ...sums } = quote({
      ...given,
      items: [shirt, shirt, sneakers, shirt],
      promo: { ...promo, kind: 'FIXED', value: 100_000, categoryIds: ['shirts'], brandIds: [] },
      bonuses: 100,
    });
    expect(units.map(({ itemId, discountValue }) => [itemId, discountValue])).toEqual([
      ['b', 33_334],
      ['b', 33_333],
      ['a', 0],
      ['b', 33_333],
    ]);
    expect(units.map(({ bonuses }) => bonuses)).toEqual([15, 15, 55, 15]);
    expect(units.map(({ soldPrice }) => soldPrice)).toEqual([265_166, 265_167, 944_500, 265_167]);
    expect(sums).toMatchObject({ goodsPrice: 2_150_000, discountValue: 100_000, bonuses: 100, totalPrice: 1_740_000 });
  });

  it('a quote lists the steps of its calculation', () => {
    const { steps, units, totalPrice } = quote({
      ...given,
      promo: { ...promo, categoryIds: [], brandIds: [] },
      bonuses: 1000,
      deliveryPrice: 39_000,
    });
    expect(steps).toEqual([
      { kind: 'GOODS', amount: 1_550_000, points: 0 },
      { kind: 'SALE', amount: 250_000, points: 0 },
      { kind: 'LOYALTY_PRICE', amount: 50_000, points: 0 },
      { kind: 'PROMOCODE', amount: 125_000, points: 0 },
      { kind: 'BONUSES', amount: 100_000, points: 1000 },
      { kind: 'DELIVERY', amount: 39_000, points: 0 },
      { kind: 'TOTAL', amount: 1_064_000, points: 0 },
      { kind: 'CASHBACK', amount: 0, points: 512 },
    ]);
    expect(totalPrice).toBe(1_064_000);
    expect(units.map(({ soldPrice }) => soldPrice)).toEqual([779_000, 246_000]);
  });

  it('a quote for a guest has no loyalty price, points or promo code', () => {
    const answer = quote({ ...given, shopper: null, promo: { ...promo, categoryIds: [], brandIds: [] }, bonuses: 500 });
    expect(answer).toMatchObject({ totalPrice: 1_300_000, discountValue: 0, bonuses: 0, cashback: 0 });
  });

  it('a quote treats an agreed price as a sale price for promo codes, not for points and cashback', () => {
    const items = [{ ...shirt, personalPrice: 200_000 }];
    const priced = quote({ ...given, items, bonuses: 300 });
    expect(priced.steps).toEqual([
      { kind: 'GOODS', amount: 300_000, points: 0 },
      { kind: 'PERSONAL_PRICE', amount: 100_000, points: 0 },
      { kind: 'BONUSES', amount: 30_000, points: 300 },
      { kind: 'TOTAL', amount: 170_000, points: 0 },
      { kind: 'CASHBACK', amount: 0, points: 85 },
    ]);
    const codes = { ...promo, categoryIds: [], brandIds: [] };
    expect(quote({ ...given, items, promo: codes }).discountValue).toBe(20_000);
    expect(quote({ ...given, items, promo: { ...codes, coversSale: false } })).toMatchObject({
      ...{ discountValue: 0, promoUnfit: { reason: 'NOT_FOR_SALE_GOODS' } },
    });
    const worse = [{ ...shirt, personalPrice: 300_000 }];
    expect(quote({ ...given, items: worse, promo: { ...codes, coversSale: false } }).discountValue).toBe(30_000);
  });

  it('a quote limits a fixed discount to the price of the goods', () => {
    expect(withPromo({ kind: 'FIXED', value: 9_000_000 }).totalPrice).toBe(0);
  });

  it('a quote does not apply a promo code when the cart is below its minimum', () => {
    expect(withPromo({ minimum: 1_250_001 }).discountValue).toBe(0);
    expect(withPromo({ minimum: 1_250_000 }).discountValue).toBe(125_000);
  });

  it('a promo code gives no discount for goods outside its categories, brands or sale rule', () => {
    expect(withPromo({ categoryIds: ['shirts'] }).discountValue).toBe(30_000);
    expect(withPromo({ brandIds: ['puma'] }).discountValue).toBe(0);
    expect(withPromo({ coversSale: false }).discountValue).toBe(30_000);
  });

  it('a percentage discount is rounded to whole roubles, since pages show no kopecks', () => {
    expect(
      quote({
        ...given,
        items: [{ ...shirt, price: 299_990 }],
        promo: { ...promo, value: 15, categoryIds: [], brandIds: [] },
      }).discountValue,
    ).toBe(44_900);
  });

  it('points in a quote are limited to the level’s percentage of the discounted price', () => {
    expect(quote({ ...given, bonuses: 99_999 })).toMatchObject({ bonuses: 3120, bonusesAvailableToSpent: 3120 });
  });

  it('a quote earns no points for a product on which points can only be spent', () => {
    expect(quote({ ...given, items: [{ ...shirt, bonusCalcState: 'WRITE_OFF_ONLY' }] }).cashback).toBe(0);
  });
});
